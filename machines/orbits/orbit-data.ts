import type { EphemerisError, OrbitProvenance, OrbitRecord } from '#contract/nov/keplerian.ts';
import type { PerturbedOrbitTable } from '#contract/nov/table-bytes.ts';
import { DEGREE } from '#engine/constants.ts';
import { deriveElements } from '#engine/orbit/derived-elements.ts';
import type { Elements } from '#engine/orbit/elements.ts';
import { epochOfModifiedDate } from '#contract/nov/modified-date.ts';

/** How the line of an orbit is drawn. */
export type OrbitType = 'unknown' | 'parabolic' | 'hyperbolic' | 'elliptical' | 'table';

/** The osculating orbit of an object, with what the details show of it. */
export type KeplerianOrbit = {
  readonly elements: Elements;
  /** H, or M1 of a comet. */
  readonly magnitude: number | undefined;
  /** m. */
  readonly diameter: number | undefined;
  /** Set where the diameter follows from the magnitude alone. */
  readonly isDiameterEstimated?: boolean | undefined;
  /** Days. */
  readonly period: number | undefined;
  /** Where the elements are from. */
  readonly provenance: OrbitProvenance | undefined;
};

/** A perturbed orbit, heliocentric, ecliptic J2000, with facts beside its rows. */
export type PerturbedOrbit = PerturbedOrbitTable;

/** The response to a request for an orbit. */
export type OrbitAnswer<Orbit> = {
  readonly orbit: Orbit | undefined;
  readonly errors: readonly EphemerisError[];
};

/**
 * Elements as the service's lists give them: au, degrees, Modified Julian Dates TDB. Magnitude and diameter go by two
 * names, and of q and a one is enough.
 */
export type OrbitRow = Pick<OrbitRecord, 'designator' | 'epoch' | 'e' | 'i' | 'om' | 'w'> &
  Partial<
    Pick<
      OrbitRecord,
      'a' | 'q' | 'ma' | 'tp' | 'mag' | 'diam' | 'diameterEstimated' | 'orbitPeriod' | 'provenance'
    >
  > & {
    readonly h?: number | undefined;
    readonly size?: number | undefined;
  };

/** The orbit in a row of the service. @throws {RangeError} for a row that has neither q nor a, or no place on the orbit. */
export function keplerianOrbit(row: OrbitRow): KeplerianOrbit {
  const elements = elementsOf(row);
  const derived = deriveElements(elements);
  return {
    elements,
    magnitude: row.mag ?? row.h,
    diameter: row.diam ?? row.size,
    isDiameterEstimated: row.diameterEstimated,
    period: row.orbitPeriod ?? (derived.kind === 'ellipse' ? derived.period : undefined),
    provenance: row.provenance,
  };
}

/** What a line is drawn from: the table of a perturbed orbit, else the conic of the elements. */
export function orbitType(
  keplerian: KeplerianOrbit | undefined,
  perturbed: PerturbedOrbit | undefined,
): OrbitType {
  if (perturbed !== undefined) return 'table';
  if (keplerian === undefined) return 'unknown';
  const { eccentricity } = keplerian.elements;
  if (eccentricity === 1) return 'parabolic';
  return eccentricity > 1 ? 'hyperbolic' : 'elliptical';
}

function elementsOf({ designator, epoch, e, i, om, w, a, q, ma, tp }: OrbitRow): Elements {
  const perihelionDistance = q ?? (a === undefined ? undefined : a * (1 - e));
  if (perihelionDistance === undefined) throw new RangeError(`the orbit of ${designator} has no size`);
  const conic = {
    epoch: epochOfModifiedDate(epoch),
    perihelionDistance,
    eccentricity: e,
    inclination: i * DEGREE,
    node: om * DEGREE,
    argumentOfPerihelion: w * DEGREE,
  };
  if (e < 1 && ma !== undefined) return { ...conic, meanAnomaly: ma * DEGREE };
  if (tp !== undefined) return { ...conic, perihelionTime: epochOfModifiedDate(tp) };
  throw new RangeError(`the orbit of ${designator} has no place on it`);
}
