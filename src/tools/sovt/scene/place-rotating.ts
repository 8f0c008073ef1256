import { vectorAt } from '#engine/numbers-in.ts';
import { rotatingAxes } from '#engine/synodic/rotating-axes.ts';
import { axesOf, placeBodies } from '#parts/solar-system/place-bodies.ts';
import { tiltedEarth } from '#parts/solar-system/tilted-earth.ts';
import { remembered } from '#parts/scene/remembered.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { AU } from '#render/geometry/unit.ts';
import { type Matrix3, turned } from '#render/geometry/vectors.ts';
import type { AxesAt, PlacedBody } from '#render/picture/placed-body.ts';
import type { Space } from '#render/picture/space.ts';

/** Radius of the spheres that mark planets in the rotating frame, au; the Earth's while it is not on scale. */
const SYNODIC_MARKER_RADIUS_AU = 0.02;

/** Sun, Earth and planets in the rotating frame, and how the ecliptic lies in it. */
export type RotatingBodies = {
  readonly space: Space;
  /** Distance of the Earth from the Sun, au. */
  readonly earthDistance: number;
  readonly bodies: readonly PlacedBody[];
};

export type RotatingBodiesOptions = {
  /** The Earth is as large as it is, and the Moon is beside it. */
  readonly earthOnScale: boolean;
  /** Planets other than the Earth are shown. */
  readonly planets: boolean;
};

/**
 * Places the bodies of an instant in the frame in which the real Earth is fixed beside the Sun: the Sun at the origin, x towards
 * the Earth, z to the ecliptic north; au.
 *
 * @param day Julian date TDB, plus `offset` days.
 * @throws {RangeError} when the instant is not loaded.
 */
export function placeRotating(
  ephemeris: Ephemeris,
  day: number,
  offset: number,
  { earthOnScale, planets }: RotatingBodiesOptions,
): RotatingBodies {
  const all = placeBodies(ephemeris, day, offset);
  const earth = all.find(({ id }) => id === 'earth');
  if (earth === undefined) throw new RangeError('there is no Earth among the bodies');
  const { axes, earthDistance } = rotatingAxes(earth.position);
  const [x, y, z] = [vectorAt(axes), vectorAt(axes, 3), vectorAt(axes, 6)];
  const ecliptic: Matrix3 = [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]];
  const shown = all.filter(({ id }) => {
    if (id === 'moon') return earthOnScale;
    return planets || id === 'sun' || id === 'earth';
  });
  return {
    space: { unit: AU, sun: [0, 0, 0], ecliptic },
    earthDistance,
    bodies: shown.map((body) => ({
      ...body,
      position: turned(body.position, ecliptic),
      ...markedAs(body, earthOnScale),
    })),
  };
}

const earthAxesOf = axesOf('earth');
const tiltedEarthAxes = remembered<Parameters<AxesAt>, Matrix3>((...instant) =>
  tiltedEarth(earthAxesOf(...instant)),
);

/** The Earth leans as in all scenes about it and grows to where it is seen; planets are marked by spheres. */
function markedAs({ id, marker, moonOf }: PlacedBody, earthOnScale: boolean): Partial<PlacedBody> {
  if (id === 'sun' || moonOf !== undefined) return {};
  if (id === 'earth')
    return { axesAt: tiltedEarthAxes, ...(earthOnScale ? {} : { radius: SYNODIC_MARKER_RADIUS_AU }) };
  return { marker: { ...marker, radius: SYNODIC_MARKER_RADIUS_AU } };
}
