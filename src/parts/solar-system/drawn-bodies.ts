import { BODY, type Body } from '#engine/ephemeris/body.ts';
import { BODY_RADIUS } from '#engine/ephemeris/body-radius.ts';
import { numberAt } from '#engine/numbers-in.ts';
import type { BodyAppearance } from '#render/picture/placed-body.ts';
import type { MainBodyId } from '#contract/fvt/main-bodies.ts';
import { AU_KM } from '#engine/constants.ts';
import type { Colour } from '#render/picture/colour.ts';
import { GRID_UNIT_AU } from '#render/picture/grid.ts';

/** The lower-case English name of a body that is drawn, as in routes, textures and saved states. */
export type DrawnBodyId = 'sun' | MainBodyId;

/** Radius of the Sun's marker in units of the grid. */
const SUN_MARKER_RADIUS = 0.1;

/** What the Sun, the planets and the Moon look like in a scene measured in au, by their id. */
export const BODY_APPEARANCE: Readonly<Record<DrawnBodyId, BodyAppearance>> = {
  sun: {
    texture: 'sun',
    marker: { colour: [1, 0.81, 0.42], radius: SUN_MARKER_RADIUS * GRID_UNIT_AU },
    shines: true,
    label: 'planet',
    rank: 0,
  },
  mercury: innerPlanet('mercury', [0.72, 0.69, 0.66]),
  venus: innerPlanet('venus', [0.95, 0.85, 0.6]),
  earth: { ...innerPlanet('earth', [0.42, 0.69, 1]), label: 'earth', atmosphere: [0.5, 0.74, 1] },
  moon: { ...innerPlanet('moon', [0.8, 0.8, 0.82]), moonOf: 'earth' },
  mars: innerPlanet('mars', [0.96, 0.5, 0.35]),
  jupiter: outerPlanet('jupiter', [0.87, 0.72, 0.56]),
  saturn: {
    ...outerPlanet('saturn', [0.93, 0.83, 0.55]),
    // from the inner edge of the C ring to the F ring
    rings: { texture: 'saturn_rings', innerRadius: 74_270.58 / AU_KM, outerRadius: 140_478.92 / AU_KM },
  },
  uranus: outerPlanet('uranus', [0.58, 0.89, 0.91]),
  neptune: outerPlanet('neptune', [0.38, 0.49, 0.97]),
};

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
  sun: drawnBody('sun', 'Sun'),
  mercury: drawnBody('mercury', 'Mercury'),
  venus: drawnBody('venus', 'Venus'),
  earth: drawnBody('earth', 'Earth'),
  moon: drawnBody('moon', 'Moon'),
  mars: drawnBody('mars', 'Mars'),
  jupiter: drawnBody('jupiter', 'Jupiter'),
  saturn: drawnBody('saturn', 'Saturn'),
  uranus: drawnBody('uranus', 'Uranus'),
  neptune: drawnBody('neptune', 'Neptune'),
};

/** The drawn bodies in this sequence. */
export const DRAWN_BODIES: readonly DrawnBody[] = Object.values(DRAWN_BODY);

/** The eight planets. */
export const DRAWN_PLANETS: readonly DrawnBody[] = DRAWN_BODIES.filter(
  ({ id }) => id !== 'sun' && id !== 'moon',
);

function drawnBody(id: DrawnBodyId, name: keyof typeof BODY): DrawnBody {
  const body = BODY[name];
  return { id, name, body, radius: numberAt(BODY_RADIUS, body), appearance: BODY_APPEARANCE[id] };
}

/** From afar the inner planets crowd around the Sun: their names give way to its own and to those of the outer planets. */
function innerPlanet(texture: string, colour: Colour): BodyAppearance {
  return { texture, marker: { colour }, label: 'planet', rank: 2 };
}

function outerPlanet(texture: string, colour: Colour): BodyAppearance {
  return { ...innerPlanet(texture, colour), rank: 1 };
}
