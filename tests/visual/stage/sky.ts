import { DEGREE } from '#engine/constants.ts';
import { longitudeOf } from '#engine/earth/frames.ts';
import type { SkyHorizon } from '#engine/observe/sky-horizon.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { STAR_KNOWN, type StarColumns } from '#engine/sky/star-columns.ts';
import { EQUATORIAL_MOUNT, type SkyCamera } from '#render/cameras/sky-camera.ts';
import { directionOf, greatCircleLine } from '#render/geometry/sky-lines.ts';
import type { NameLook } from '#render/picture/label.ts';
import type { SkyBody } from '#render/picture/sky/sky-body.ts';
import type { SkyTrail } from '#render/picture/sky/trail.ts';
import { createSkyScene } from '#render/scenes/create-sky-scene.ts';
import { type SkyInputs, type SkyLook, skyPainters } from '#render/scenes/sky-scene.ts';
import { texturePath } from '#render/textures/texture-path.ts';
import { PICTURE, type SceneFixture } from '../fixture.ts';
import { countdown } from './stage.ts';

const NO_NAME: NameLook = { shown: false, colour: [0.75, 0.8, 0.9], size: 12 };

/** Everything switched off but the stars. */
export const BARE_SKY: SkyLook = {
  background: [0.016, 0.024, 0.043],
  inverted: false,
  starLimit: 7,
  starOpacity: 1,
  survey: false,
  milkyWay: false,
  atmosphere: false,
  landscape: false,
  compass: false,
  deepSky: false,
  planets: false,
  moon: false,
  crosshair: false,
  grids: { horizontal: false, equatorial: false, ecliptic: false },
  eclipticLine: false,
  galacticLine: false,
  horizonLine: false,
  constellationLines: false,
  constellationBorders: false,
  trail: { symbol: 'disc', size: 6, path: true, light: true },
  names: { object: NO_NAME, star: NO_NAME, constellation: NO_NAME, date: NO_NAME },
};

/** The same on paper. */
export const PAPER: Partial<SkyLook> = { background: [1, 1, 1], inverted: true };

/** An equatorial camera, deg. */
export function skyCamera(ra: number, dec: number, field: number): SkyCamera {
  return {
    mount: EQUATORIAL_MOUNT,
    longitude: ra * DEGREE,
    latitude: dec * DEGREE,
    fieldOfView: field * DEGREE,
  };
}

/** A few stars by right ascension and declination, deg, and magnitude. */
export function starsAt(
  rows: readonly (readonly [ra: number, dec: number, magnitude: number])[],
): StarColumns {
  const count = rows.length;
  return {
    count,
    epoch: 2000,
    ra: Float64Array.from(rows, ([ra]) => ra),
    dec: Float64Array.from(rows, ([, dec]) => dec),
    pmRa: new Float32Array(count),
    pmDec: new Float32Array(count),
    parallax: new Float32Array(count),
    magnitude: Float32Array.from(rows, ([, , magnitude]) => magnitude),
    colourIndex: new Float32Array(count),
    known: new Uint8Array(count),
  };
}

/** Steps that fill a square evenly, of however many points: inverse powers of the plastic number (Roberts 2018, the sequence R2). */
const [EAST, NORTH] = [0.754_877_666_246_692_7, 0.569_840_290_998_053_2];

/** Stars in two colours all over the sky, the bright ones as evenly as all of them, the brightest first. */
export function starsAllOver(count: number, faintest: number): StarColumns {
  const rows = Array.from({ length: count }, (_, row): [number, number, number] => [
    (360 * row * EAST) % 360,
    Math.asin(2 * ((row * NORTH) % 1) - 1) / DEGREE,
    faintest + Math.log10((row + 1) / count) / 0.5,
  ]);
  const stars = starsAt(rows);
  return {
    ...stars,
    colourIndex: Float32Array.from(rows, (_, row) => (row % 2 === 0 ? 1.5 : -0.2)),
    known: new Uint8Array(count).fill(STAR_KNOWN.colour),
  };
}

