import type { CandidateScatter } from '#contract/opt/candidates.ts';
import { modifiedUtcOfTdb } from '#contract/nov/modified-date.ts';
import { USER_DEFINED_SLOPE } from '#contract/user-defined/user-defined-ranges.ts';
import { copiedValues, isElliptical, angleWithinTurn } from './editor-copy.ts';
import { type MadeObject, makeUserDefinedObject } from '../objects/user-defined-object.ts';

type Orbit = CandidateScatter['orbit'];

/** H where none is known: that of a body of some 50 m. */
const USUAL_H = 25;

/**
 * A user-defined object on an orbit that comes from elsewhere, such as the one that fits a candidate best: so it is calculated, drawn
 * and planned with what the catalogue has.
 */
export function objectOfOrbit({
  designation,
  orbit,
}: Pick<CandidateScatter, 'designation' | 'orbit'>): MadeObject {
  const bright = { ...orbit, mag: orbit.mag ?? USUAL_H, g: orbit.g ?? USER_DEFINED_SLOPE };
  return isElliptical(orbit)
    ? makeUserDefinedObject('ELLIPTICAL', { ...closedValues(bright), objectName: designation })
    : makeUserDefinedObject('HYPERBOLIC', { ...openValues(bright), objectName: designation });
}

function closedValues(orbit: Orbit): Readonly<Record<string, number>> {
  const known = copiedValues(orbit).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, value]],
  );
  return Object.fromEntries(known) as Record<string, number>;
}

function openValues({
  epoch,
  q,
  e,
  i,
  om,
  w,
  tp,
  mag,
  g,
}: Orbit & { readonly mag: number; readonly g: number }) {
  return {
    referenceEpoch: modifiedUtcOfTdb(epoch),
    perihelionDistance: q,
    eccentricity: e,
    inclination: i,
    ascendingNodeLongitude: angleWithinTurn(om),
    perihelionArgument: angleWithinTurn(w),
    pericentrePassage: modifiedUtcOfTdb(tp),
    absoluteMagnitude: mag,
    slopeParameter: g,
  };
}
