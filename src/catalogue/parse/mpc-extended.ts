import { julianDateFromIso } from '#engine/time/iso.ts';
import { BadFileError, type Parsed } from '../source.ts';
import type { BodyRow } from './body-row.ts';
import { elementsOf } from './elements.ts';
import { RowError, collectRows } from './rows.ts';
import { decodeText, isRecord, parseJson, shownName } from './text.ts';
import {
  numberOf,
  optionalDate,
  optionalMagnitude,
  optionalNumber,
  optionalText,
  optionalUncertainty,
  textOf,
} from './value.ts';

/**
 * Asteroids of a file in the Minor Planet Center's extended JSON (`nea_extended.json`).
 *
 * @throws {BadFileError} when the file is cut short or no list of objects.
 * Source: minorplanetcenter.net/Extended_Files/Extended_MPCORB_Data_Format_Manual.pdf; angles have five decimals.
 */
export function parseMpcExtended(bytes: Uint8Array): Parsed<BodyRow> {
  const list = parseJson(decodeText(bytes));
  if (!Array.isArray(list)) throw new BadFileError('not a list of objects');
  return collectRows<unknown, BodyRow>(list, {
    nameOf: (item) => shownName(item, 'Principal_desig', 'Number'),
    read: readItem,
    keyOf: (row) => row.number ?? row.designation,
  });
}

function readItem(item: unknown): BodyRow {
  if (!isRecord(item)) throw new RowError('not an object');
  const number = optionalText(item['Number'])?.replace(/^\((\d+)\)$/, '$1');
  const name = optionalText(item['Name']);
  const eccentricity = numberOf(item['e'], 'e');
  return {
    number,
    name,
    designation: textOf(item['Principal_desig'] ?? number, 'Principal_desig'),
    otherDesignations: otherDesignationsOf(item['Other_desigs']),
    bodyType: 'Asteroid',
    elements: elementsOf({
      epochJd: numberOf(item['Epoch'], 'Epoch'),
      perihelionDistanceAu: numberOf(item['a'], 'a') * (1 - eccentricity),
      eccentricity,
      inclinationDeg: numberOf(item['i'], 'i'),
      nodeDeg: numberOf(item['Node'], 'Node'),
      argumentOfPerihelionDeg: numberOf(item['Peri'], 'Peri'),
      meanAnomalyDeg: numberOf(item['M'], 'M'),
    }),
    solution: referenceOf(item['Ref']),
    absoluteMagnitude: optionalMagnitude(item['H'], 'H'),
    slope: optionalNumber(item['G'], 'G'),
    uncertainty: optionalUncertainty(item['U']),
    arcDays: arcOf(item),
    lastObservation: optionalDate(item['Last_obs'], 'Last_obs'),
    pha: item['PHA_flag'] === 1,
  };
}

/** "MPO467611"; an orbit that is not published yet is marked by x's. */
function referenceOf(cell: unknown): string | undefined {
  const text = optionalText(cell);
  return text?.includes('xxx') === true ? undefined : text;
}

function otherDesignationsOf(list: unknown): readonly string[] | undefined {
  if (!Array.isArray(list)) return undefined;
  return list.map((designation) => textOf(designation, 'Other_desigs'));
}

function arcOf(item: Record<string, unknown>): number | undefined {
  const lastObservation = optionalDate(item['Last_obs'], 'Last_obs');
  return (
    optionalNumber(item['Arc_length'], 'Arc_length') ??
    arcOfYears(optionalText(item['Arc_years']), lastObservation)
  );
}

/**
 * Days between two years, "1893-2021"; nothing for any other text.
 *
 * @param lastObservation date, in the latter year, up to which the days are counted where it is known, from the middle of what the
 *   former year may be: two oppositions may lie in one year.
 */
export function arcOfYears(text = '', lastObservation?: string): number | undefined {
  if (!/^\d{4}-\d{4}$/.test(text)) return undefined;
  const [first, last] = [text.slice(0, 4), text.slice(5)];
  if (lastObservation?.startsWith(last) !== true) return (Number(last) - Number(first)) * 365.25;
  const toDay = julianDateFromIso(lastObservation);
  const begins = julianDateFromIso(`${first}-01-01`);
  const ends = Math.min(julianDateFromIso(`${first}-12-31`), toDay);
  return Math.round(toDay - (begins + ends) / 2);
}
