import { BadFileError, type Parsed } from '../source.ts';
import { type BodyRow, bodyNames } from './body-row.ts';
import { elementsOf } from './elements.ts';
import { RowError, collectRows } from './rows.ts';
import { decodeText, isRecord, parseJson, shownName } from './text.ts';
import { julianDateOf } from './calendar.ts';
import { numberOf, optionalMagnitude, optionalNumber, optionalText, textOf } from './value.ts';

/**
 * Comets of the Minor Planet Center's `CometEls.json`.
 *
 * Its G is n of m = H + 5 log Δ + 2.5 n log r, so that K1 = 2.5 G. A row without an epoch osculates at its perihelion.
 *
 * @throws {BadFileError} when the file is cut short or no list of objects.
 */
export function parseMpcComets(bytes: Uint8Array): Parsed<BodyRow> {
  const list = parseJson(decodeText(bytes));
  if (!Array.isArray(list)) throw new BadFileError('not a list of comets');
  return collectRows<unknown, BodyRow>(list, {
    nameOf: (item) => shownName(item, 'Designation_and_name'),
    read: readItem,
    keyOf: (row) => row.number ?? row.designation,
  });
}

function readItem(item: unknown): BodyRow {
  if (!isRecord(item)) throw new RowError('not an object');
  const fullName = textOf(item['Designation_and_name'], 'Designation_and_name');
  const perihelionJd = calendarJd(item, 'of_perihelion', ['Year_', 'Month_', 'Day_'], 'prefix');
  const slope = optionalNumber(item['G'], 'G');
  return {
    ...bodyNames(fullName),
    bodyType: 'Comet',
    elements: elementsOf({
      epochJd:
        item['Epoch_year'] === undefined
          ? perihelionJd
          : calendarJd(item, 'Epoch', ['_year', '_month', '_day'], 'suffix'),
      perihelionDistanceAu: numberOf(item['Perihelion_dist'], 'Perihelion_dist'),
      eccentricity: numberOf(item['e'], 'e'),
      inclinationDeg: numberOf(item['i'], 'i'),
      nodeDeg: numberOf(item['Node'], 'Node'),
      argumentOfPerihelionDeg: numberOf(item['Peri'], 'Peri'),
      perihelionJd,
    }),
    solution: optionalText(item['Ref']),
    cometMagnitude: optionalMagnitude(item['H'], 'H'),
    cometSlope: slope === undefined ? undefined : 2.5 * slope,
  };
}

function calendarJd(
  item: Record<string, unknown>,
  stem: string,
  [year, month, day]: readonly [string, string, string],
  place: 'prefix' | 'suffix',
): number {
  const partOf = (part: string) => {
    const key = place === 'prefix' ? part + stem : stem + part;
    return numberOf(item[key], key);
  };
  return julianDateOf(partOf(year), partOf(month), partOf(day));
}
