import { BODY, type Body } from '#engine/ephemeris/body.ts';
import { BODY_RADIUS } from '#engine/ephemeris/body-radius.ts';
import type { BodyAppearance } from '#render/picture/placed-body.ts';
import { BODY_APPEARANCE } from './body-appearance.ts';

/** A body of the solar system as the 3D views show it. */
export type DrawnBody = {
  /** Lower-case English name, as in routes, textures and saved states. */
  readonly id: string;
  readonly name: string;
  readonly body: Body;
  /** Equatorial radius, au. */
  readonly radius: number;
  readonly appearance: BodyAppearance;
};

/** Sun, the eight planets and the Moon. */
export const DRAWN_BODIES: readonly DrawnBody[] = (
  ['Sun', 'Mercury', 'Venus', 'Earth', 'Moon', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'] as const
).map((name) => {
  const id = name.toLowerCase();
  return { id, name, body: BODY[name], radius: BODY_RADIUS[BODY[name]], appearance: BODY_APPEARANCE[id] };
});

/** The eight planets. */
export const DRAWN_PLANETS: readonly DrawnBody[] = DRAWN_BODIES.filter(
  ({ id }) => id !== 'sun' && id !== 'moon',
);
