import { useEffect } from 'react';
import { useSearch } from 'wouter';
import type { ToolWithState } from '#contract/tool-state.ts';
import { isReloadOrBackNavigation } from '../is-reload-or-back-navigation.ts';
import { isStoredInTab } from './store-in-tab.ts';

/** How a tool handles the query of its address. */
export type AddressFollower = {
  readonly follow: (search: string) => void;
  /** Whether what was requested is still to come, or was not given by a service that failed. */
  readonly isOpen: () => boolean;
  /** Sources of changes of this. */
  readonly changing: readonly Changing[];
};

/** Sources of changes, such as actors. */
export type Changing = { readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void } };

/**
 * Has a tool follow the query of its address, once: a user who comes back to it, by a reload or in the history, finds the state
 * that the tab stored, and what the user did since is not undone. What has not come is requested again.
 *
 * @param follower must be the same from one rendering to the next.
 */
export function useNewSearch(tool: ToolWithState, follower: AddressFollower): void {
  const search = useSearch();
  useEffect(() => {
    if (wasFollowed(tool)) return undefined;
    const { follow, isOpen, changing } = follower;
    follow(search);
    if (!isOpen()) return undefined;
    const subscriptions = changing.map((each) => each.subscribe(() => isOpen() || end(true)));
    const end = (isFollowed: boolean) => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      if (isFollowed) noteFollowed();
    };
    return () => end(false);
  }, [tool, follower, search]);
}

/** Says with the entry of the history that its address was followed, and by which document. */
function noteFollowed(): void {
  history.replaceState({ ...entryState(), followedBy: performance.timeOrigin }, '');
}

/** Whether the address was followed and the resulting state is present: in this document, or stored by the tab. */
function wasFollowed(tool: ToolWithState): boolean {
  const { followedBy }: { followedBy?: unknown } = entryState();
  if (followedBy === performance.timeOrigin) return true;
  return followedBy !== undefined && isReloadOrBackNavigation() && isStoredInTab(tool);
}

/** The data of the present entry of the history. */
export function entryState(): object {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}
