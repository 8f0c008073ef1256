import { DEGREE } from '../constants.ts';
import { epochOfJd } from '../time/epoch.ts';
import type { Elements } from './elements.ts';
import { modulo } from '../modulo.ts';

/** What all printed forms of elements share: degrees, Julian dates TDB, ecliptic and equinox of J2000, heliocentric. */
type PrintedConic = {
  /** Julian date TDB at which the elements osculate. */
  readonly epochJd: number;
  readonly eccentricity: number;
  readonly inclinationDeg: number;
  readonly nodeDeg: number;
  readonly argumentOfPerihelionDeg: number;
};

/** Elements as catalogues print them, of any conic: au, degrees, Julian dates TDB; the place by M or by perihelion time. */
export type PrintedElements = PrintedConic & { readonly perihelionDistanceAu: number } & (
    | { readonly meanAnomalyDeg: number; readonly perihelionJd?: undefined }
    | { readonly perihelionJd: number; readonly meanAnomalyDeg?: undefined }
  );

/** Keplerian elements: a, e, i, Ω, ω, M. Of a hyperbola a is negative; a parabola has no a. */
export type KeplerianElements = PrintedConic & {
  readonly semiMajorAxisAu: number;
  readonly meanAnomalyDeg: number;
};

/** Equinoctial elements of an ellipse, as OrbFit and ESA's NEOCC have them. */
export type EquinoctialElements = {
  /** Julian date TDB at which the elements osculate. */
  readonly epochJd: number;
  /** a. */
  readonly semiMajorAxisAu: number;
  /** e sin ϖ. */
  readonly h: number;
  /** e cos ϖ. */
  readonly k: number;
  /** tan(i/2) sin Ω. */
  readonly p: number;
  /** tan(i/2) cos Ω. */
  readonly q: number;
  /** λ = M + ϖ. */
  readonly meanLongitudeDeg: number;
};

/** Elements by perihelion distance. What is impossible is found by `elementsToOrbit`. */
export function elementsFromPrinted(printed: PrintedElements): Elements {
  const conic = {
    epoch: epochOfJd(printed.epochJd),
    perihelionDistance: printed.perihelionDistanceAu,
    eccentricity: printed.eccentricity,
    inclination: printed.inclinationDeg * DEGREE,
    node: printed.nodeDeg * DEGREE,
    argumentOfPerihelion: printed.argumentOfPerihelionDeg * DEGREE,
  };
  if (printed.meanAnomalyDeg !== undefined) {
    return { ...conic, meanAnomaly: printed.meanAnomalyDeg * DEGREE };
  }
  return { ...conic, perihelionTime: epochOfJd(printed.perihelionJd) };
}

/** Keplerian elements by perihelion distance, q = a (1 - e). */
export function printedFromKeplerian({
  semiMajorAxisAu,
  ...rest
}: KeplerianElements): PrintedElements & { readonly meanAnomalyDeg: number } {
  return { ...rest, perihelionDistanceAu: semiMajorAxisAu * (1 - rest.eccentricity) };
}

/** Elements by semi-major axis. What is impossible is found by `elementsToOrbit`. */
export function elementsFromKeplerian(keplerian: KeplerianElements): Elements {
  return elementsFromPrinted(printedFromKeplerian(keplerian));
}

/**
 * Equinoctial elements as Keplerian ones, angles in [0, 360) deg.
 *
 * Source: Broucke & Cefola (1972), Celest. Mech. 5, 303, eq. 2.
 */
export function keplerianFromEquinoctial({
  epochJd,
  semiMajorAxisAu,
  h,
  k,
  p,
  q,
  meanLongitudeDeg,
}: EquinoctialElements): KeplerianElements {
  const nodeDeg = modulo(Math.atan2(p, q) / DEGREE, 360);
  const perihelionDeg = modulo(Math.atan2(h, k) / DEGREE, 360);
  return {
    epochJd,
    semiMajorAxisAu,
    eccentricity: Math.hypot(h, k),
    inclinationDeg: (2 * Math.atan(Math.hypot(p, q))) / DEGREE,
    nodeDeg,
    argumentOfPerihelionDeg: modulo(perihelionDeg - nodeDeg, 360),
    meanAnomalyDeg: modulo(meanLongitudeDeg - perihelionDeg, 360),
  };
}

/** Elements of an ellipse from equinoctial ones. What is impossible is found by `elementsToOrbit`. */
export function elementsFromEquinoctial(equinoctial: EquinoctialElements): Elements {
  return elementsFromKeplerian(keplerianFromEquinoctial(equinoctial));
}
