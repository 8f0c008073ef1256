import type { SmallBody } from '#catalogue/small-body.ts';
import { DAYS_PER_JULIAN_YEAR } from '#engine/constants.ts';
import { deriveElements } from '#engine/orbit/derived-elements.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import type { Direction } from '#engine/propagate/variations.ts';
import type { UncertaintyOrigin } from '#engine/uncertainty/estimate.ts';
import { type AlongTrack, alongTrackFromU, shiftsAtEpoch } from '#engine/uncertainty/run-off.ts';
import { julianDateOf } from './object-facts.ts';

type Observed = Pick<SmallBody, 'elements' | 'uncertainty' | 'lastObservation' | 'arcDays'>;

/** Arc from which U alone is meaningful although the date of its end is unknown: one of several oppositions, days. */
const LONG_ARC_DAYS = 365;

/** Assumed where the arc is unknown, days: one opposition, of which the run-off of U counts whole. */
const UNKNOWN_ARC_DAYS = 300;

/** As in `alongTrackShifts`. */
const LONGEST_PERIOD_YEARS = 200;

/** How uncertain an orbit is at its epoch, or why it is unknown. */
export type OrbitUncertainty =
  | {
      readonly kind: 'known';
      readonly origin: UncertaintyOrigin;
      /**
       * Covariance of what is to be varied: of the state, as in `Orbit`, or of the directions, which are
       * independent.
       */
      readonly covariance: Float64Array;
      /** Changes of the state that matter, where not all do. */
      readonly directions?: readonly Direction[];
      /**
       * Uncertainty of the place in every direction beside it, as seen from the Sun, rad, see `AlongTrack`.
       */
      readonly place?: number;
    }
  | { readonly kind: 'unknown' };

/** The uncertainty of an orbit by its covariance where there is one, else by U. */
export function orbitUncertainty(orbit: Orbit, body: Observed): OrbitUncertainty {
  if (orbit.covariance !== undefined) {
    return { kind: 'known', covariance: orbit.covariance, origin: 'covariance' };
  }
  const alongTrack = alongTrackFromCatalogue(body);
  if (alongTrack.kind === 'unknown') return alongTrack;
  const directions = shiftsAtEpoch(orbit, alongTrack.value);
  if (directions === undefined) return { kind: 'unknown' };
  const covariance = Float64Array.of(1, 0, 0, 1);
  return { kind: 'known', origin: 'U', covariance, directions, place: alongTrack.value.place };
}

/** Uncertainty along the track from a catalogue's U, or why U does not give it. */
export type AlongTrackKnowledge =
  | {
      readonly kind: 'known';
      readonly value: AlongTrack;
      /** Whether the arc is taken to end at the epoch of the elements, the last observation being unknown. */
      readonly isEndAssumed: boolean;
    }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Uncertainty along the track from U and the observed arc of a catalogue row. */
export function alongTrackFromCatalogue(body: Observed): AlongTrackKnowledge {
  const { elements, uncertainty, arcDays } = body;
  if (uncertainty === undefined) return unknownFor('neither a covariance nor the MPC parameter U is known');
  if (!returnsSoon(elements))
    return unknownFor('U says nothing about an orbit that does not return within 200 years');
  const last = julianDateOf(body.lastObservation);
  if (last === undefined && !((arcDays ?? 0) >= LONG_ARC_DAYS)) {
    return unknownFor('U is known, but not when the object was observed');
  }
  const toDay = last ?? elements.epoch.day;
  return {
    kind: 'known',
    value: alongTrackFromU(uncertainty, { fromDay: toDay - (arcDays ?? UNKNOWN_ARC_DAYS), toDay }),
    isEndAssumed: last === undefined,
  };
}

/** The basis of an uncertainty, or why there is none, in words; undefined where it is the covariance of the orbit. */
export function uncertaintyNote(
  body: Observed & Pick<SmallBody, 'covariance' | 'isRounded'>,
): string | undefined {
  if (body.isRounded === true) {
    return `from the rounding of the elements, which are published with few digits, and from U = ${body.uncertainty}`;
  }
  if (body.covariance !== undefined) return undefined;
  const alongTrack = alongTrackFromCatalogue(body);
  if (alongTrack.kind === 'unknown') return alongTrack.reason;
  const assumed =
    '; the last observation is unknown, and the arc is taken to end at the epoch of the elements';
  return `estimated from U = ${body.uncertainty}${alongTrack.isEndAssumed ? assumed : ''}`;
}

function returnsSoon(elements: SmallBody['elements']): boolean {
  const derived = deriveElements(elements);
  return derived.kind === 'ellipse' && derived.period < LONGEST_PERIOD_YEARS * DAYS_PER_JULIAN_YEAR;
}

function unknownFor(reason: string): AlongTrackKnowledge {
  return { kind: 'unknown', reason };
}
