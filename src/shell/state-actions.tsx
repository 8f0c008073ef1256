import { FolderOpen, type LucideIcon, Save, Share2 } from 'lucide-react';
import type { ToolId } from '#parts/routes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { isSavable } from './tool-state-actors.ts';
import { ToolStates } from './tool-states.tsx';

/** Load, save and share of the header. */
export function StateActions({ tool }: { tool: ToolId | undefined }) {
  const actor = ToolStates.useActorRef();
  const isLoadable = ToolStates.useSelector((snapshot) => snapshot.hasTag('loadable'));
  const unsavable = isSavable(tool) ? undefined : 'Nothing can be saved here';
  const keep = (type: 'save.requested' | 'share.requested') => {
    if (!isSavable(tool)) return;
    actor.send({ type, tool, address: window.location.origin + window.location.pathname });
  };
  return (
    <>
      <Action
        title="Load"
        Icon={FolderOpen}
        unavailable={isLoadable ? undefined : 'Nothing was saved in this browser'}
        onPress={() => actor.send({ type: 'load.requested' })}
      />
      <Action title="Save" Icon={Save} unavailable={unsavable} onPress={() => keep('save.requested')} />
      <Action title="Share" Icon={Share2} unavailable={unsavable} onPress={() => keep('share.requested')} />
    </>
  );
}

type ActionProps = {
  title: string;
  Icon: LucideIcon;
  unavailable: string | undefined;
  onPress: () => void;
};

function Action({ title, Icon, ...use }: ActionProps) {
  return (
    <Button kind="quiet" aria-label={title} className="header-action" {...use}>
      <Icon className="icon" aria-hidden />
      <span>{title}</span>
    </Button>
  );
}
