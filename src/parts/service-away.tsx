import { useSyncExternalStore } from 'react';
import { followHostState, hostState } from '#client/host-state.ts';
import { SERVICE_REACHABILITY } from '#client/reachability.ts';
import type { Failure } from '#contract/rest/failure.ts';
import { SERVICE_AWAY } from '#machines/popups/notice.ts';

/**
 * Says, where something needs a service, that it cannot be reached; nothing while it can, or while this browser computes in its place.
 *
 * @param waiting what comes by itself when it is back.
 */
export function ServiceAway({ waiting }: { readonly waiting: string }) {
  const isReachable = useSyncExternalStore(SERVICE_REACHABILITY.subscribe, SERVICE_REACHABILITY.isReachable);
  const isInPage = useSyncExternalStore(followHostState, () => hostState().isOpen);
  return (
    <output className="small muted">{isReachable || isInPage ? null : `${SERVICE_AWAY} ${waiting}`}</output>
  );
}

/** {@link ServiceAway} beside a list of objects, and where that is folded. */
export function ObjectsAway() {
  return <ServiceAway waiting="What you choose will appear once it is back." />;
}

/** Why a part of a screen has nothing to show; what comes again by itself says so. */
export function failureText({ kind, message }: Failure): string {
  return kind === 'network' ? `${SERVICE_AWAY} This will appear once it is back.` : message;
}
