import type { OvtEmitted } from '#machines/ovt/ovt-events.ts';
import { configuration, isEnabled } from '#parts/configuration.ts';
import { ROUTES } from '#parts/routes.ts';
import { isoDayOf } from '#parts/timeline/moment-text.ts';

type Flyby = Omit<Extract<OvtEmitted, { type: 'flyby.opened' }>, 'type'>;

/** Opens the flyby visualisation in a new tab, where that tool is enabled. */
export function openFlyby(flyby: Flyby): void {
  if (!isEnabled(configuration, 'fvt')) return;
  window.open(flybyAddress(flyby), '_blank', 'noreferrer');
}

/** Address of the flyby visualisation with the days to search, the object, and the planet it passes. */
export function flybyAddress({ object, body, span }: Flyby): string {
  const start = isoDayOf(span.startMs);
  const end = isoDayOf(span.endMs);
  return `${ROUTES.fvt}?${new URLSearchParams({ start, end, object, mainbody: body }).toString()}`;
}
