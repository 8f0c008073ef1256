import { isProvisional, unpackDesignation } from '../designation.ts';
import type { Parsed } from '../source.ts';
import type { BodyRow } from './body-row.ts';
import { arcOfYears } from './mpc-extended.ts';
import { mpcOrbitColumns, unpackField } from './mpc-orbit-columns.ts';
import { RowError, collectRows } from './rows.ts';
import { decodeText, linesOf } from './text.ts';
import { optionalDate, optionalUncertainty } from './value.ts';

/** Characters of a whole line, its end not counted. */
const WIDTH = 202;
const PHA_BIT = 0x8000;

/**
 * Asteroids of a file in the MPCORB layout (`NEA.txt`): fixed width, ecliptic J2000, no header.
 *
 * @throws {BadFileError} when hardly a line has that layout.
 * Source: minorplanetcenter.net/iau/info/MPOrbitFormat.html; column numbers below count from 0.
 */
export function parseMpcFixedWidth(bytes: Uint8Array): Parsed<BodyRow> {
  return collectRows(linesOf(decodeText(bytes)), {
    nameOf: (line) => line.slice(166, 194).trim() || line.slice(0, 7),
    read: readMpcLine,
    keyOf: (row) => row.number ?? row.designation,
  });
}

/** The row of a line of that layout. @throws {RowError} naming what cannot be read. */
export function readMpcLine(line: string): BodyRow {
  if (line.length !== WIDTH) throw new RowError(`line has ${line.length} characters, not ${WIDTH}`);
  const lastObservation = dashed(line.slice(194, 202));
  return {
    ...namesOf(line.slice(0, 7), line.slice(166, 194)),
    bodyType: 'Asteroid',
    ...mpcOrbitColumns(line),
    solution: line.slice(107, 116).trim(),
    uncertainty: optionalUncertainty(line.slice(105, 106)),
    arcDays: arcOf(line.slice(127, 136), lastObservation),
    lastObservation,
    pha: (Number.parseInt(line.slice(161, 165), 16) & PHA_BIT) !== 0,
  };
}

function namesOf(packed: string, readable: string): Pick<BodyRow, 'number' | 'name' | 'designation'> {
  const identifier = unpackField(unpackDesignation, packed);
  const [, number, rest = ''] = /^\((\d+)\)\s*(.*)$/.exec(readable.trim()) ?? [];
  if (number === undefined) return { designation: identifier };
  if (number !== identifier) throw new RowError(`packed number ${identifier}, printed ${number}`);
  if (rest === '') return { number: identifier, designation: identifier };
  if (isProvisional(rest)) return { number: identifier, designation: rest };
  return { number: identifier, name: rest, designation: identifier };
}

function arcOf(text: string, lastObservation: string | undefined): number | undefined {
  const days = /^\s*(\d+) days$/.exec(text);
  return days === null ? arcOfYears(text.trim(), lastObservation) : Number(days[1]);
}

function dashed(date: string): string | undefined {
  if (date.trim() === '') return undefined;
  return optionalDate(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`, 'last observation');
}
