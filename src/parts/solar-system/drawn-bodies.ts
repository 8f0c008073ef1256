import { BODY, type Body } from '#engine/ephemeris/body.ts';
import { BODY_RADIUS } from '#engine/ephemeris/body-radius.ts';
import { numberAt } from '#engine/numbers-in.ts';
import type { BodyAppearance } from '#render/picture/placed-body.ts';
import { BODY_APPEARANCE, type DrawnBodyId } from './body-appearance.ts';

/** A body of the solar system as the 3D views show it. */
export type DrawnBody = {
  readonly id: DrawnBodyId;
  readonly name: string;
  readonly body: Body;
  /** Equatorial radius, au. */
  readonly radius: number;
  readonly appearance: BodyAppearance;
};

/** Sun, the eight planets and the Moon by their ids. */
export const DRAWN_BODY: Readonly<Record<DrawnBodyId, DrawnBody>> = {
  sun: drawn('sun', 'Sun'),
  mercury: drawn('mercury', 'Mercury'),
  venus: drawn('venus', 'Venus'),
  earth: drawn('earth', 'Earth'),
  moon: drawn('moon', 'Moon'),
  mars: drawn('mars', 'Mars'),
  jupiter: drawn('jupiter', 'Jupiter'),
  saturn: drawn('saturn', 'Saturn'),
  uranus: drawn('uranus', 'Uranus'),
  neptune: drawn('neptune', 'Neptune'),
};

/** The drawn bodies in this sequence. */
export const DRAWN_BODIES: readonly DrawnBody[] = Object.values(DRAWN_BODY);

/** The eight planets. */
export const DRAWN_PLANETS: readonly DrawnBody[] = DRAWN_BODIES.filter(
  ({ id }) => id !== 'sun' && id !== 'moon',
);

function drawn(id: DrawnBodyId, name: keyof typeof BODY): DrawnBody {
  const body = BODY[name];
  return { id, name, body, radius: numberAt(BODY_RADIUS, body), appearance: BODY_APPEARANCE[id] };
}
