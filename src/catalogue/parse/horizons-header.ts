import { BadFileError } from '../source.ts';
import { numberOf } from './value.ts';
import { RowError } from './rows.ts';

/** Where the observer of a table is: degrees east and north, metres above the ellipsoid. */
export type HorizonsSite =
  | { readonly kind: 'geocentre' }
  | {
      readonly kind: 'place';
      readonly name: string;
      readonly longitudeDeg: number;
      readonly latitudeDeg: number;
      readonly heightM: number;
    };

/** The facts in the text above the rows. */
export type HorizonsHeader = {
  /** The object as it is printed, `433 Eros (A898 PA)`. */
  readonly target: string;
  /** Its number or designation. */
  readonly name: string;
  readonly site: HorizonsSite;
  /** The orbit solution, `JPL#48`, and when it was made. */
  readonly solution?: string;
  readonly solutionDate?: string;
  /** Epoch of its elements, Julian date TDB. */
  readonly epochTdb?: number;
  /** Absolute magnitude H and slope G, of comets M1 and K1. */
  readonly absoluteMagnitude?: number;
  readonly slope?: number;
};

/**
 * Reads the header of an observer table.
 *
 * @param lines all lines of the file, so that a second object below the rows is found.
 * @throws {BadFileError} naming line and reason where object or site are missing, are others than the toolkit calculates, or change.
 */
export function horizonsHeader(lines: readonly string[]): HorizonsHeader {
  const { value: target, source } = namedValue(lines, 'Target body name');
  const text = lines.slice(0, lines.indexOf('$$SOE')).join('\n');
  const absolute = /(?:^|\s)(?:H|M1)=\s*(-?[\d.]+)/m.exec(text)?.[1];
  const slope = /(?:^|\s)(?:G|k1)=\s*(-?[\d.]+)/m.exec(text)?.[1];
  const epoch = /\bEPOCH=\s*([\d.]+)/.exec(text)?.[1];
  const solutionDate = /Soln\.date:\s*(\S+)/.exec(text)?.[1]?.replace('_', ' ');
  return {
    target: target.text,
    name: designationOf(target),
    site: siteOf(lines),
    ...(source !== undefined && { solution: source }),
    ...(solutionDate !== undefined && { solutionDate }),
    ...(epoch !== undefined && { epochTdb: Number(epoch) }),
    ...(absolute !== undefined && { absoluteMagnitude: Number(absolute) }),
    ...(slope !== undefined && { slope: Number(slope) }),
  };
}

type Value = { readonly text: string; readonly line: number };

/** A value of the header, and the text in braces after it. It may occur twice with the same value. */
function namedValue(lines: readonly string[], name: string) {
  const found = lines.flatMap((line, index) => {
    const rest = line.startsWith(name)
      ? /^\s*:\s*(.*?)\s*(?:\{(.*)\}\s*)?$/.exec(line.slice(name.length))
      : null;
    return rest === null
      ? []
      : [{ value: { text: rest[1] ?? '', line: index + 1 }, source: rest[2]?.replace('source: ', '') }];
  });
  const [first] = found;
  if (first === undefined)
    throw new BadFileError(
      `Line 1: this is not an observer table of Horizons: no line begins with “${name}”.`,
    );
  const other = found.find(({ value }) => value.text !== first.value.text);
  if (other !== undefined)
    throw new BadFileError(
      `Line ${other.value.line}: “${name}” is ${other.value.text} here and ${first.value.text} in line ${first.value.line}; one table at a time can be compared.`,
    );
  return first;
}

/** Patterns of names, each with the part that identifies the object: of asteroids without a number, numbered comets, others, and numbered asteroids. */
const DESIGNATIONS = [
  /^\(?(\d{4} [A-Z]{2}\d*)\)?$/,
  /^(\d+[PDI](?:-[A-Z]+)?)(?=\/|$|\s)/,
  /^([CPDXAI]\/-?\d+ [A-Z]+\d*(?:-[A-Z]+)?)/,
  /^(\d+)(?=\s|$)/,
  /^\(([^()]+)\)$/,
];

/** Planets, moons and spacecraft have their number of NAIF at the end. */
const MAJOR_BODY = /^\D.*\(-?\d+\)$/;

/** @throws {BadFileError} where it is a planet, a moon or a spacecraft. */
function designationOf({ text, line }: Value): string {
  if (MAJOR_BODY.test(text))
    throw new BadFileError(`Line ${line}: the table is of ${text}, which is not an asteroid or comet.`);
  return designationIn(text);
}

/** The number in the name that Horizons gives a small body, as 433 in `433 Eros (A898 PA)`; the whole name where it has none. */
export function designationIn(name: string): string {
  return DESIGNATIONS.map((pattern) => pattern.exec(name)?.[1]).find((found) => found !== undefined) ?? name;
}

function siteOf(lines: readonly string[]): HorizonsSite {
  const center = namedValue(lines, 'Center body name').value;
  if (!center.text.endsWith('(399)'))
    throw new BadFileError(`Line ${center.line}: the observer is at ${center.text}, not on the Earth.`);
  const { text: name } = namedValue(lines, 'Center-site name').value;
  if (name === 'GEOCENTRIC') return { kind: 'geocentre' };
  const geodetic = namedValue(lines, 'Center geodetic').value;
  const [longitude, latitude, height] = geodetic.text.split(',');
  try {
    return {
      kind: 'place',
      name,
      longitudeDeg: numberOf(longitude, 'the longitude'),
      latitudeDeg: numberOf(latitude, 'the latitude'),
      heightM: 1000 * numberOf(height, 'the height'),
    };
  } catch (error) {
    if (!(error instanceof RowError)) throw error;
    throw new BadFileError(`Line ${geodetic.line}: ${error.message}.`);
  }
}
