import './comparison-panel.css';
import { useSelector } from '@xstate/react';
import { referenceAmong } from '#machines/fvt/comparison.ts';
import { titleOfTarget } from '#machines/fvt/flyby.ts';
import { SCROLLS_BY_KEYBOARD } from '#parts/scene/view-table.tsx';
import { FloatingPanel, PanelSection } from '#ui/overlays/floating-panel.tsx';
import { PlainTable } from '#ui/table/plain-table.tsx';
import type { FvtSources } from '../fvt-session.ts';
import { COMPARISON_COLUMNS, comparisonRows, doDisagree, nameOf } from './comparison-rows.ts';
import { Glossed } from '#parts/glossary/term.tsx';

const DISAGREEMENT =
  'Some of these orbits differ by more than their uncertainties. Those cover errors of the observations alone, not which observations were used, nor forces that one orbit includes and another leaves out, such as the push of sunlight.';

export type ComparisonPanelProps = { sources: FvtSources; onClosed: () => void };

/** The approach that is shown by every orbit that is known of its object, side by side with the differences. */
export function ComparisonPanel({ sources: { comparison, flyby }, onClosed }: ComparisonPanelProps) {
  const solutions = useSelector(comparison, ({ context }) => context.solutions);
  const isComparing = useSelector(comparison, (state) => state.matches({ open: 'comparing' }));
  const shown = useSelector(flyby, ({ context }) => context.shown);
  if (shown === undefined) return null;
  const { facts } = shown.file;
  const title = `${titleOfTarget(shown.target)} at ${facts.mainBody.name}`;
  const reference = referenceAmong(solutions, facts.provenance);
  return (
    <FloatingPanel
      title="Compare solutions"
      isOpen
      takesFocus
      onOpenChange={() => {
        comparison.send({ type: 'comparison.closed' });
        onClosed();
      }}
    >
      <PanelSection>
        <output className="small muted">{isComparing ? 'Computing the approach by each orbit…' : ''}</output>
        {isComparing ? null : (
          <>
            <section className="fvt-comparison" aria-label="Solutions" {...SCROLLS_BY_KEYBOARD}>
              <PlainTable
                caption={title}
                columns={COMPARISON_COLUMNS}
                renderTitle={(words) => <Glossed words={words} />}
                rows={comparisonRows(solutions, reference)}
              />
            </section>
            {reference === undefined ? null : (
              <p className="small muted">{`Differences are from ${nameOf(reference)}.`}</p>
            )}
            {doDisagree(solutions, reference) ? <p className="small">{DISAGREEMENT}</p> : null}
          </>
        )}
      </PanelSection>
    </FloatingPanel>
  );
}
