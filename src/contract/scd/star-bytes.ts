import * as z from 'zod/mini';
import { modulo } from '#engine/modulo.ts';
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

/** Parts of a degree, of a milliarcsecond or of a magnitude that the columns count. */
const PARTS = { place: 3_600_000, motion: 10, parallax: 10, magnitude: 100, colourIndex: 1000 } as const;

/** Milliarcseconds in a turn. */
const TURN_MAS = 360 * PARTS.place;

const header = z.object({ ...starFieldFacts.shape, epoch: z.number() });

/** Stars of a field at the epochs of their catalogue, brightest first, and the facts about them. */
export type StarField = { readonly stars: StarColumns; readonly facts: StarFieldFacts };

/** A star field as bytes, 23 per star; places are stored to 0.5 mas. */
export function writeStarField({ stars, facts }: StarField): Uint8Array<ArrayBuffer> {
  const { count, known, epoch } = stars;
  const turnParts = (ra: number) => modulo(Math.round(ra * PARTS.place), TURN_MAS);
  return writeBytes(MAGIC, LAYOUT, { ...facts, epoch }, count, {
    ra: Uint32Array.from(stars.ra, turnParts),
    dec: Int32Array.from(stars.dec, toParts(PARTS.place)),
    pmRa: Int32Array.from(stars.pmRa, toParts(PARTS.motion)),
    pmDec: Int32Array.from(stars.pmDec, toParts(PARTS.motion)),
    parallax: Uint16Array.from(stars.parallax, toParts(PARTS.parallax)),
    magnitude: Int16Array.from(stars.magnitude, toParts(PARTS.magnitude)),
    colourIndex: Int16Array.from(stars.colourIndex, toParts(PARTS.colourIndex)),
    known: Uint8Array.from(known),
  });
}

/**
 * Reads what {@link writeStarField} wrote.
 *
 * @throws {RangeError} for other bytes, or a header of another kind.
 */
export function readStarField(bytes: Uint8Array): StarField {
  const { header: json, rows: count, sections } = readBytes(MAGIC, LAYOUT, {}, bytes);
  const read = header.safeParse(json);
  if (!read.success) throw new RangeError('this is no star field');
  const { epoch, ...facts } = read.data;
  return {
    facts,
    stars: {
      count,
      epoch,
      ra: Float64Array.from(sections.ra, fromParts(PARTS.place)),
      dec: Float64Array.from(sections.dec, fromParts(PARTS.place)),
      pmRa: Float32Array.from(sections.pmRa, fromParts(PARTS.motion)),
      pmDec: Float32Array.from(sections.pmDec, fromParts(PARTS.motion)),
      parallax: Float32Array.from(sections.parallax, fromParts(PARTS.parallax)),
      magnitude: Float32Array.from(sections.magnitude, fromParts(PARTS.magnitude)),
      colourIndex: Float32Array.from(sections.colourIndex, fromParts(PARTS.colourIndex)),
      known: sections.known,
    },
  };
}

/** Values as whole numbers of parts. */
function toParts(parts: number) {
  return (value: number) => Math.round(value * parts);
}

/** Converts whole numbers to values, for a unit that was divided into equal parts. */
function fromParts(parts: number) {
  return (value: number) => value / parts;
}
