import type { Parsed } from '../source.ts';
import type { BodyRow } from './body-row.ts';
import { neoccNames } from './neocc-orbit.ts';
import { oefBody, oefElements } from './oef.ts';
import { RowError, collectRows } from './rows.ts';
import { decodeText } from './text.ts';
import { numberOf, optionalMagnitude, textOf } from './value.ts';

/** Name, epoch, six elements, H, G, non-gravitational parameters. */
const COLUMNS = 11;

/**
 * The catalogue of all near-Earth asteroids of ESA NEOCC (`neo_kc.cat`): Keplerian elements in full precision, one line each.
 *
 * @throws {BadFileError} when it is not an OrbFit file.
 */
export function parseNeoccCatalogue(bytes: Uint8Array): Parsed<BodyRow> {
  const lines = oefBody(decodeText(bytes)).filter((line) => !line.startsWith('!') && line.trim() !== '');
  return collectRows(lines, {
    nameOf: (line) => line.trim().split(/\s+/)[0] ?? '',
    read: readNeoccLine,
    keyOf: (row) => row.number ?? row.designation,
  });
}

/** The row of a line of that catalogue. @throws {RowError} naming what cannot be read. */
export function readNeoccLine(line: string): BodyRow {
  const cells = line.trim().split(/\s+/);
  if (cells.length < COLUMNS) throw new RowError(`row has ${cells.length} columns, not ${COLUMNS}`);
  const values = cells.slice(2, 8).map((cell, k) => numberOf(cell, `element ${k + 1}`));
  return {
    ...neoccNames(textOf(cells[0], 'name').replaceAll("'", '')),
    bodyType: 'Asteroid',
    database: 'ESA/PDO',
    elements: oefElements('KEP', values, numberOf(cells[1], 'epoch')),
    absoluteMagnitude: optionalMagnitude(cells[8], 'H'),
    slope: numberOf(cells[9], 'G'),
  };
}
