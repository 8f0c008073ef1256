import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { listedObjects, userDefinedObjects } from '#machines/orbits/orbit-list.ts';
import { hasImpacted } from '#machines/orbits/orbit-object.ts';
import { impactMessage } from '#machines/orbits/orbit-popups.ts';
import { handedObject } from '#machines/objects/handed-objects.ts';
import { isOn } from '#machines/scene/display-settings-rules.ts';
import { Glossed } from '#parts/glossary/term.tsx';
import { HandoverButton } from '#parts/handover/handover-button.tsx';
import { LostNote } from '#parts/orbit-objects/lost-note.tsx';
import { useSimulatedDate } from '#parts/timeline/use-simulated-date.ts';
import { FactList } from '#ui/content/fact-list.tsx';
import { FloatingPanel, PanelSection } from '#ui/overlays/floating-panel.tsx';
import { Note } from '#ui/content/note.tsx';
import type { SovtSession } from '../sovt-session.ts';
import { activeObjectAt, activePath, type ActivePath } from './active-object.ts';
import { detailFacts } from './detail-facts.ts';
import { WhatThisShows } from './what-this-shows.tsx';

export type DetailsPanelProps = {
  session: SovtSession;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The panel of the selected object at the simulated date, once it is calculated; a setting can switch it off. */
export function DetailsPanel({ session, isOpen, onOpenChange }: DetailsPanelProps) {
  const { sources } = session;
  const date = useSimulatedDate(sources.timeline);
  const isShown = useSelector(sources.settings, ({ context }) =>
    isOn(context.settings.objectsSettings, 'objectDetails'),
  );
  useSelector(sources.objects, ({ context }) => context);
  useSelector(sources.paths, ({ context }) => context);
  const active = activePath(sources);
  const example = useSyncExternalStore(session.example.subscribe, session.example.get);
  if (!isShown || active === undefined) return null;
  const object = activeObjectAt(active, date);
  return (
    <FloatingPanel title={active.row.title} isOpen={isOpen} onOpenChange={onOpenChange}>
      {example === active.row.designator ? <WhatThisShows session={session} active={active} /> : null}
      <PanelSection>
        <FactList Name={Glossed} facts={detailFacts(object)} />
        {object.seen === undefined ? <Note>No position is known for this date.</Note> : null}
        <LostNote designator={active.row.designator} objects={sources.objects} />
        <Impact {...active} ms={date} />
        <OrbitButton designator={active.row.designator} objects={sources.objects} />
      </PanelSection>
      <PanelSection>
        <Provenance file={active.file} />
      </PanelSection>
    </FloatingPanel>
  );
}

function Impact({ row, ms }: ActivePath & { ms: number }) {
  const { title, impactDate } = row;
  if (impactDate === undefined) return null;
  const text = hasImpacted(row, ms)
    ? impactMessage({ title, impactDate })
    : `Impact on ${impactDate.slice(0, 10)}`;
  return <Note status="warning">{text}</Note>;
}

/** Goes on in orbit visualisation with the object. */
function OrbitButton({
  designator,
  objects,
}: Pick<SovtSession['sources'], 'objects'> & { designator: string }) {
  return (
    <HandoverButton
      to="ovt"
      handed={() => {
        const list = objects.getSnapshot().context;
        const all = { objects: listedObjects(list), userDefinedObjects: userDefinedObjects(list) };
        return handedObject(all, designator);
      }}
    >
      Show orbit
    </HandoverButton>
  );
}

function Provenance({ file: { provenance } }: Pick<ActivePath, 'file'>) {
  const { source, catalogueDate, forceModel } = provenance;
  return (
    <>
      <p className="small muted">
        Orbit: {catalogueDate === '' ? source : `${source}, catalogue of ${catalogueDate}`}.
      </p>
      {forceModel === undefined ? null : <p className="small muted">Force model, {forceModel}.</p>}
    </>
  );
}
