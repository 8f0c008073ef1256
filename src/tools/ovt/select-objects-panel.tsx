import { useSelector } from '@xstate/react';
import { focusChoices } from '#machines/orbits/orbit-list.ts';
import { FocusSelect } from '#parts/orbit-objects/focus-select.tsx';
import { ListedObjects } from '#parts/orbit-objects/objects-table.tsx';
import { UserDefinedObjects } from '#parts/orbit-objects/user-defined-objects.tsx';
import { SwarmGroups } from '#parts/swarm/swarm-groups.tsx';
import { FloatingPanel, PanelSection } from '#ui/overlays/floating-panel.tsx';
import type { OvtSession } from './ovt-session.ts';

export type SelectObjectsPanelProps = {
  session: OvtSession;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Chooses what the view shows and follows: catalogue objects, groups of the swarm, user-defined objects, the focus. */
export function SelectObjectsPanel({ session, isOpen, onOpenChange }: SelectObjectsPanelProps) {
  const { ovt, scene } = session;
  const { objects, loading, settings } = session.sources;
  const swarm = useSelector(ovt, ({ context }) => context.swarm);
  return (
    <FloatingPanel title="Select objects" isOpen={isOpen} onOpenChange={onOpenChange}>
      <ListedObjects
        objects={objects}
        loading={loading}
        onConfigure={() => ovt.send({ type: 'objects.requested', tab: 'select' })}
      />
      <SwarmGroups swarm={swarm} settings={settings} />
      <UserDefinedObjects objects={objects} loading={loading} onRequest={(request) => ovt.send(request)} />
      <PanelSection>
        <FocusSelect objects={objects} view={scene.view} choicesOf={focusChoices} />
      </PanelSection>
    </FloatingPanel>
  );
}
