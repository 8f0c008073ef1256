import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { vec3 } from '#render/geometry/vectors.ts';
import { ABSENT, knownText } from '../quantities/number-text.ts';
import type { SimulatedInstant } from '../scene/simulated-instant.ts';
import { DRAWN_PLANETS } from './drawn-bodies.ts';
import { placeBodies } from './place-bodies.ts';

/** Columns of a table of heliocentric places. */
export const PLACE_COLUMNS = [
  { title: 'To the Sun', unit: 'au' },
  { title: 'To Earth', unit: 'au' },
  { title: 'Longitude', unit: '°' },
  { title: 'Latitude', unit: '°' },
] as const;

/** A planet, by its name, with the cells of {@link PLACE_COLUMNS}. */
export type PlanetCells = { readonly id: string; readonly name: string; readonly cells: readonly string[] };

const DEGREES = 180 / Math.PI;

/** The planets at an instant. @throws {RangeError} when the instant is not loaded. */
export function planetCells(ephemeris: Ephemeris, { day, offset }: SimulatedInstant): readonly PlanetCells[] {
  const bodies = placeBodies(ephemeris, day, offset);
  const earth = bodies.find(({ id }) => id === 'earth');
  return DRAWN_PLANETS.flatMap(({ id, name }) => {
    const place = bodies.find((body) => body.id === id)?.position;
    if (place === undefined || earth === undefined) return [];
    const [sunAu, earthAu] = [vec3.length(place), vec3.distance(place, earth.position)];
    return [{ id, name, cells: placeCells({ sunAu, earthAu, place }) }];
  });
}

/**
 * The cells of {@link PLACE_COLUMNS}, a dash where nothing is known.
 *
 * @param place heliocentric, ecliptic J2000, au.
 */
export function placeCells(at: {
  readonly sunAu: number | undefined;
  readonly earthAu: number | undefined;
  readonly place: Vector3 | undefined;
}): readonly string[] {
  return [knownText(at.sunAu, 4), knownText(at.earthAu, 4), ...directionCells(at.place)];
}

/** Ecliptic longitude from 0 to 360 and latitude, degrees. */
function directionCells(place: Vector3 | undefined): readonly string[] {
  if (place === undefined) return [ABSENT, ABSENT];
  const longitude = (Math.atan2(place[1], place[0]) * DEGREES + 360) % 360;
  const latitude = Math.asin(place[2] / vec3.length(place)) * DEGREES;
  return [knownText(longitude, 2), knownText(latitude, 2)];
}
