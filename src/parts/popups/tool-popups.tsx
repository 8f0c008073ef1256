import { createContext, type ReactNode, use, useEffect } from 'react';
import type { ActorRef, AnyActorRef, Snapshot } from 'xstate';
import type { ToolPresence } from '#machines/popups/coordinator.ts';
import type { Popup } from '#machines/popups/popup.ts';
import { currentContents } from '#machines/popups/popups.ts';
import { Popups } from './popups.ts';

const Owner = createContext<AnyActorRef | undefined>(undefined);

/**
 * The popups of a tool while the page shows it. Only here the tool is notified that it is entered or left; when it is left,
 * all its popups close unanswered (`tool.left` in `machines/popups/popups.ts`).
 */
export function ToolPopups({ owner, children }: ToolPopupsProps) {
  useEffect(() => {
    owner.send({ type: 'tool.entered' });
    return () => owner.send({ type: 'tool.left' });
  }, [owner]);
  return <Owner value={owner}>{children}</Owner>;
}

type ToolPopupsProps = {
  readonly owner: ActorRef<Snapshot<unknown>, ToolPresence>;
  /** Slots for the popups whose contents belong to the tool. */
  readonly children: ReactNode;
};

/** Shows its children while a popup of this kind is the one that the tool around it shows. */
export function PopupSlot({ kind, children }: { kind: Popup['kind']; children: ReactNode }) {
  const owner = use(Owner);
  const isShown = Popups.useSelector(
    ({ context }) => owner !== undefined && currentContents(context, owner)?.kind === kind,
  );
  return isShown ? children : null;
}
