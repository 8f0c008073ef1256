import { BODY, type Body, FIRST_ASTEROID, PERTURBER_NUMBERS } from '#engine/ephemeris/body.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { defined } from './defined.ts';
import type { SmallBody } from './small-body.ts';

/** Number of Pluto, whose system is a body of the ephemeris. */
const PLUTO_NUMBER = '134340';

/** The orbit of a catalogue record as the engine propagates it: state, non-gravitational forces, covariance, own perturber. */
export function orbitOf(
  body: Pick<SmallBody, 'number' | 'bodyType' | 'elements' | 'nonGravitational' | 'covariance'>,
): Orbit {
  return defined({
    ...elementsToOrbit(body.elements),
    nonGravitational: body.nonGravitational,
    covariance: body.covariance,
    ownBody: body.bodyType === 'Asteroid' ? ownBody(body.number) : undefined,
  });
}

/** Index of an asteroid among the perturbers of the ephemeris, so that it does not pull itself. */
export function ownBody(number: string | undefined): Body | undefined {
  if (number === PLUTO_NUMBER) return BODY.Pluto;
  const place = PERTURBER_NUMBERS.indexOf(Number(number ?? Number.NaN));
  return place < 0 ? undefined : FIRST_ASTEROID + place;
}
