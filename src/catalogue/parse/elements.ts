import type { Elements } from '#engine/orbit/elements.ts';
import { elementsFromPrinted, type PrintedElements } from '#engine/orbit/printed-elements.ts';
import { RowError } from './rows.ts';

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
  return elementsFromPrinted(printed);
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
