import { ARCSECOND, TURN } from '#engine/constants.ts';
import type { StarColumns } from '#engine/stars/star-columns.ts';
import { readBytes, writeBytes } from '../bytes.ts';
import { type StarFieldFacts, starFieldFacts } from './background.ts';

const MAGIC = 'NEOSTR01';

/**
 * Columns of a star field: right ascension and declination in mas, motions in 0.1 mas/yr, parallax in 0.1 mas, magnitude
 * in 0.01 mag, B-V in 0.001 mag.
 */
const LAYOUT = {
  rightAscension: 'Uint32Array',
  declination: 'Int32Array',
  motionEast: 'Int32Array',
  motionNorth: 'Int32Array',
  parallax: 'Uint16Array',
  magnitude: 'Int16Array',
  colour: 'Int16Array',
  known: 'Uint8Array',
} as const;
const WIDTHS = Object.fromEntries(Object.keys(LAYOUT).map((name) => [name, 1])) as Record<
  keyof typeof LAYOUT,
  number
>;

/** Radians in a milliarcsecond. */
const MAS = ARCSECOND / 1000;

/** Milliarcseconds in a turn. */
const TURN_MAS = 1_296_000_000;

/** Units of the columns: rad, rad per year or magnitudes. */
const UNIT = { place: MAS, motion: MAS / 10, parallax: MAS / 10, magnitude: 0.01, colour: 0.001 } as const;

/** Stars of a field at the epochs of their catalogue, brightest first, and what is told of them. */
export type StarField = { readonly stars: StarColumns; readonly facts: StarFieldFacts };

/** A star field as bytes, 23 per star; places keep 0.5 mas. */
export function writeStarField({ stars, facts }: StarField): Uint8Array<ArrayBuffer> {
  const { count, known } = stars;
  const rightAscension = parts(stars.rightAscension, UNIT.place);
  const sections = {
    rightAscension: filled(new Uint32Array(count), (index) => modulo(rightAscension(index), TURN_MAS)),
    declination: filled(new Int32Array(count), parts(stars.declination, UNIT.place)),
    motionEast: filled(new Int32Array(count), parts(stars.motionEast, UNIT.motion)),
    motionNorth: filled(new Int32Array(count), parts(stars.motionNorth, UNIT.motion)),
    parallax: filled(new Uint16Array(count), parts(stars.parallax, UNIT.parallax)),
    magnitude: filled(new Int16Array(count), parts(stars.magnitude, UNIT.magnitude)),
    colour: filled(new Int16Array(count), parts(stars.colour, UNIT.colour)),
    known: Uint8Array.from(known),
  };
  return writeBytes(MAGIC, LAYOUT, facts, count, sections);
}

/**
 * Reads what {@link writeStarField} wrote.
 *
 * @throws {RangeError} for other bytes, or a header of another kind.
 */
export function readStarField(bytes: Uint8Array): StarField {
  const { header, rows, sections } = readBytes(MAGIC, LAYOUT, WIDTHS, bytes);
  const facts = starFieldFacts.safeParse(header);
  if (!facts.success) throw new RangeError('this is no star field');
  return {
    facts: facts.data,
    stars: {
      count: rows,
      rightAscension: filled(new Float64Array(rows), times(sections.rightAscension, TURN / TURN_MAS)),
      declination: filled(new Float64Array(rows), times(sections.declination, UNIT.place)),
      motionEast: filled(new Float32Array(rows), times(sections.motionEast, UNIT.motion)),
      motionNorth: filled(new Float32Array(rows), times(sections.motionNorth, UNIT.motion)),
      parallax: filled(new Float32Array(rows), times(sections.parallax, UNIT.parallax)),
      magnitude: filled(new Float32Array(rows), times(sections.magnitude, UNIT.magnitude)),
      colour: filled(new Float32Array(rows), times(sections.colour, UNIT.colour)),
      known: sections.known,
    },
  };
}

/** Values as whole numbers of a unit. */
function parts(values: ArrayLike<number>, unit: number) {
  return (index: number) => Math.round(values[index] / unit);
}

/** Values from whole numbers of a unit. */
function times(values: ArrayLike<number>, unit: number) {
  return (index: number) => values[index] * unit;
}

function filled<Column extends { [index: number]: number; readonly length: number }>(
  column: Column,
  valueOf: (index: number) => number,
): Column {
  for (let index = 0; index < column.length; index++) column[index] = valueOf(index);
  return column;
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
