import './panels.css';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Trace } from '#contract/scd/trace-points.ts';
import { STAR_PLACES_RULE } from '#engine/sky/star-place.ts';
import { handedObject } from '#machines/objects/handed-objects.ts';
import { shownRow } from '#machines/scd/opening.ts';
import { EMBEDDING } from '#parts/embedding.ts';
import { Glossed } from '#parts/glossary/term.tsx';
import { HandoverButton } from '#parts/handover/handover-button.tsx';
import { FactList } from '#ui/content/fact-list.tsx';
import { FloatingPanel, PanelSection } from '#ui/overlays/floating-panel.tsx';
import { Note } from '#ui/content/note.tsx';
import { traceDateFacts } from '../point-facts.ts';
import { UNMOVED_STAR } from '../point-marks.ts';
import type { ScdSession } from '../scd-session.ts';
import { PointsTable } from './points-table.tsx';

type Props = { readonly session: ScdSession; readonly designator: string };

/** The object in the foreground: its points, and what they rest on. */
export function DetailsPanel({ session, designator }: Props) {
  const { traces } = session.workflows;
  const [isOpen, setOpen] = useState(() => EMBEDDING === undefined);
  const object = useSelector(traces, ({ context }) =>
    context.objects.find(({ requested }) => requested.designator === designator),
  );
  if (object === undefined) return null;
  const { requested, trace, failure } = object;
  return (
    <FloatingPanel title={requested.title} isOpen={isOpen} onOpenChange={setOpen}>
      {EMBEDDING === undefined ? (
        <PanelSection>
          <div className="row">
            <OrbitButton session={session} designator={designator} />
          </div>
        </PanelSection>
      ) : null}
      {requested.lost === undefined ? null : (
        <PanelSection>
          <Note>{`This comet counts as ${requested.lost}.`}</Note>
        </PanelSection>
      )}
      {failure === undefined ? null : (
        <PanelSection>
          <Note status="warning">{failure.message}</Note>
        </PanelSection>
      )}
      {trace?.object.error === undefined ? null : (
        <PanelSection>
          <Note status="warning">{trace.object.error}</Note>
        </PanelSection>
      )}
      {trace === undefined ? (
        <PanelSection>
          <p className="muted">
            {failure === undefined ? 'Loading the path…' : 'The path could not be loaded.'}
          </p>
        </PanelSection>
      ) : (
        <>
          <PanelSection>
            <TraceDateFacts session={session} trace={trace} />
          </PanelSection>
          <PointsTable session={session} trace={trace} title={requested.title} />
          <PanelSection>
            <details className="small muted">
              <summary>What positions and marks are based on</summary>
              <p>{`${trace.provenance.forceModel}; ${trace.provenance.ephemeris}; ${trace.provenance.software}.`}</p>
              <p>{starlightText(trace.starlight)}</p>
              <p>{STAR_PLACES_RULE}</p>
            </details>
          </PanelSection>
        </>
      )}
    </FloatingPanel>
  );
}

function TraceDateFacts({ session, trace }: { readonly session: ScdSession; readonly trace: Trace }) {
  const row = useSelector(session.workflows.chart, ({ context }) => shownRow(context, trace.points));
  return <FactList Name={Glossed} facts={traceDateFacts(trace, row)} />;
}

/** Shows the orbit of the object. */
function OrbitButton({ session: { workflows }, designator }: Props) {
  return (
    <HandoverButton to="ovt" handed={() => handedObject(workflows.setup.getSnapshot().context, designator)}>
      Show orbit
    </HandoverButton>
  );
}

function starlightText({ rule, sources, faintLimit, unmovedEpoch }: Trace['starlight']): string {
  const unmoved =
    unmovedEpoch === undefined
      ? ''
      : ` Stars without a known motion are at their places of ${unmovedEpoch.toFixed(0)}; where they alone spoil a point, its mark is ${UNMOVED_STAR}.`;
  return `${rule} Stars: ${sources.join(', ')}, to V ${faintLimit.toFixed(1)}.${unmoved}`;
}
