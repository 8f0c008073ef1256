import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { latitudeOf, longitudeOf } from '#engine/earth/frames.ts';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { ephemerisSource } from '#engine/observe/light-source.ts';
import { locate } from '#engine/observe/locate.ts';
import { horizontal } from '#engine/observe/horizon.ts';
import { observerFramesUtc } from '#engine/observe/observer-frames-utc.ts';
import { createPlace } from '#engine/observe/place.ts';
import { type SkyHorizon, skyHorizon } from '#engine/observe/sky-horizon.ts';
import { onMount } from '#render/cameras/move-sky-camera.ts';
import { EQUATORIAL_MOUNT, type SkyView, skyViewOf, unprojectSky } from '#render/cameras/sky-camera.ts';
import { directionOf } from '#render/geometry/sky-lines.ts';
import { gridLines, type SkyAxes } from '#render/painters/sky/grid-lines.ts';
import { testEphemeris } from '../../../engine/ephemeris-fixture.ts';

const SIZE = { width: 1440, height: 780 };
const FIELDS = [90, 45, 10, 1, 0.1];
const PARANAL = siteFromGeodetic(289.5972, -24.6275, 2635);
const EQUATOR: SkyAxes = {
  direction: directionOf,
  coordinates: ([x, y, z]) => [longitudeOf(x, y), latitudeOf(x, y, z)],
};

const ephemeris = testEphemeris();
const frames = observerFramesUtc(PARANAL, ephemeris, [2_459_807.8]);
const horizon = horizonOf(skyHorizon(frames, 0));

test('the horizontal grid passes Jupiter at its azimuth and altitude as the engine has them, to 0.3 px in every field', () => {
  const place = createPlace();
  locate(frames, 0, ephemerisSource(ephemeris, BODY.Jupiter), place);
  const engine = { azimuth: 0, altitude: 0, hourAngle: 0 };
  horizontal(frames, 0, place.ofDate, engine);
  const astrometric = onMount([place.line[0], place.line[1], place.line[2]], EQUATORIAL_MOUNT);
  for (const field of FIELDS) {
    const camera = { mount: EQUATORIAL_MOUNT, ...astrometric, fieldOfView: field * DEGREE };
    const view = skyViewOf(camera, SIZE);
    const { x, y } = view.middle;
    const seen = horizon.coordinates(unprojectSky(view, x, y));
    const pixel = 1 / view.pixelsPerRadian;
    expect(Math.abs(seen[1] - engine.altitude)).toBeLessThan(0.3 * pixel);
    expect(Math.abs(seen[0] - engine.azimuth) * Math.cos(engine.altitude)).toBeLessThan(0.3 * pixel);
  }
});

test('the horizontal grid has its lines at their azimuths and altitudes between its corners, too, to 0.3 px', () => {
  for (const field of FIELDS) {
    const view = skyViewOf(
      { mount: EQUATORIAL_MOUNT, longitude: 1, latitude: -0.5, fieldOfView: field * DEGREE },
      SIZE,
    );
    expect(worstMiddle(view, horizon)).toBeLessThan(0.3);
  }
});

test('the lines of a grid are drawn to 0.3 px at the pole and at the equator, in every field', () => {
  for (const field of FIELDS) {
    for (const dec of [0, 45, 75, 89.5, -90]) {
      const camera = {
        mount: EQUATORIAL_MOUNT,
        longitude: 1.2,
        latitude: dec * DEGREE,
        fieldOfView: field * DEGREE,
      };
      expect(worstMiddle(skyViewOf(camera, SIZE), EQUATOR)).toBeLessThan(0.3);
    }
  }
});

test('the lines of a grid are there in every field and never too many', () => {
  for (const field of [90, 60, 44, 20, 8, 3, 1.5, 0.5, 0.1]) {
    for (const dec of [0, 60, 88]) {
      const camera = {
        mount: EQUATORIAL_MOUNT,
        longitude: 0.1,
        latitude: dec * DEGREE,
        fieldOfView: field * DEGREE,
      };
      const lines = gridLines(skyViewOf(camera, SIZE), EQUATOR);
      expect(lines.length).toBeGreaterThanOrEqual(4);
      expect(lines.length).toBeLessThan(90);
    }
  }
});

/** Largest distance of the middle of a drawn piece from its line, px; pieces in the picture alone. */
function worstMiddle(view: SkyView, axes: SkyAxes): number {
  const { width, height } = view.size;
  const errors = gridLines(view, axes).flatMap(({ kind, value, chains }) =>
    chains.flatMap((chain) =>
      chain.flatMap((fromX, at) => {
        if (at % 2 === 1 || at + 2 >= chain.length) return [];
        const [x, y] = [(fromX + chain[at + 2]) / 2, (chain[at + 1] + chain[at + 3]) / 2];
        if (x < 0 || y < 0 || x > width || y > height) return [];
        const [longitude, latitude] = axes.coordinates(unprojectSky(view, x, y));
        const away =
          kind === 'parallel'
            ? latitude - value * DEGREE
            : turned(longitude - value * DEGREE) * Math.cos(latitude);
        return [Math.abs(away) * view.pixelsPerRadian];
      }),
    ),
  );
  return Math.max(0, ...errors);
}

function turned(angle: number): number {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
}

function horizonOf(horizon: SkyHorizon | undefined): SkyHorizon {
  if (horizon === undefined) throw new RangeError('no horizon');
  return horizon;
}
