import type { Elements } from '#engine/orbit/elements.ts';

/** What a line of the scene is drawn from. */
export type OrbitType = 'unknown' | 'parabolic' | 'hyperbolic' | 'elliptical' | 'table';

/** The osculating orbit of an object, with what the details show of it. */
export type KeplerianOrbit = {
  readonly designator: string;
  readonly elements: Elements;
  /** H, or M1 of a comet. */
  readonly magnitude: number | undefined;
  readonly slope: number | undefined;
  /** m. */
  readonly diameter: number | undefined;
  /** Days. */
  readonly period: number | undefined;
  readonly taxonomy: string | undefined;
};

/** Something the service says of one object. */
export type ObjectError = { readonly name: string; readonly message: string };

/** Whose orbit is asked for; that of an object of the visitor's own is calculated from what was typed. */
export type OrbitAnswer<Orbit> = {
  readonly orbit: Orbit | undefined;
  readonly errors: readonly ObjectError[];
};

/**
 * A perturbed orbit: positions and velocities at many instants, to be interpolated by Hermite's cubics; heliocentric,
 * ecliptic J2000.
 */
export type PerturbedOrbit = {
  readonly designator: string;
  /** Julian date TDB, integer or half-integer, that `offsets` are counted from. */
  readonly day: number;
  /** Days from `day` of each row, rising. Outside the first and last nothing is known. */
  readonly offsets: Float64Array;
  /** x y z per row, au. */
  readonly positions: Float64Array;
  /** x y z per row, au/d. */
  readonly velocities: Float64Array;
  /** Spans in which the orbit is unreliable, days from `day`. */
  readonly unreliable: readonly DaySpan[];
  readonly closeApproaches: readonly CloseApproachDay[];
  /** YYYY-MM-DD of its impact on the Earth. */
  readonly impactDate: string | undefined;
};

/** Days from an epoch, both ends included. */
export type DaySpan = { readonly start: number; readonly end: number };

/** A planet is near: closer than 3 lunar distances of the Earth, or inside its sphere of influence. */
export type CloseApproachDay = {
  /** Lower-case English name. */
  readonly body: string;
  /** Days from `day` of the closest moment. */
  readonly offset: number;
  /** au. */
  readonly distance: number;
};
