import { BODY, FIRST_ASTEROID, PERTURBER_NUMBERS } from '../ephemeris/body.ts';
import { SIGHT_EFFECTS, type SightEffects } from '../observe/locate.ts';
import type { Orbit } from '../orbit/orbit.ts';
import { FORCES, type ForceSet } from '../propagate/force-set.ts';
import { keysOf } from '../typed-record.ts';

/** Forces of the full model without one of them. */
const FORCES_WITHOUT = {
  mercury: withoutBodies(BODY.Mercury),
  venus: withoutBodies(BODY.Venus),
  earth: withoutBodies(BODY.Earth),
  moon: withoutBodies(BODY.Moon),
  mars: withoutBodies(BODY.Mars),
  jupiter: withoutBodies(BODY.Jupiter),
  saturn: withoutBodies(BODY.Saturn),
  uranus: withoutBodies(BODY.Uranus),
  neptune: withoutBodies(BODY.Neptune),
  pluto: withoutBodies(BODY.Pluto),
  asteroids: withoutBodies(...PERTURBER_NUMBERS.map((_, place) => FIRST_ASTEROID + place)),
  ceres: withoutBodies(FIRST_ASTEROID + PERTURBER_NUMBERS.indexOf(1)),
  'relativity-planets': { ...FORCES.full, relativity: 'Sun' },
  relativity: { ...FORCES.full, relativity: 'none' },
  'oblateness-earth': { ...FORCES.full, oblate: [BODY.Sun] },
  'oblateness-sun': { ...FORCES.full, oblate: [BODY.Earth] },
} as const satisfies Readonly<Record<string, ForceSet>>;

/** Parts of the non-gravitational force. */
const PARAMETERS = ['a1', 'a2', 'a3'] as const;

/** Effects between object and observer, without one of them. */
const EFFECTS_WITHOUT = {
  'light-time': { ...SIGHT_EFFECTS, lightTime: false },
  aberration: { ...SIGHT_EFFECTS, aberration: false },
  deflection: { ...SIGHT_EFFECTS, deflection: false },
} as const satisfies Readonly<Record<string, SightEffects>>;

/** A force that a run leaves out. */
export type OmittedForce = keyof typeof FORCES_WITHOUT | (typeof PARAMETERS)[number];

/** An effect on the line of sight that is left out. */
export type OmittedEffect = keyof typeof EFFECTS_WITHOUT;

/** All forces that a run can leave out. */
export const OMITTED_FORCES: readonly OmittedForce[] = [...keysOf(FORCES_WITHOUT), ...PARAMETERS];

/** Why an orbit does not feel a force: it is the pull of the object itself, or a parameter that is 0; undefined where it does. */
export function whyUnfelt(
  force: OmittedForce,
  { nonGravitational, ownBody }: Orbit,
): 'itself' | 'no-term' | undefined {
  if (isParameter(force)) return (nonGravitational?.[force] ?? 0) === 0 ? 'no-term' : undefined;
  return force in OWN_BODIES && OWN_BODIES[force] === ownBody ? 'itself' : undefined;
}

/** Perturbers that are objects of catalogues. */
const OWN_BODIES: Partial<Record<OmittedForce, number>> = { ceres: FIRST_ASTEROID, pluto: BODY.Pluto };

/** Effects between object and observer. */
export const OMITTED_EFFECTS: readonly OmittedEffect[] = keysOf(EFFECTS_WITHOUT);

/** The effects that remain without one. */
export function effectsWithout(effect: OmittedEffect): SightEffects {
  return EFFECTS_WITHOUT[effect];
}

/** An orbit and the forces that move it without one of them. */
export function motionWithout(force: OmittedForce, orbit: Orbit): { orbit: Orbit; forces: ForceSet } {
  if (!isParameter(force)) return { orbit, forces: FORCES_WITHOUT[force] };
  const terms = orbit.nonGravitational;
  const nonGravitational = terms && { ...terms, [force]: 0 };
  return {
    orbit: nonGravitational === undefined ? orbit : { ...orbit, nonGravitational },
    forces: FORCES.full,
  };
}

function isParameter(force: OmittedForce): force is (typeof PARAMETERS)[number] {
  return force === 'a1' || force === 'a2' || force === 'a3';
}

function withoutBodies(...bodies: readonly number[]): ForceSet {
  return { ...FORCES.full, attracting: FORCES.full.attracting.filter((body) => !bodies.includes(body)) };
}
