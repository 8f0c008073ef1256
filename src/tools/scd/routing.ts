import type { ScdState } from '#contract/scd/scd-state.ts';
import type { ScdEmitted, ScdEvent, ScdScreen } from '#machines/scd/scd-events.ts';
import type { ScreenRouting } from '#parts/planning/screen-routing.ts';
import { objectIn } from '#parts/tool-state/object-in-address.ts';
import { ROUTES } from '#parts/routes.ts';

type Opened = Extract<ScdEmitted, { type: 'screen.opened' }>;

/** The screens of the sky chart and their addresses. */
export const SCD_ROUTING: ScreenRouting<ScdScreen, Opened, ScdEvent> = {
  paths: { setup: ROUTES.scdSetup, visualisation: ROUTES.scdVisualisation },
  searchOf: () => '',
  requestFor: (screen, search) =>
    screen === 'setup' || objectIn(search) !== '' ? undefined : { type: 'visualisation.requested' }, // an object is looked up first
};

/** The address of the screen that a state was saved on. */
export function addressOf({ screen = 'setup' }: ScdState): string {
  return SCD_ROUTING.paths[screen];
}
