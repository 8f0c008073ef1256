import { GEOCENTRE_CODE } from '#contract/observing-window.ts';
import { findZone } from '../time-zone/find-zone.ts';
import type { SetupActor } from './setup-actor.ts';

/**
 * Keeps the time zone with the observatory: whenever the observatory moves, its zone is looked up and picked.
 * @returns ends the watch.
 */
export function followZone(setup: SetupActor): () => void {
  let followed = setup.getSnapshot().context.observatory;
  const subscription = setup.subscribe(({ context: { observatory, dates } }) => {
    if (observatory === followed) return;
    followed = observatory;
    if (observatory.code === GEOCENTRE_CODE) return;
    const year = Number(dates.start.slice(0, 4));
    void findZone(observatory.latitude, observatory.longitude, year).then((timezone) => {
      if (observatory === followed) setup.send({ type: 'zone.picked', timezone });
    });
  });
  return () => subscription.unsubscribe();
}
