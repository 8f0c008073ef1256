import { BODY } from '#engine/ephemeris/body.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { vectorAt } from '#engine/numbers-in.ts';
import { icrfToEcliptic } from '#engine/orbit/ecliptic.ts';
import { bodyAxes } from '#engine/orientation/body-axes.ts';
import { difference } from '#render/geometry/vectors.ts';
import type { AxesAt, PlacedBody } from '#render/picture/placed-body.ts';
import { remembered } from '../scene/remembered.ts';
import { DRAWN_BODIES } from './drawn-bodies.ts';

/**
 * Sun, planets and Moon at an instant: heliocentric, ecliptic J2000, au, geometric.
 *
 * @param day Julian date TDB, plus `offset` days.
 * @throws {RangeError} when the instant is not loaded.
 */
export function placeBodies(ephemeris: Ephemeris, day: number, offset: number): readonly PlacedBody[] {
  ephemeris.position(BODY.Sun, day, offset, sun);
  return FIGURES.map(({ body, figure }) => {
    ephemeris.position(body, day, offset, place);
    return { ...figure, position: icrfToEcliptic(difference(vectorAt(place), vectorAt(sun))) };
  });
}

/** What bodies are and look like, wherever they are. */
const FIGURES = DRAWN_BODIES.map(({ id, name, body, radius, appearance }) => ({
  body,
  figure: { ...appearance, id, name, radius, axesAt: axesOf(id) },
}));

const sun = new Float64Array(3);
const place = new Float64Array(3);

/** Axes of a body by its id, those of one instant once. */
export function axesOf(id: string): AxesAt {
  return remembered((day, offset) => {
    const { x, y, z } = bodyAxes(id, day, offset);
    return [...x, ...y, ...z];
  });
}
