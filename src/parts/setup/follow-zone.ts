import { GEOCENTRE_CODE } from '#contract/site/observing-window.ts';
import { hasCoordinates, type Observatory } from '#machines/planning/observatory.ts';
import { findZone } from '../time-zone/find-zone.ts';
import type { SetupActor } from '#machines/planning/setup.ts';

/**
 * Keeps the time zone with the observatory: whenever the observatory moves, its zone is looked up and picked, unless one
 * came with it, as of a set-up that was saved.
 * @returns ends the watch.
 */
export function followZone(setup: SetupActor): () => void {
  let followed = setup.getSnapshot().context;
  const follow = async (site: Observatory, year: number): Promise<void> => {
    const timezone = await findZone(site.latitude, site.longitude, year);
    if (setup.getSnapshot().context.observatory === site) setup.send({ type: 'zone.picked', timezone });
  };
  const subscription = setup.subscribe(({ context }) => {
    const { observatory, dates, timezone } = context;
    const [isThere, hasZoneChanged] = [observatory === followed.observatory, timezone !== followed.timezone];
    followed = context;
    if (isThere || hasZoneChanged) return;
    if (observatory.code === GEOCENTRE_CODE || !hasCoordinates(observatory)) return;
    setup.send({ type: 'zone.awaited' });
    void follow(observatory, Number(dates.start.slice(0, 4)));
  });
  return () => subscription.unsubscribe();
}
