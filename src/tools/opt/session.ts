import { createActor } from 'xstate';
import { createClient } from '#client/client.ts';
import type { OptActor } from '#machines/opt/opt.ts';
import type { PopupsActor } from '#machines/popups/popups.ts';
import { followZone } from '#parts/setup/follow-zone.ts';
import { keepState } from './present-state.ts';
import { providedOpt } from './provide-actors.ts';

const sessions = new WeakMap<PopupsActor, OptActor>();

/**
 * The tool of this page: started at the first visit with the state kept from before a reload, and kept running while
 * the visitor is elsewhere, so that coming back finds everything as it was.
 */
export function optSession(popups: PopupsActor): OptActor {
  const running = sessions.get(popups);
  if (running !== undefined) return running;
  const today = new Date().toISOString().slice(0, 10);
  const opt = createActor(providedOpt(createClient()), { input: { today, popups } });
  sessions.set(popups, opt);
  opt.start();
  keepState(opt);
  followZone(opt.getSnapshot().context.setup);
  return opt;
}
