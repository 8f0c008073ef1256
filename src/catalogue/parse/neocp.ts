import { defined } from '../defined.ts';
import type { NeocpCandidate } from '../neocp-candidate.ts';
import { BadFileError, type Parsed } from '../source.ts';
import { RowError, collectRows } from './rows.ts';
import { decodeText, isRecord, parseJson, shownName } from './text.ts';
import { numberOf, optionalMagnitude, optionalNumber, textOf } from './value.ts';

const DEGREES_PER_HOUR = 15;

/**
 * The Minor Planet Center's NEO Confirmation Page (`neocp.json`); its R.A. is in hours, its Decl. in degrees.
 *
 * An empty list is no fault: there are moments without candidates.
 *
 * @throws {BadFileError} when the file is cut short or no list.
 */
export function parseNeocp(bytes: Uint8Array): Parsed<NeocpCandidate> {
  const list = parseJson(decodeText(bytes));
  if (!Array.isArray(list)) throw new BadFileError('not a list of candidates');
  if (list.length === 0) return { rows: [], dropped: [] };
  return collectRows<unknown, NeocpCandidate>(list, {
    nameOf: (item) => shownName(item, 'Temp_Desig'),
    read: readItem,
    keyOf: (candidate) => candidate.designation,
  });
}

function readItem(item: unknown): NeocpCandidate {
  if (!isRecord(item)) throw new RowError('not an object');
  const rightAscensionDeg = numberOf(item['R.A.'], 'R.A.') * DEGREES_PER_HOUR;
  const declinationDeg = numberOf(item['Decl.'], 'Decl.');
  if (rightAscensionDeg < 0 || rightAscensionDeg >= 360)
    throw new RowError(`R.A. ${rightAscensionDeg} deg is impossible`);
  if (Math.abs(declinationDeg) > 90) throw new RowError(`Decl. ${declinationDeg} deg is impossible`);
  return defined({
    designation: textOf(item['Temp_Desig'], 'Temp_Desig'),
    score: numberOf(item['Score'], 'Score'),
    rightAscensionDeg,
    declinationDeg,
    magnitude: optionalMagnitude(item['V'], 'V'),
    absoluteMagnitude: optionalMagnitude(item['H'], 'H'),
    observations: optionalNumber(item['NObs'], 'NObs'),
    arcDays: optionalNumber(item['Arc'], 'Arc'),
    daysNotSeen: optionalNumber(item['Not_Seen_dys'], 'Not_Seen_dys'),
  });
}