/** A path with moonlight, a star, paler points and uncertainty on it. */
export function trailAt(ra: number, dec: number, stepDeg: number): SkyTrail {
  const count = 13;
  const places = Array.from({ length: count }, (_, row): Vector3 => {
    const along = row - (count - 1) / 2;
    return directionOf((ra - stepDeg * along) * DEGREE, (dec + 0.04 * stepDeg * along * along) * DEGREE);
  });
  const marks = (rows: readonly number[], value: number) =>
    Array.from({ length: count }, (_, row) => (rows.includes(row) ? value : 0));
  return {
    id: 'ivar',
    name: '(1627) Ivar',
    colour: [0.98, 0.7, 0.3],
    selected: true,
    directions: Float64Array.from(places.flat()),
    dates: Float64Array.from(places, (_, row) => 2_461_369.5 + row / 24),
    pale: Uint8Array.from(marks([10, 11, 12], 1)),
    moonlight: Uint8Array.from(marks([0, 1], 2).map((two, row) => two || (row === 2 || row === 3 ? 1 : 0))),
    starlit: Float64Array.from(places[8]),
    ellipses: Float64Array.from(
      places.flatMap((_, row) => [0.06 * stepDeg * DEGREE * (1 + row / 6), 0.025 * stepDeg * DEGREE, 0.9]),
    ),
    current: 6,
    dating: true,
  };
}

/** The horizon of a latitude, deg, at a sidereal time, deg, of an observer at rest. */
export function horizonAt(latitude: number, sidereal: number): SkyHorizon {
  const [zenith, north] = [
    directionOf(sidereal * DEGREE, latitude * DEGREE),
    directionOf((sidereal + 180) * DEGREE, (90 - latitude) * DEGREE),
  ];
  const west = directionOf((sidereal - 90) * DEGREE, 0);
  const axes = [...north, ...west, ...zenith];
  const part = ([x, y, z]: Vector3, axis: number) => x * axes[axis] + y * axes[axis + 1] + z * axes[axis + 2];
  return {
    axes,
    direction(azimuth, altitude) {
      const [x, y, z] = directionOf(-azimuth, altitude);
      const along = (axis: number) => x * axes[axis] + y * axes[3 + axis] + z * axes[6 + axis];
      return [along(0), along(1), along(2)];
    },
    coordinates: (direction) => [
      longitudeOf(part(direction, 0), -part(direction, 3)),
      Math.asin(part(direction, 6)),
    ],
  };
}

/** A Moon a third lit, as seen from Earth. */
export function moonAt(direction: Vector3): SkyBody {
  return {
    id: 'moon',
    name: 'Moon',
    kind: 'moon',
    direction,
    radius: 0.26 * DEGREE,
    lit: 0.3,
    brightLimb: 250 * DEGREE,
    colour: [0.9, 0.9, 0.85],
  };
}

/** A made-up constellation and its border. */
export const KITE = {
  lines: [
    greatCircleLine([
      [75, 12],
      [83, 22],
      [95, 16],
      [83, 6],
      [75, 12],
    ]),
  ],
  borders: [
    greatCircleLine([
      [70, 2],
      [70, 28],
      [100, 28],
      [100, 2],
      [70, 2],
    ]),
  ],
  names: [{ name: 'Kite', at: directionOf(84 * DEGREE, 14 * DEGREE) }],
};

/** A sky with nothing but stars. */
export function skyInputs(camera: SkyCamera, more: Partial<SkyInputs> = {}): SkyInputs {
  return {
    camera,
    look: BARE_SKY,
    instant: { year: 2026, observer: [0, 0, 0] },
    stars: [],
    starNames: [],
    deepSky: [],
    bodies: [],
    instruments: [],
    trails: [],
    ...more,
  };
}

/**
 * A fixture of a picture of the sky.
 *
 * @param files number of files that the picture needs.
 */
export function skyFixture(inputs: SkyInputs, files = 0): SceneFixture {
  return {
    async draw(canvas, overlay) {
      const come = countdown(files);
      const scene = createSkyScene(canvas, overlay, skyPainters, {
        textureUrl: texturePath,
        onChange: come.one,
      });
      scene.resize(PICTURE, 1);
      scene.paint(inputs);
      await come.all;
      scene.paint(inputs);
    },
  };
}
