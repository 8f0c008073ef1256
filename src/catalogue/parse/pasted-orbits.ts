import { unpackComet, unpackDesignation } from '../designation.ts';
import { BadFileError } from '../source.ts';
import type { BodyRow } from './body-row.ts';
import { isJplComet, readJplComet } from './jpl-comets.ts';
import { isJplElements, readJplElements } from './jpl-elements.ts';
import { readMpcLine } from './mpc-fixed-width.ts';
import { readNeoccLine } from './neocc-catalogue.ts';
import { parseNeoccOrbit } from './neocc-orbit.ts';
import { RowError } from './rows.ts';
import { parseSbdbLookup } from './sbdb-lookup.ts';
import { isTableLine } from './table-line.ts';
import { linesOf } from './text.ts';

/** What a line or a block of a pasted text is. */
export type PastedPiece =
  | { readonly kind: 'orbit'; readonly name: string; readonly row: BodyRow }
  /** A line of observations names its object. */
  | { readonly kind: 'observation'; readonly name: string }
  /** A piece that looks like one of these and cannot be read. */
  | { readonly kind: 'bad'; readonly text: string; readonly reason: string }
  | { readonly kind: 'text'; readonly text: string };

/** Start of an OrbFit file, also where a character of it is damaged, and of one that has a line for each object. */
const OEF = /^\s*format\s*=|'OEF/;
const OEF_LINES = /^\s*rectype\s*=\s*'1L'/;

/** A line of the NEOCC's catalogue; of MPCORB, by its packed epoch; of observations, by their date. */
const NEOCC_LINE = /^\s*'[^']+'\s+\d/;
const MPC_EPOCH = /\s([IJKL]\d\d[1-9A-C][1-9A-V])\s/;
const OBSERVATION = /^.{15}\d{4} \d\d \d\d\.\d/;
/** The blanks before the designation of an object without a number were left out. */
const CUT_OBSERVATION = /^.{10}\d{4} \d\d \d\d\.\d/;

/** Blanks, and the two lines above a table of JPL. */
const EMPTY = /^[\s-]*$|^\s*(?:Num\s+)?Name\s+Epoch\s/;

/** Something like a number: digits with a point or a comma beside them. */
const LIKE_NUMBER = /\d[.,]|[.,]\d/;

/** Characters of a line of MPCORB, of its part that cannot be done without, and of what precedes its epoch. */
const MPC_WIDTH = 202;
const MPC_LEAST = 103;
const MPC_EPOCH_AT = 20;

/**
 * What a pasted text contains: orbits as MPCORB, JPL (tables of elements of asteroids and comets, response of the SBDB) and NEOCC (`.ke0`, `.ke1`, `.eq0`, `.eq1`,
 * catalogue) write them, observations in 80 columns, and anything else as it is.
 */
export function readPasted(text: string): readonly PastedPiece[] {
  if (text.trimStart().startsWith('{'))
    return [read(text, () => onlyRow(parseSbdbLookup(new TextEncoder().encode(text)).rows))];
  const lines = linesOf(text);
  const pieces: PastedPiece[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    if (!OEF.test(line)) {
      pieces.push(readLine(line));
      at++;
      continue;
    }
    const next = lines.findIndex((other, index) => index > at && OEF.test(other));
    const end = next < 0 ? lines.length : next;
    pieces.push(...readOrbFit(lines.slice(at, end)));
    at = end;
  }
  return pieces.filter((piece) => piece.kind !== 'text' || !EMPTY.test(piece.text));
}

function readOrbFit(lines: readonly string[]): readonly PastedPiece[] {
  const body = lines.findIndex((line) => line.trim() === 'END_OF_HEADER') + 1;
  if (lines.slice(0, body).some((line) => OEF_LINES.test(line)))
    return lines
      .slice(body)
      .filter((line) => !line.startsWith('!'))
      .map(readLine);
  const text = lines.join('\n');
  return [read(text, () => onlyRow(parseNeoccOrbit(new TextEncoder().encode(text)).rows))];
}

function readLine(line: string): PastedPiece {
  const text = line.trimEnd();
  if (NEOCC_LINE.test(text)) return read(line, () => readNeoccLine(text));
  if (text.length >= MPC_LEAST && epochAt(text) === MPC_EPOCH_AT)
    return read(line, () => readMpcLine(text.padEnd(MPC_WIDTH)));
  if (OBSERVATION.test(text)) return readObservation(text);
  if (CUT_OBSERVATION.test(text)) return readObservation(`     ${text}`);
  if (isJplComet(text)) return read(line, () => readJplComet(text));
  if (isJplElements(text)) return read(line, () => readJplElements(text));
  return isTableLine(text) ? { kind: 'bad', text: line, reason: damageOf(text) } : { kind: 'text', text };
}

/** The first character of the packed epoch of a line of MPCORB, from 0; undefined where there is none. */
function epochAt(line: string): number | undefined {
  const found = MPC_EPOCH.exec(line);
  return found === null ? undefined : found.index + 1;
}

/** What is wrong with a line that is read in no format, as far as it can be said. */
function damageOf(text: string): string {
  const wrong = text.split(/\s+/).find((cell) => LIKE_NUMBER.test(cell) && !Number.isFinite(Number(cell)));
  const epoch = epochAt(text);
  if (epoch === undefined && wrong !== undefined) return `${wrong} is no number`;
  if (epoch === undefined) return 'it is not a complete line of a known format';
  return epoch === MPC_EPOCH_AT
    ? `a line of MPCORB has ${MPC_LEAST} characters or more, not ${text.length}`
    : `the epoch of a line of MPCORB begins at character ${MPC_EPOCH_AT + 1}, not ${epoch + 1}`;
}

/** The object of an observation: its number, else its provisional designation. */
function readObservation(line: string): PastedPiece {
  const [number, designation] = [line.slice(0, 5).trim(), line.slice(5, 12).trim()];
  const packed = number === '' || /^[CPDXAI]$/.test(number) ? `${number}${designation}` : number;
  for (const unpack of [unpackDesignation, unpackComet]) {
    try {
      return { kind: 'observation', name: unpack(packed) };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return { kind: 'bad', text: line, reason: `${packed} is no packed designation` };
}

function read(text: string, row: () => BodyRow): PastedPiece {
  try {
    const orbit = row();
    return { kind: 'orbit', name: orbit.number ?? orbit.designation, row: orbit };
  } catch (error) {
    if (!(error instanceof RowError || error instanceof BadFileError)) throw error;
    return { kind: 'bad', text, reason: error.message };
  }
}

function onlyRow([row]: readonly BodyRow[]): BodyRow {
  if (row === undefined) throw new RowError('it contains no orbit');
  return row;
}
