import { useActorRef, useSelector } from '@xstate/react';
import { FolderOpen, type LucideIcon, Save, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { linkedCode } from '#machines/saved-state/tool-state-link.ts';
import { usePage } from '#parts/page.tsx';
import { Popups } from '#parts/popups/popups.ts';
import { ROUTES, type ToolId, toolOfPath } from '#parts/routes.ts';
import { Button } from '#ui/button.tsx';
import { SpinnerOverlay } from '#ui/spinner-overlay.tsx';
import { isSavable, providedToolState } from './tool-state-actors.ts';

/** Load, save and share of the header; and what a link brings when the page is opened by one. */
export function StateActions({ tool }: { tool: ToolId | undefined }) {
  const popups = Popups.useActorRef();
  const [, navigate] = useLocation();
  const page = usePage();
  const [machine] = useState(() => providedToolState(page, navigate));
  const search = useSearch();
  const [code] = useState(() => linkedCode(search));
  const actor = useActorRef(machine, { input: { popups } });
  const isLoadable = useSelector(actor, (snapshot) => snapshot.hasTag('loadable'));
  const { saving, loading } = actor.getSnapshot().context;
  const isBusy = [
    useSelector(saving, (snapshot) => snapshot.hasTag('busy')),
    useSelector(loading, (snapshot) => snapshot.hasTag('busy')),
  ].includes(true);

  useEffect(() => {
    const subscription = actor.on('tool.opened', ({ tool: opened }) => {
      if (toolOfPath(window.location.pathname) !== opened) navigate(ROUTES[opened]);
    });
    if (code !== undefined) actor.send({ type: 'link.opened', code });
    return () => subscription.unsubscribe();
  }, [actor, code, navigate]);

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
      {isBusy ? <SpinnerOverlay label="Saving or loading" /> : null}
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
