import type { AnyActorRef } from 'xstate';
import { FILE_FAILED } from '#machines/popups/notice.ts';
import { Popups } from '../popups/popups.ts';

/**
 * Reports a file that could not be made: to the user, and its reason to the console.
 *
 * @param tool whose popup it is, which closes with it; that of the page where left out.
 */
export function useFileFailure(tool?: AnyActorRef): (error: unknown) => void {
  const popups = Popups.useActorRef();
  return (error) => {
    reportError(error);
    popups.send({ type: 'popup.opened', popup: FILE_FAILED, owner: tool ?? popups });
  };
}
