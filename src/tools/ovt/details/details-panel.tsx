import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { isOn } from '#machines/display-settings-rules.ts';
import { useSimulatedDate } from '#parts/timeline/use-simulated-date.ts';
import { FactList } from '#ui/fact-list.tsx';
import { FloatingPanel, PanelSection } from '#ui/floating-panel.tsx';
import { Note } from '#ui/note.tsx';
import type { OvtSession } from '../session.ts';
import type { ActiveObject } from './active-object.ts';
import { detailFacts } from './detail-facts.ts';
import { EncounterButton } from './encounter-button.tsx';
import { selectedObject } from './selected-object.ts';
import { ShapeSource } from './shape-source.tsx';

/** What is known of the selected object at the simulated date; the setting switches it off. */
export function DetailsPanel({ session }: { session: OvtSession }) {
  const { sources, ovt } = session;
  const date = useSimulatedDate(sources.timeline);
  const isShown = useSelector(sources.settings, ({ context }) =>
    isOn(context.settings.objectsSettings, 'objectDetails'),
  );
  useSelector(sources.objects, ({ context }) => context);
  useSelector(sources.loading, ({ context }) => context);
  useSyncExternalStore(sources.shapes.subscribe, sources.shapes.get);
  const object = selectedObject(sources, date);
  if (!isShown || object === undefined) return null;
  return (
    <FloatingPanel
      title={object.name}
      isOpen
      onOpenChange={() => sources.objects.send({ type: 'row.clicked', designator: object.designator })}
    >
      <PanelSection>
        <FactList facts={detailFacts(object)} />
        <DetailNotes object={object} />
        <EncounterButton object={object} ovt={ovt} />
        <Provenance object={object} />
        <ShapeSource object={object} />
      </PanelSection>
    </FloatingPanel>
  );
}

function DetailNotes({ object }: { object: ActiveObject }) {
  return (
    <>
      {object.isOutside ? <Note>No perturbed position is known for this date.</Note> : null}
      {object.isUnreliable ? (
        <Note status="warning">
          The orbit is unreliable on this date: its place is uncertain by more than 3 LD.
        </Note>
      ) : null}
      {object.impactDate === undefined ? null : <Note status="warning">Impact on {object.impactDate}</Note>}
    </>
  );
}

function Provenance({ object }: { object: ActiveObject }) {
  const { provenance } = object;
  if (provenance === undefined) return null;
  const { source, catalogueDate, forceModel } = provenance;
  return (
    <p className="ovt-provenance">
      Orbit: {catalogueDate === '' ? source : `${source}, catalogue of ${catalogueDate}`}
      {forceModel === undefined ? null : `; ${forceModel}`}
    </p>
  );
}
