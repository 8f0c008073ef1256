import type { NonGravitational } from '#engine/orbit/orbit.ts';
import { isProvisional, spacedDesignation } from '../designation.ts';
import { INVERSE_SQUARE } from '#engine/orbit/radial-law.ts';
import { BadFileError, type Parsed } from '../source.ts';
import type { BodyRow } from './body-row.ts';
import { type OefKind, numbersOf, oefBody, oefElements } from './oef.ts';
import { RADIATION_PRESSURE, YARKOVSKY_UNIT } from './non-gravitational-units.ts';
import { oefCovariance } from './oef-covariance.ts';
import { RowError, collectRows } from './rows.ts';
import { decodeText } from './text.ts';
import { numberOf, optionalMagnitude } from './value.ts';

/** NGR model of asteroids: area-to-mass ratio and Yarkovsky parameter. */
const ASTEROID_MODEL = 1;

/**
 * One orbit of an ESA NEOCC file `.ke0`, `.ke1`, `.eq0` or `.eq1`, with its covariance.
 *
 * @throws {BadFileError} when the file is cut short or no OrbFit file.
 * Source: neo.ssa.esa.int, "Orbit properties"; OrbFit element format OEF2.0.
 */
export function parseNeoccOrbit(bytes: Uint8Array): Parsed<BodyRow> {
  const lines = oefBody(decodeText(bytes));
  return collectRows([lines], {
    nameOf: () => lines[0] ?? '',
    read: readOrbit,
    keyOf: (row) => row.number ?? row.designation,
  });
}

function readOrbit(lines: readonly string[]): BodyRow {
  const identifier = lines[0]?.trim();
  if (identifier === undefined || identifier === '') throw new RowError('name is missing');
  const [kind, values] = elementLine(lines);
  const mjdTt = numberOf(lineOf(lines, ' MJD').split(/\s+/)[2], 'epoch');
  const [model, , dimension, ...solved] = numbersOf(lineOf(lines, ' LSP'));
  if (model === undefined || dimension === undefined) throw new RowError('LSP has fewer than 3 numbers');
  const packed = lines.filter((line) => line.startsWith(' COV')).flatMap(numbersOf);
  const magnitude = lineOf(lines, ' MAG').trim().split(/\s+/);
  return {
    ...neoccNames(identifier),
    bodyType: 'Asteroid',
    database: 'ESA/PDO',
    elements: oefElements(kind, values, mjdTt),
    covariance:
      packed.length === 0
        ? undefined
        : oefCovariance(kind, values, mjdTt, packed, solved.slice(0, dimension - 6)),
    nonGravitational: nonGravitationalOf(model, lines),
    absoluteMagnitude: optionalMagnitude(magnitude[1], 'H'),
    slope: numberOf(magnitude[2], 'G'),
    moidAu: remark(lines, 'MOID'),
    uncertainty: uncertaintyOf(remark(lines, 'U_PAR')),
    pha: phaOf(lines),
  };
}

/** Number or designation of an object as the NEOCC writes it: without blanks. */
export function neoccNames(identifier: string): Pick<BodyRow, 'number' | 'designation'> {
  if (/^\d+$/.test(identifier)) return { number: identifier, designation: identifier };
  const designation = spacedDesignation(identifier);
  if (!isProvisional(designation)) throw new RowError(`not a designation: ${identifier}`);
  return { designation };
}

function elementLine(lines: readonly string[]): [OefKind, number[]] {
  const line = lines.find((text) => text.startsWith(' KEP') || text.startsWith(' EQU'));
  if (line === undefined) throw new BadFileError('neither KEP nor EQU elements');
  return [line.startsWith(' KEP') ? 'KEP' : 'EQU', numbersOf(line)];
}

function lineOf(lines: readonly string[], start: string): string {
  const line = lines.find((text) => text.startsWith(start));
  if (line === undefined) throw new BadFileError(`no line${start}`);
  return line;
}

/** Number of a remark line: "! MOID   4.39E-03". */
function remark(lines: readonly string[], name: string): number | undefined {
  const line = lines.find((text) => text.startsWith(`! ${name} `));
  return line === undefined ? undefined : numberOf(line.trim().split(/\s+/)[2], name);
}

function phaOf(lines: readonly string[]): boolean | undefined {
  const line = lines.find((text) => text.startsWith('! PHA '));
  return line === undefined ? undefined : line.startsWith('! PHA T');
}

/** The NEOCC prints U with a decimal; the scale has whole steps. */
function uncertaintyOf(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.min(9, Math.max(0, Math.floor(value)));
}

function nonGravitationalOf(model: number, lines: readonly string[]): NonGravitational | undefined {
  if (model === 0) return undefined;
  if (model !== ASTEROID_MODEL) throw new RowError(`non-gravitational model ${model} is not known`);
  const [areaToMass, yarkovsky] = numbersOf(lineOf(lines, ' NGR'));
  if (areaToMass === undefined || yarkovsky === undefined) throw new RowError('NGR has fewer than 2 numbers');
  return { a1: areaToMass * RADIATION_PRESSURE, a2: yarkovsky * YARKOVSKY_UNIT, a3: 0, ...INVERSE_SQUARE };
}
