import { unpackDate } from '../designation.ts';
import { elementsOf } from './elements.ts';
import { RowError } from './rows.ts';
import { numberOf, optionalMagnitude, optionalNumber } from './value.ts';

/**
 * Elements, absolute magnitude and slope in a line of the MPCORB layout.
 *
 * @throws {RowError} naming what cannot be read.
 * Source: minorplanetcenter.net/iau/info/MPOrbitFormat.html; column numbers below count from 0.
 */
export function mpcOrbitColumns(line: string) {
  const eccentricity = numberOf(line.slice(70, 79), 'e');
  return {
    elements: elementsOf({
      epochJd: unpackField(unpackDate, line.slice(20, 25)),
      perihelionDistanceAu: numberOf(line.slice(92, 103), 'a') * (1 - eccentricity),
      eccentricity,
      inclinationDeg: numberOf(line.slice(59, 68), 'i'),
      nodeDeg: numberOf(line.slice(48, 57), 'node'),
      argumentOfPerihelionDeg: numberOf(line.slice(37, 46), 'peri'),
      meanAnomalyDeg: numberOf(line.slice(26, 35), 'M'),
    }),
    absoluteMagnitude: optionalMagnitude(line.slice(8, 13), 'H'),
    slope: optionalNumber(line.slice(14, 19), 'G'),
  };
}

/**
 * The unpacked value of a field of a row.
 *
 * @throws {RowError} when the field cannot be unpacked.
 */
export function unpackField<Value>(unpack: (packed: string) => Value, packed: string): Value {
  try {
    return unpack(packed);
  } catch (error) {
    throw error instanceof RangeError ? new RowError(error.message) : error;
  }
}
