import * as z from 'zod/mini';
import { readBytes, type Sections, writeBytes } from '../bytes.ts';
import { orbitProvenance } from './keplerian.ts';

const MAGIC = 'NEOSYN01';

/** Columns of a path: places and distances in au, angles in degrees; frame and light time as in `synodicRow`. */
const LAYOUT = {
  places: 'Float64Array',
  earthSunDistances: 'Float64Array',
  sunDistances: 'Float64Array',
  earthDistances: 'Float64Array',
  phaseAngles: 'Float32Array',
  elongations: 'Float32Array',
  magnitudes: 'Float32Array',
} as const;
const WIDTHS = {
  places: 3,
  earthSunDistances: 1,
  sunDistances: 1,
  earthDistances: 1,
  phaseAngles: 1,
  elongations: 1,
  magnitudes: 1,
};

const header = z.object({
  /** Modified Julian Date UTC of the first row, and days from row to row. */
  firstEpoch: z.number(),
  step: z.number().check(z.gt(0)),
  /** Whether `magnitudes` tells anything; zeros where no law is known. */
  hasMagnitudes: z.boolean(),
  /** Modified Julian Date UTC of the fall onto a body that ends the rows. */
  impact: z.optional(z.object({ body: z.string(), epoch: z.number() })),
  provenance: orbitProvenance,
});

/** A path in the frame in which Sun and Earth stand still, by columns; `places` has x y z of each row. */
export type SynodicFile = z.output<typeof header> & {
  readonly rows: number;
  readonly columns: Sections<typeof LAYOUT>;
};

/** A path as bytes, 60 per row. */
export function writeSynodicPath({ rows, columns, ...rest }: SynodicFile): Uint8Array<ArrayBuffer> {
  return writeBytes(MAGIC, LAYOUT, rest, rows, columns);
}

/**
 * Reads what {@link writeSynodicPath} wrote.
 *
 * @throws {RangeError} for other bytes, or a header of another kind.
 */
export function readSynodicPath(bytes: Uint8Array): SynodicFile {
  const { header: json, rows, sections } = readBytes(MAGIC, LAYOUT, WIDTHS, bytes);
  const known = z.safeParse(header, json);
  if (!known.success) throw new RangeError('this is no path in the rotating frame');
  return { ...known.data, rows, columns: sections };
}
