import { GEOCENTRE_CODE } from '#contract/observing-window.ts';
import { hasCoordinates, type Observatory } from '#machines/planning/observatory.ts';
import { findZone } from '../time-zone/find-zone.ts';
import type { SetupActor } from '#machines/planning/setup.ts';

/**
 * Keeps the time zone with the observatory: whenever the observatory moves, its zone is looked up and picked.
 * @returns ends the watch.
 */
export function followZone(setup: SetupActor): () => void {
  let followed = setup.getSnapshot().context.observatory;
  const follow = async ({ latitude, longitude }: Observatory, year: number): Promise<void> => {
    const timezone = await findZone(latitude, longitude, year);
    const { observatory } = setup.getSnapshot().context;
    if (observatory.latitude !== latitude || observatory.longitude !== longitude) return;
    setup.send({ type: 'zone.picked', timezone });
  };
  const subscription = setup.subscribe(({ context: { observatory, dates } }) => {
    if (observatory === followed) return;
    followed = observatory;
    if (observatory.code === GEOCENTRE_CODE || !hasCoordinates(observatory)) return;
    setup.send({ type: 'zone.awaited' });
    void follow(observatory, Number(dates.start.slice(0, 4)));
  });
  return () => subscription.unsubscribe();
}
