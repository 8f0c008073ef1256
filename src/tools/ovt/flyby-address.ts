import type { OvtEmitted } from '#machines/ovt/ovt-events.ts';
import { ROUTES } from '#parts/routes.ts';
import { isoDayOf } from '#parts/timeline/moment-text.ts';

/** Where the flyby visualisation shows an encounter: the days to search, the object and the planet it passes. */
export function flybyAddress({
  object,
  body,
  span,
}: Omit<Extract<OvtEmitted, { type: 'flyby.opened' }>, 'type'>): string {
  const start = isoDayOf(span.startMs);
  const end = isoDayOf(span.endMs);
  return `${ROUTES.fvt}?${new URLSearchParams({ start, end, object, mainbody: body }).toString()}`;
}
