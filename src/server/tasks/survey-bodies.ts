import { type KnownPhotometry, photometryOf as catalogueBrightness } from '#catalogue/brightness.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import { numberAt, vectorAt } from '#engine/numbers-in.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import type { SurveyBody } from '#engine/survey/surveyor.ts';
import { sharedMemory } from '#engine/shared-memory.ts';
import { tdbDayFromUtc } from '#engine/time/scales.ts';
import { endOf } from './known-impact.ts';
import { alongTrackFromCatalogue } from './orbit-uncertainty.ts';

/** Numbers per object in {@link SurveyBodies}: epoch day and offset, x y z, vx vy vz. */
const ORBIT_SIZE = 8;

/** Numbers per object: which law, and its two parameters. */
const BRIGHTNESS_SIZE = 3;

/** Numbers per object: the members of `AlongTrack`. */
const ALONG_TRACK_SIZE = 4;

const LAW = { none: 0, asteroid: 1, comet: 2, asteroidOfUnknownSlope: 3, cometOfUnknownSlope: 4 } as const;

/** The laws that the brightness of an object of the catalogue may follow. */
export type StoredPhotometry = Extract<KnownPhotometry, { law: 'H-G' | 'comet' }>;

/** Orbits and brightness of many objects, in memory that workers share. */
export type SurveyBodies = {
  readonly count: number;
  readonly orbits: Float64Array;
  readonly brightness: Float64Array;
  /** Uncertainty along the track: day, mean anomaly, mean motion, place; the day is 0 where nothing is known. */
  readonly alongTrack: Float64Array;
  /** Julian date UTC at which the object is known to have ceased to exist, infinite where no impact is known. */
  readonly endUtc: Float64Array;
};

/** Allocates shared memory for this many objects. */
export function emptySurveyBodies(count: number): SurveyBodies {
  return {
    count,
    orbits: sharedNumbers(count * ORBIT_SIZE),
    brightness: sharedNumbers(count * BRIGHTNESS_SIZE),
    alongTrack: sharedNumbers(count * ALONG_TRACK_SIZE),
    endUtc: sharedNumbers(count).fill(Number.POSITIVE_INFINITY),
  };
}

/** Some neighbouring objects, in the same memory. */
export function bodiesAmong(
  { orbits, brightness, alongTrack, endUtc }: SurveyBodies,
  { from, to }: { readonly from: number; readonly to: number },
): SurveyBodies {
  return {
    count: to - from,
    orbits: orbits.subarray(from * ORBIT_SIZE, to * ORBIT_SIZE),
    brightness: brightness.subarray(from * BRIGHTNESS_SIZE, to * BRIGHTNESS_SIZE),
    alongTrack: alongTrack.subarray(from * ALONG_TRACK_SIZE, to * ALONG_TRACK_SIZE),
    endUtc: endUtc.subarray(from, to),
  };
}

/** Puts a record at an object's place; elements that are not those of an orbit leave its epoch 0. */
export function storeBody(bodies: SurveyBodies, object: number, body: SmallBody): void {
  bodies.orbits.set(orbitNumbers(body), object * ORBIT_SIZE);
  bodies.brightness.set(brightnessNumbers(body), object * BRIGHTNESS_SIZE);
  bodies.alongTrack.set(alongTrackNumbers(body), object * ALONG_TRACK_SIZE);
  bodies.endUtc[object] = endOf(body);
}

/**
 * The orbit of an object.
 *
 * @throws RangeError when its elements are not those of an orbit.
 */
export function orbitOf({ orbits }: SurveyBodies, object: number): Orbit {
  const at = object * ORBIT_SIZE;
  const epoch = { scale: 'TDB', day: numberAt(orbits, at), offset: numberAt(orbits, at + 1) } as const;
  if (epoch.day === 0) throw new RangeError('The elements of this object are no orbit.');
  return { epoch, position: vectorAt(orbits, at + 2), velocity: vectorAt(orbits, at + 5) };
}

