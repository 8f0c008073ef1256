import { createActor } from 'xstate';
import { createClient } from '#client/client.ts';
import { oncePerPage } from '#parts/once-per-page.ts';
import { followZone } from '#parts/setup/follow-zone.ts';
import { keepState } from './present-state.ts';
import { providedOpt } from './provide-actors.ts';

/** The tool of this page: started at the first visit with the state kept from before a reload. */
export const optSession = oncePerPage((popups) => {
  const today = Temporal.Now.plainDateISO('UTC').toString();
  const opt = createActor(providedOpt(createClient()), { input: { today, popups } });
  opt.start();
  keepState(opt);
  followZone(opt.getSnapshot().context.setup);
  return opt;
});
