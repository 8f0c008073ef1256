import type { PlanetApproach } from '#contract/nov/perturbed.ts';
import type { EphemerisStore } from '#client/ephemeris-store.ts';
import { browserFrames, fly, type Frames } from '#parts/scene/flight.ts';
import { pairView } from '#parts/scene/pair-view.ts';
import { tdbOfMs } from '#parts/scene/simulated-instant.ts';
import { cameraOf } from '#parts/scene/viewpoint.ts';
import { difference } from '#render/geometry/vectors.ts';
import type { OvtSession } from '../ovt-session.ts';

export type ShownApproach = {
  readonly designator: string;
  readonly body: PlanetApproach['planet'];
  /** When it is nearest, UTC milliseconds. */
  readonly ms: number;
};

/** Moves the date to a close approach, follows the body that is approached, and flies to where both are seen. */
export function showApproach(
  { ovt, sources, scene, clock }: OvtSession,
  { designator, body, ms }: ShownApproach,
  frames: Frames = browserFrames(),
): void {
  const { view } = scene;
  const before = view.cameraAt(clock.realNow());
  ovt.send({ type: 'approach.chosen', ms, body });
  whenThere(sources.ephemeris, ms, () => {
    const picture = view.pictureAt(clock.realNow());
    const beside = picture?.objects.find(({ id }) => id === designator)?.position;
    const followed = view.followed();
    if (before === undefined || beside === undefined) return;
    const { viewpoint: to, zoom } = pairView(view.viewpoint(), followed, beside);
    sources.settings.send({ type: 'zoom.chosen', zoom });
    const { azimuth, elevation, target, distance } = before;
    const from = {
      azimuth,
      elevation,
      offset: difference(target, followed.position),
      reach: distance / cameraOf(to, followed, zoom).distance,
    };
    fly(view, { from, to }, frames);
  });
}

/** Calls back once the planets of a date are loaded; never if they cannot be. */
function whenThere(ephemeris: EphemerisStore, ms: number, show: () => void): void {
  const { day, offset } = tdbOfMs(ms);
  if (ephemeris.covers(day + offset)) {
    show();
    return;
  }
  const stop = ephemeris.subscribe(() => {
    const isThere = ephemeris.covers(day + offset);
    if (isThere || ephemeris.status().kind === 'failed') stop();
    if (isThere) show();
  });
  ephemeris.ensure(day + offset);
}