/** Numbers of an object that its nodes follow from: its orbit, and what is not known of it along the track. */
export const ORIGIN_SIZE = ORBIT_SIZE + ALONG_TRACK_SIZE;

/** {@link ORIGIN_SIZE} numbers per object. */
export function originsOf({ count, orbits, alongTrack }: SurveyBodies): Float64Array {
  const origins = new Float64Array(count * ORIGIN_SIZE);
  for (let object = 0; object < count; object++) {
    const at = object * ORIGIN_SIZE;
    origins.set(orbits.subarray(object * ORBIT_SIZE, (object + 1) * ORBIT_SIZE), at);
    const track = object * ALONG_TRACK_SIZE;
    origins.set(alongTrack.subarray(track, track + ALONG_TRACK_SIZE), at + ORBIT_SIZE);
  }
  return origins;
}

/** Julian day TDB of the epoch of an object's elements; 0 where they are not those of an orbit. */
export function epochDayOf({ orbits }: SurveyBodies, object: number): number {
  return numberAt(orbits, object * ORBIT_SIZE);
}

/** Known facts of an object beside its orbit. */
export function surveyBodyOf(bodies: SurveyBodies, object: number): SurveyBody {
  const endUtc = numberAt(bodies.endUtc, object);
  return {
    photometry: photometryOf(bodies, object),
    alongTrack: alongTrackOf(bodies, object),
    lastDay: Number.isFinite(endUtc) ? tdbDayFromUtc(endUtc) : endUtc,
  };
}

/** The law of an object's brightness; nothing where none is known. */
export function photometryOf({ brightness }: SurveyBodies, object: number): StoredPhotometry | undefined {
  const [law, absolute, slope] = vectorAt(brightness, object * BRIGHTNESS_SIZE);
  switch (law) {
    case LAW.asteroid:
      return { law: 'H-G', h: absolute, g: slope, slopeFrom: 'catalogue' };
    case LAW.asteroidOfUnknownSlope:
      return { law: 'H-G', h: absolute, g: slope, slopeFrom: 'default' };
    case LAW.comet:
      return { law: 'comet', m1: absolute, k1: slope, slopeFrom: 'catalogue' };
    case LAW.cometOfUnknownSlope:
      return { law: 'comet', m1: absolute, k1: slope, slopeFrom: 'default' };
    default:
      return undefined;
  }
}

function alongTrackOf({ alongTrack }: SurveyBodies, object: number): SurveyBody['alongTrack'] {
  const at = object * ALONG_TRACK_SIZE;
  const day = numberAt(alongTrack, at);
  if (day === 0) return undefined;
  const [meanAnomaly, meanMotion, place] = vectorAt(alongTrack, at + 1);
  return { day, meanAnomaly, meanMotion, place };
}

function orbitNumbers(body: SmallBody): readonly number[] {
  try {
    const { epoch, position, velocity } = elementsToOrbit(body.elements);
    return [epoch.day, epoch.offset, ...position, ...velocity];
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [];
  }
}

function brightnessNumbers(body: SmallBody): readonly number[] {
  const photometry = catalogueBrightness(body);
  const isKnown = photometry?.slopeFrom === 'catalogue';
  switch (photometry?.law) {
    case 'H-G':
      return [isKnown ? LAW.asteroid : LAW.asteroidOfUnknownSlope, photometry.h, photometry.g];
    case 'comet':
      return [isKnown ? LAW.comet : LAW.cometOfUnknownSlope, photometry.m1, photometry.k1];
    default:
      return [LAW.none];
  }
}

function alongTrackNumbers(body: SmallBody): readonly number[] {
  const known = alongTrackFromCatalogue(body);
  if (known.kind === 'unknown') return [0, 0, 0, 0];
  const { day, meanAnomaly, meanMotion, place } = known.value;
  return [day, meanAnomaly, meanMotion, place];
}

function sharedNumbers(count: number): Float64Array {
  return new Float64Array(sharedMemory(count * Float64Array.BYTES_PER_ELEMENT));
}
