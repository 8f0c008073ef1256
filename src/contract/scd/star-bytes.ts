import * as z from 'zod/mini';
import type { StarColumns } from '#engine/sky/star-columns.ts';
import { readBytes, writeBytes } from '../rest/bytes.ts';
import { type StarFieldFacts, starFieldFacts } from './background.ts';

const MAGIC = 'NEOSTR01';

/**
 * Columns of a star field: right ascension and declination in mas, motions in 0.1 mas/yr, parallax in 0.1 mas, magnitude
 * in 0.01 mag, B-V in 0.001 mag.
 */
const LAYOUT = {
  ra: 'Uint32Array',
  dec: 'Int32Array',
  pmRa: 'Int32Array',
  pmDec: 'Int32Array',
  parallax: 'Uint16Array',
  magnitude: 'Int16Array',
  colourIndex: 'Int16Array',
  known: 'Uint8Array',
} as const;
const WIDTHS = Object.fromEntries(Object.keys(LAYOUT).map((name) => [name, 1])) as Record<
  keyof typeof LAYOUT,
  number
>;

/** Parts of a degree, of a milliarcsecond or of a magnitude that the columns count. */
const PARTS = { place: 3_600_000, motion: 10, parallax: 10, magnitude: 100, colourIndex: 1000 } as const;

/** Milliarcseconds in a turn. */
const TURN_MAS = 360 * PARTS.place;

const header = z.object({ ...starFieldFacts.shape, epoch: z.number() });

/** Stars of a field at the epochs of their catalogue, brightest first, and the facts about them. */
export type StarField = { readonly stars: StarColumns; readonly facts: StarFieldFacts };

/** A star field as bytes, 23 per star; places keep 0.5 mas. */
export function writeStarField({ stars, facts }: StarField): Uint8Array<ArrayBuffer> {
  const { count, known, epoch } = stars;
  const ra = counted(stars.ra, PARTS.place);
  return writeBytes(MAGIC, LAYOUT, { ...facts, epoch }, count, {
    ra: filled(new Uint32Array(count), (star) => modulo(ra(star), TURN_MAS)),
    dec: filled(new Int32Array(count), counted(stars.dec, PARTS.place)),
    pmRa: filled(new Int32Array(count), counted(stars.pmRa, PARTS.motion)),
    pmDec: filled(new Int32Array(count), counted(stars.pmDec, PARTS.motion)),
    parallax: filled(new Uint16Array(count), counted(stars.parallax, PARTS.parallax)),
    magnitude: filled(new Int16Array(count), counted(stars.magnitude, PARTS.magnitude)),
    colourIndex: filled(new Int16Array(count), counted(stars.colourIndex, PARTS.colourIndex)),
    known: Uint8Array.from(known),
  });
}

/**
 * Reads what {@link writeStarField} wrote.
 *
 * @throws {RangeError} for other bytes, or a header of another kind.
 */
export function readStarField(bytes: Uint8Array): StarField {
  const { header: json, rows: count, sections } = readBytes(MAGIC, LAYOUT, WIDTHS, bytes);
  const read = header.safeParse(json);
  if (!read.success) throw new RangeError('this is no star field');
  const { epoch, ...facts } = read.data;
  return {
    facts,
    stars: {
      count,
      epoch,
      ra: filled(new Float64Array(count), uncounted(sections.ra, PARTS.place)),
      dec: filled(new Float64Array(count), uncounted(sections.dec, PARTS.place)),
      pmRa: filled(new Float32Array(count), uncounted(sections.pmRa, PARTS.motion)),
      pmDec: filled(new Float32Array(count), uncounted(sections.pmDec, PARTS.motion)),
      parallax: filled(new Float32Array(count), uncounted(sections.parallax, PARTS.parallax)),
      magnitude: filled(new Float32Array(count), uncounted(sections.magnitude, PARTS.magnitude)),
      colourIndex: filled(new Float32Array(count), uncounted(sections.colourIndex, PARTS.colourIndex)),
      known: sections.known,
    },
  };
}

/** Values as whole numbers of parts. */
function counted(values: ArrayLike<number>, parts: number) {
  return (index: number) => Math.round(values[index] * parts);
}

/** Values from whole numbers of parts. */
function uncounted(values: ArrayLike<number>, parts: number) {
  return (index: number) => values[index] / parts;
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
