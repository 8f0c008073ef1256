import { MJD_ORIGIN } from '#engine/constants.ts';
import { isProvisional } from '../designation.ts';
import type { BodyRow } from './body-row.ts';
import { elementsOf } from './elements.ts';
import { RowError } from './rows.ts';
import { numberOf, optionalMagnitude, optionalNumber } from './value.ts';

/** Number, name, epoch, and a, e, i, peri, node, M, H, G as columns that blanks separate. */
const LINE =
  /^\s*(?:(\d+)\s+)?(\S.*?)\s+(\d{5})((?:\s+-?\d+\.\d+){6})(?:\s+(-?\d+\.\d+)\s+(-?\d+\.\d+))?(?:\s|$)/;

/** Decimals of the mean anomaly, degrees: with fewer of them and nothing behind it the line is cut short. */
const ANOMALY_DECIMALS = 7;

/** Whether a line is one of JPL's tables of asteroids. */
export function isJplElements(line: string): boolean {
  return LINE.test(line);
}

/**
 * What a line of JPL's tables of asteroids (`ELEMENTS.NUMBR`, `ELEMENTS.UNNUM`) says: ecliptic J2000, epoch as MJD TDB.
 *
 * @throws {RowError} naming what cannot be read.
 * Source: ssd.jpl.nasa.gov/sb/elem_tables.html.
 */
export function readJplElements(line: string): BodyRow {
  const [, number, name = '', epoch, numbers = '', h, g] = LINE.exec(line) ?? [];
  const [a, e, i, peri, node, m = ''] = numbers.trim().split(/\s+/);
  if (line.trimEnd().endsWith(m) && m.length - m.indexOf('.') <= ANOMALY_DECIMALS)
    throw new RowError('it ends within the mean anomaly');
  const eccentricity = numberOf(e, 'e');
  return {
    ...namesOf(number, name),
    bodyType: 'Asteroid',
    elements: elementsOf({
      epochJd: numberOf(epoch, 'epoch') + MJD_ORIGIN,
      perihelionDistanceAu: numberOf(a, 'a') * (1 - eccentricity),
      eccentricity,
      inclinationDeg: numberOf(i, 'i'),
      argumentOfPerihelionDeg: numberOf(peri, 'peri'),
      nodeDeg: numberOf(node, 'node'),
      meanAnomalyDeg: numberOf(m, 'M'),
    }),
    absoluteMagnitude: optionalMagnitude(h, 'H'),
    slope: optionalNumber(g, 'G'),
  };
}

/** The year of a provisional designation looks like a number: `2024 YR4`. */
function namesOf(number: string | undefined, name: string): Pick<BodyRow, 'number' | 'name' | 'designation'> {
  const whole = number === undefined ? name : `${number} ${name}`;
  if (isProvisional(whole)) return { designation: whole };
  if (number === undefined) throw new RowError(`not a designation: ${name}`);
  return { number, designation: number, ...(isProvisional(name) ? {} : { name }) };
}
