import { useSelector } from '@xstate/react';
import { createSovtClient } from '#client/sovt/sovt-client.ts';
import type { ObservableSpan, WindowsAnswer } from '#contract/sovt/windows.ts';
import { countText } from '#contract/text/count-text.ts';
import { msOfMjd } from '#machines/kit/julian-date.ts';
import { propagationOf, queryOf } from '#machines/sovt/path-list.ts';
import { windowsQuery } from '#machines/sovt/path-query.ts';
import { leastElongation } from '#machines/sovt/sovt-tables.ts';
import { isAnswerTo } from '#machines/sovt/windows.ts';
import { CallLink } from '#parts/downloads/call-link.tsx';
import { dayText, momentOf, momentText } from '#parts/timeline/moment-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { type PlainColumn, type PlainRow, PlainTable } from '#ui/table/plain-table.tsx';
import type { ActivePath } from '../details/active-object.ts';
import type { SovtSession } from '../sovt-session.ts';
import { WindowsPlace } from './windows-place.tsx';
import { Glossed } from '#parts/glossary/term.tsx';

/** Parts of the running tool that the list needs. */
type WindowsSession = Pick<SovtSession, 'sovt' | 'clock'> & {
  readonly sources: Pick<SovtSession['sources'], 'timeline' | 'settings'>;
};

/** Address from which the same list is downloaded. */
const ADDRESSES = createSovtClient();

/**
 * When the selected object is brighter than its limit, and outside of the elongation cone where that is shown; with a site in its
 * nights alone, high enough above its horizon. To seconds, from the service.
 */
export function WindowsList({ active, session }: { active: ActivePath; session: WindowsSession }) {
  const { sovt, sources, clock } = session;
  const { windows } = sovt.getSnapshot().context;
  const known = useSelector(windows, ({ context }) => context);
  const isBusy = useSelector(windows, (state) => state.hasTag('busy'));
  const range = useSelector(sources.timeline, ({ context }) => context.range);
  const elongation = useSelector(sources.settings, ({ context }) => leastElongation(context.settings));
  const objectQuery = {
    ...queryOf(active.row, active.calculated, range),
    propagation: propagationOf(active.row),
  };
  const query = windowsQuery(objectQuery, { ...known, leastElongation: elongation }, clock.now());
  const answer = isAnswerTo(known, query) ? known.answer : undefined;
  const frame = `${dayOf(query.initD)} – ${dayOf(query.finalD)}`;
  return (
    <div className="sovt-windows">
      <WindowsPlace sovt={sovt} />
      <output className="visually-hidden">
        {isBusy ? 'Searching for windows…' : answer && foundText(answer, frame)}
      </output>
      {answer === undefined ? (
        <Button
          size="small"
          isDisabled={isBusy}
          onPress={() => windows.send({ type: 'windows.requested', query })}
        >
          {isBusy ? 'Searching for windows…' : 'List observing windows'}
        </Button>
      ) : (
        <>
          <Found answer={answer} title={active.row.title} frame={frame} />
          <p className="small">
            <CallLink address={ADDRESSES.windowsAddress(query, 'csv')}>CSV</CallLink>{' '}
            <CallLink address={ADDRESSES.windowsAddress(query, 'calendar')}>iCal</CallLink>
          </p>
        </>
      )}
    </div>
  );
}

/** A response in words. */
function foundText({ data, errors: [error] }: WindowsAnswer, frame: string): string {
  if (error !== undefined) return error.message;
  return data.length === 0
    ? `No observing windows in ${frame}.`
    : `${countText(data.length, 'observing window')} found`;
}

function Found({ answer, title, frame }: { answer: WindowsAnswer; title: string; frame: string }) {
  const { data, errors, site } = answer;
  if (errors.length > 0 || data.length === 0)
    return <p className="small muted">{foundText(answer, frame)}</p>;
  return site === undefined ? (
    <PlainTable
      caption={`Observing windows of ${title}`}
      columns={WINDOW_COLUMNS}
      renderTitle={(words) => <Glossed words={words} />}
      rows={data.map(windowRow)}
    />
  ) : (
    <PlainTable
      caption={`Nights when ${title} can be observed from ${site}, ${frame}`}
      columns={NIGHT_COLUMNS}
      renderTitle={(words) => <Glossed words={words} />}
      rows={data.map(nightRow)}
    />
  );
}

/** @param iso an instant of the query. */
function dayOf(iso: string): string {
  return dayText(momentOf(iso.slice(0, 10)));
}

const WINDOW_COLUMNS: readonly PlainColumn[] = [
  { title: 'Observable' },
  { title: 'Days' },
  { title: 'Brightest', unit: 'mag' },
];

const NIGHT_COLUMNS: readonly PlainColumn[] = [
  { title: 'Night', unit: 'UTC' },
  { title: 'Until' },
  { title: 'V', unit: 'mag' },
  { title: 'Altitude', unit: '°' },
];

/** A span as a row of the list. */
function windowRow({ start, end, startsBefore, endsAfter, brightest }: ObservableSpan): PlainRow {
  const span = `${startsBefore ? '… ' : ''}${dayText(msOfMjd(start))} – ${dayText(msOfMjd(end))}${endsAfter ? ' …' : ''}`;
  return {
    key: String(start),
    cells: [span, String(Math.max(1, Math.round(end - start))), brightest.apparentMag.toFixed(1)],
  };
}

/** A span within a night of a site as a row of the list. */
function nightRow({ start, end, brightest }: ObservableSpan): PlainRow {
  return {
    key: String(start),
    cells: [
      momentText(msOfMjd(start)),
      momentText(msOfMjd(end)).slice(-5),
      brightest.apparentMag.toFixed(1),
      brightest.altitude?.toFixed(0) ?? '–',
    ],
  };
}
