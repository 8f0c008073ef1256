import './validation.css';
import { useEffect, useState } from 'react';
import { readValidation, VALIDATION_FILE } from '#client/validation.ts';
import {
  VALIDATION_TOPICS,
  type ErrorResult,
  type ShareResult,
  type ValidationReport,
  type ValidationResult,
  type ValidationRun,
} from '#contract/validation.ts';
import { FactList } from '#ui/content/fact-list.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Arriving } from '#parts/arriving.tsx';
import { lazyPart } from '#parts/lazy-part.tsx';
import { numberText } from '#parts/quantities/number-text.ts';
import { InformationPage } from '../information/information-page.tsx';
import { ErrorTable } from './error-table.tsx';
import { KnownLimits } from './known-limits.tsx';
import { ShareTable } from './share-table.tsx';

const OwnCheck = lazyPart(async () => (await import('./own-check/own-check.tsx')).OwnCheck);

/** The page that compares each kind of number with the values of outside authorities. */
export function Validation() {
  const report = useReport();
  return (
    <InformationPage title="Validation" isWide>
      <p>
        How far the numbers of this toolkit are from those of JPL Horizons, ESA, the IERS and others. Each
        comparison has a limit, and no version is released that exceeds one.
      </p>
      {report === undefined ? <output>Loading the comparisons…</output> : null}
      {report === 'unreachable' ? <p role="alert">The comparisons could not be loaded.</p> : null}
      {typeof report === 'object' ? <Report report={report} /> : null}
      <section className="validation-topic">
        <h2>Your own check</h2>
        <Arriving fallback={<output>Loading…</output>}>
          <OwnCheck />
        </Arriving>
      </section>
      <KnownLimits />
    </InformationPage>
  );
}

function useReport(): ValidationReport | 'unreachable' | undefined {
  const [report, setReport] = useState<ValidationReport | 'unreachable'>();
  useEffect(() => {
    const stop = new AbortController();
    readValidation(stop.signal)
      .then(setReport)
      .catch(() => {
        if (!stop.signal.aborted) setReport('unreachable');
      });
    return () => stop.abort();
  }, []);
  return report;
}

const CHOICES = [
  { id: 'recorded', title: 'All recorded rows' },
  { id: 'cited', title: 'Rows in the repository' },
] as const;

function Report({ report }: { readonly report: ValidationReport }) {
  const [choice, setChoice] = useState<(typeof CHOICES)[number]['id']>('recorded');
  const { recorded, cited } = report;
  const run = choice === 'recorded' && recorded !== undefined ? recorded : cited;
  return (
    <>
      {recorded === undefined ? null : (
        <Segmented label="Rows" options={CHOICES} value={choice} onChange={setChoice} />
      )}
      <div className="validation-facts">
        <FactList facts={factsOf(report, run)} />
      </div>
      <p>
        Each line opens to show its worst cases, as recorded and as computed, its years and where its rows are
        from. Bars of a histogram span equal factors, two to a factor of ten, up to the limit, which is the
        dashed line; the first holds everything smaller, and what exceeds the limit lies beyond the line. For
        programs, the same as <a href={VALIDATION_FILE}>JSON</a>.
      </p>
      {VALIDATION_TOPICS.map((topic) => (
        <Topic key={topic} topic={topic} results={run.results.filter((result) => result.topic === topic)} />
      ))}
    </>
  );
}

function factsOf(
  { command, forceModel, orbits }: ValidationReport,
  { date, version, results }: ValidationRun,
) {
  const rows = results.reduce((sum, result) => sum + result.rows, 0);
  return [
    { name: 'Made', value: `${date}, version ${version}` },
    { name: 'Compared', value: `${numberText(rows, 0)} rows in ${results.length} comparisons` },
    { name: 'Force model', value: forceModel },
    { name: 'Catalogue', value: orbits },
    { name: 'Command', value: <code>{command}</code> },
  ];
}

function Topic({
  topic,
  results,
}: {
  readonly topic: string;
  readonly results: readonly ValidationResult[];
}) {
  const errors = results.filter((result): result is ErrorResult => result.kind === 'errors');
  const shares = results.filter((result): result is ShareResult => result.kind === 'shares');
  if (results.length === 0) return null;
  return (
    <section className="validation-topic">
      <h2>{topic}</h2>
      {errors.length === 0 ? null : <ErrorTable caption={topic} results={errors} />}
      {shares.length === 0 ? null : (
        <ShareTable caption={`${topic}: within 1 and 3 standard deviations`} results={shares} />
      )}
    </section>
  );
}
