import { useState } from 'react';
import { useSelector } from '@xstate/react';
import { Button } from '#ui/button.tsx';
import { FloatingPanel, PanelSection } from '#ui/floating-panel.tsx';
import type { OvtSession } from '../session.ts';
import { FocusSelect } from './focus-select.tsx';
import { ObjectsTable } from './objects-table.tsx';
import { SwarmGroups } from './swarm-groups.tsx';
import { UserDefinedObjects } from './user-defined-objects.tsx';

/** What is shown in the view: objects of the catalogue, small objects by group, objects of one's own, and the focus. */
export function SelectObjectsPanel({ session }: { session: OvtSession }) {
  const { ovt, sources } = session;
  const [isOpen, setOpen] = useState(() => window.innerWidth > 640);
  const swarm = useSelector(ovt, ({ context }) => context.swarm);
  return (
    <FloatingPanel title="Select objects" isOpen={isOpen} onOpenChange={setOpen}>
      <PanelSection>
        <ObjectsTable objects={sources.objects} loading={sources.loading} />
        <Button
          kind="quiet"
          size="small"
          className="ovt-configure"
          onPress={() => ovt.send({ type: 'objects.requested', tab: 'select' })}
        >
          Configure your own list of objects
        </Button>
      </PanelSection>
      <SwarmGroups swarm={swarm} settings={sources.settings} />
      <UserDefinedObjects
        objects={sources.objects}
        loading={sources.loading}
        onAdd={() => ovt.send({ type: 'definition.requested' })}
        onEdit={(designator) => ovt.send({ type: 'redefinition.requested', designator })}
        onDelete={(designator) => ovt.send({ type: 'deletion.requested', designator })}
      />
      <PanelSection>
        <FocusSelect sources={sources} />
      </PanelSection>
    </FloatingPanel>
  );
}
