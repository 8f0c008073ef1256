import { createActor } from 'xstate';
import { createClient } from '#client/client.ts';
import type { OptActor } from '#machines/opt/opt.ts';
import { leadToScreens } from '#parts/planning/screen-routing.ts';
import { keepTelescopes } from '#parts/telescope/stored-telescopes.ts';
import { followZone } from '#parts/setup/follow-zone.ts';
import { keepHorizons } from '#parts/setup/stored-horizons.ts';
import { keepSites } from '#parts/setup/stored-sites.ts';
import { isoDayOf } from '#parts/timeline/moment-text.ts';
import type { ToolStateKeeper } from '#parts/tool-state/keeper.ts';
import type { PageParts } from '#parts/tool-state/tool-sessions.ts';
import { followNights } from './setup/follow-nights.ts';
import { keepPresets } from './stored-presets.ts';
import { keepState } from './present-state.ts';
import { providedOpt } from './provide-actors.ts';
import { OPT_ROUTING } from './routing.ts';
import { optStateKeeper } from './state-keeper.ts';

/** The running tool. */
export type OptSession = { readonly opt: OptActor; readonly keeper: ToolStateKeeper };

/** Starts the tool, with the state stored before a reload. */
export function startOpt({ popups, clock }: PageParts): OptSession {
  const today = isoDayOf(clock.now());
  const opt = createActor(providedOpt(createClient(clock)), { input: { today, popups } });
  opt.start();
  leadToScreens(opt, OPT_ROUTING);
  const { setup, telescopes, ownPresets } = opt.getSnapshot().context;
  keepSites(setup);
  keepHorizons(setup);
  keepTelescopes(telescopes);
  keepPresets(ownPresets);
  keepState(opt);
  followZone(setup);
  followNights(setup, clock);
  return { opt, keeper: optStateKeeper(opt) };
}
