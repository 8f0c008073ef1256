import type { Elements } from '#engine/orbit/elements.ts';
import type { NonGravitational } from '#engine/orbit/orbit.ts';
import type { Source } from './source.ts';

/** Where an object's orbit solution comes from, in the words of the filter; MPC orbits count as JPL, provenance says MPC. */
export type Database = 'ESA/PDO' | 'NEOCP' | 'JPL';
export type BodyType = 'Asteroid' | 'Comet' | 'Unconfirmed';
/** Orbit class of an asteroid near the Earth, computed from its elements; every other body is N/A. */
export type OrbitClass = 'Amor' | 'Apollo' | 'Aten' | 'Atira' | 'N/A';
/** Dynamical group of a comet, computed from its elements; asteroids are N/A. */
export type ObjectGroup =
  | 'Jupiter-family'
  | 'Halley-type'
  | 'Encke-type'
  | 'Chiron-type'
  | 'Long-period'
  | 'Parabolic'
  | 'Hyperbolic'
  | 'N/A';

/**
 * One asteroid, comet or unconfirmed object, put together from every source that knows it.
 *
 * A value that no source gives is absent, never zero. `provenance` says which source each value is from.
 */
export type SmallBody = {
  /** Row in the catalogue it was read from; not stable from one catalogue to the next. */
  readonly index: number;
  /** Permanent number: "433", "1P", "2I"; fragments "73P-C". */
  readonly number?: string;
  /** "Eros", "Halley", "NEOWISE"; comets share names. */
  readonly name?: string;
  /** Principal designation as it is written: "2004 MN4", "C/2020 F3", "A898 PA"; the number where there is none. */
  readonly designation: string;
  readonly otherDesignations: readonly string[];
  readonly bodyType: BodyType;
  readonly orbitClass: OrbitClass;
  readonly objectGroup: ObjectGroup;
  readonly database: Database;
  /** Near-Earth: q < 1.3 au, and for a comet a period below 200 years. Others are 'non-NEA' in lists. */
  readonly nea: boolean;
  /** Potentially hazardous. */
  readonly pha: boolean;
  /** Its line of a risk list. */
  readonly risk?: Risk;
  /** UTC date of impact, YYYY-MM-DD, of a body that has hit the Earth. */
  readonly impactDate?: string;
  readonly elements: Elements;
  readonly nonGravitational?: NonGravitational;
  /**
   * Covariance of the heliocentric state at the epoch of `elements`: x y z vx vy vz, ICRF axes, au and au/d, 36 numbers,
   * row-major; with the parameters of `nonGravitational`, where the solution has any, 100 numbers, see `Orbit`.
   */
  readonly covariance?: Float64Array;
  /** Set where the elements are printed with few digits: the covariance is that of their rounding and of U. */
  readonly isRounded?: true;
  /** H, mag (IAU H-G system). */
  readonly absoluteMagnitude?: number;
  /** G. */
  readonly slope?: number;
  /** M1, total absolute magnitude of a comet: m = M1 + 5 log Δ + K1 log r. */
  readonly cometMagnitude?: number;
  /** K1; where it is absent, brightness goes with r⁻⁴. */
  readonly cometSlope?: number;
  /** Measured diameter, km; `diameterOf` estimates one where there is none. */
  readonly diameterKm?: number;
  /** Geometric albedo. */
  readonly albedo?: number;
  /** Rotation period, h. */
  readonly rotationHours?: number;
  /** Extents of the figure as published: "4.6x2.4x1.9", km. */
  readonly extent?: string;
  readonly spectralType?: string;
  /** Minimum distance between the orbits of the body and the Earth, au. */
  readonly moidAu?: number;
  /** MPC uncertainty parameter U, 0 to 9. */
  readonly uncertainty?: number;
  /** Observed arc, days; a whole number of years counts 365.25 days each. */
  readonly arcDays?: number;
  /** UTC date of the last observation, YYYY-MM-DD. */
  readonly lastObservation?: string;
  readonly provenance: Provenance;
};

/** Values with a separate source; the risk carries its own. */
export const SOURCED_FIELDS = [
  'elements',
  'magnitude',
  'cometMagnitude',
  'diameter',
  'albedo',
  'rotation',
  'extent',
  'spectralType',
  'moid',
  'uncertainty',
  'arc',
  'lastObservation',
  'nonGravitational',
  'pha',
] as const;
export type SourcedField = (typeof SOURCED_FIELDS)[number];

/** "orbit of …, epoch …, catalogue of …". */
export type Provenance = {
  /** The service's own name of the solution: "JPL 199", "MPO467611". */
  readonly solution?: string;
  /** Source of the orbit, the first thing to say. */
  readonly orbit: Source;
  /** Source of every value that is present. */
  readonly sources: Readonly<Partial<Record<SourcedField, Source>>>;
};

/** A line of a risk list. */
export type Risk = {
  readonly list: 'JPL Sentry' | 'ESA NEOCC risk list';
  /** ISO date of the list, to be shown with every value of it. */
  readonly listDate: string;
  /** Years of the first and the last possible impact. */
  readonly firstYear?: number;
  readonly lastYear?: number;
  readonly possibleImpacts?: number;
  /** Cumulative impact probability. */
  readonly probability?: number;
  readonly palermoCumulative?: number;
  readonly palermoMaximum?: number;
  /** Torino scale, 0 to 10; absent where the impact is over a century away. */
  readonly torinoMaximum?: number;
};

/** "(99942) Apophis", "(433953) 1997 XR2", "2004 MN4", "1P/Halley", "C/2020 F3 (NEOWISE)": what a reader calls the body. */
export function labelOf(body: Pick<SmallBody, 'number' | 'name' | 'designation' | 'bodyType'>): string {
  if (body.bodyType === 'Comet') return cometLabel(body.number, body.name, body.designation);
  return body.number === undefined ? body.designation : `(${body.number}) ${body.name ?? body.designation}`;
}

function cometLabel(number: string | undefined, name: string | undefined, designation: string): string {
  if (number !== undefined) return name === undefined ? number : `${number}/${name}`;
  return name === undefined ? designation : `${designation} (${name})`;
}
