import { DEGREE } from '#engine/constants.ts';
import type { Elements } from '#engine/orbit/elements.ts';
import type { Epoch } from '#engine/time/epoch.ts';
import { RowError } from './rows.ts';

/** Elements as catalogues print them: au, degrees, Julian dates TDB; the place by M or by perihelion time. */
export type PrintedElements = {
  readonly epochJd: number;
  readonly perihelionDistanceAu: number;
  readonly eccentricity: number;
  readonly inclinationDeg: number;
  readonly nodeDeg: number;
  readonly argumentOfPerihelionDeg: number;
} & (
  | { readonly meanAnomalyDeg: number; readonly perihelionJd?: undefined }
  | { readonly perihelionJd: number; readonly meanAnomalyDeg?: undefined }
);

/** Julian dates of the years -4712 and 8977: an epoch outside is a misprint. */
const EARLIEST_JD = 0;
const LATEST_JD = 5_000_000;
/** Beyond the planets' reach and beyond every known orbit; the most eccentric, 3I/ATLAS, has e = 6.1. */
const LARGEST_Q_AU = 1000;
const LARGEST_ECCENTRICITY = 100;

/**
 * Engine elements of a printed row.
 *
 * @throws {RowError} when an element is not finite or impossible.
 */
export function elementsOf(printed: PrintedElements): Elements {
  const fault = faultOf(printed);
  if (fault !== undefined) throw new RowError(fault);
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

/** A Julian date TDB as an epoch whose offset is within [0, 1) d of a midnight. */
export function epochOfJd(jd: number): Epoch<'TDB'> {
  const day = Math.floor(jd - 0.5) + 0.5;
  return { scale: 'TDB', day, offset: jd - day };
}

/** Julian date of an epoch, to 40 µs. */
export function jdOf(epoch: Epoch<'TDB'>): number {
  return epoch.day + epoch.offset;
}

function faultOf(printed: PrintedElements): string | undefined {
  for (const [name, value] of Object.entries(printed)) {
    if (value !== undefined && !Number.isFinite(value)) return `${name} is not a number`;
  }
  const { epochJd, eccentricity: e, perihelionDistanceAu: q, inclinationDeg: i } = printed;
  if (epochJd <= EARLIEST_JD || epochJd > LATEST_JD) return `epoch JD ${epochJd} is impossible`;
  if (e < 0 || e > LARGEST_ECCENTRICITY) return `eccentricity ${e} is impossible`;
  if (q <= 0 || q > LARGEST_Q_AU) return `perihelion distance ${q} au is impossible`;
  if (i < 0 || i > 180) return `inclination ${i} deg is outside 0 to 180`;
  if (printed.meanAnomalyDeg !== undefined && e === 1) return 'a parabola has no mean anomaly';
  return undefined;
}
