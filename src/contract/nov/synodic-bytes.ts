import * as z from 'zod/mini';
import { readBytes, type Sections, writeBytes } from '../rest/bytes.ts';
import { photometry } from '../photometry.ts';
import { orbitProvenance } from './keplerian.ts';
import { mjdUtc } from '../rest/modified-julian-dates.ts';

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

/** The first row, and days from row to row. */
const evenRows = { firstEpoch: mjdUtc, step: z.number().check(z.gt(0)) };

const header = z.object({
  ...evenRows,
  /** Whether `magnitudes` has values; zeros where no law is known. */
  hasMagnitudes: z.boolean(),
  /** The fall onto a body that ends the rows. */
  impact: z.optional(z.object({ body: z.string(), epoch: mjdUtc })),
  /** Law of the magnitudes. */
  photometry: z.optional(photometry),
  provenance: orbitProvenance,
  /** Pieces near the Earth in finer steps, whose rows follow those of the path. */
  passages: z.optional(z.readonly(z.array(z.object({ ...evenRows, rows: z.int().check(z.gte(0)) })))),
});

/** Rows in even steps, by columns; `places` has x y z of each. */
export type SynodicRows = {
  readonly firstEpoch: number;
  readonly step: number;
  readonly rows: number;
  readonly columns: Sections<typeof LAYOUT>;
};

/** A path in the frame in which Sun and Earth rest, by columns; `places` has x y z of each row. */
export type SynodicFile = Omit<z.output<typeof header>, 'passages'> &
  SynodicRows & {
    /** Pieces near the Earth in finer steps, the finest last. */
    readonly passages: readonly SynodicRows[];
  };

/** A path as bytes, 60 per row. */
export function writeSynodicPath({ rows, columns, passages, ...rest }: SynodicFile): Uint8Array<ArrayBuffer> {
  const headers = passages.map(({ firstEpoch, step, rows: passageRows }) => ({
    firstEpoch,
    step,
    rows: passageRows,
  }));
  const all = [columns, ...passages.map((passage) => passage.columns)];
  const total = headers.reduce((sum, passage) => sum + passage.rows, rows);
  return writeBytes(MAGIC, LAYOUT, { ...rest, passages: headers }, total, joined(all));
}

/** Columns one after the other. */
function joined(all: readonly SynodicRows['columns'][]): SynodicRows['columns'] {
  const float64 = (name: keyof typeof LAYOUT) =>
    Float64Array.from(all.flatMap((columns) => Array.from(columns[name])));
  const float32 = (name: keyof typeof LAYOUT) =>
    Float32Array.from(all.flatMap((columns) => Array.from(columns[name])));
  return {
    places: float64('places'),
    earthSunDistances: float64('earthSunDistances'),
    sunDistances: float64('sunDistances'),
    earthDistances: float64('earthDistances'),
    phaseAngles: float32('phaseAngles'),
    elongations: float32('elongations'),
    magnitudes: float32('magnitudes'),
  };
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
  const { passages = [], ...rest } = known.data;
  const pathRows = rows - passages.reduce((sum, passage) => sum + passage.rows, 0);
  if (pathRows < 0) throw new RangeError('a path has fewer rows than its passages');
  let at = pathRows;
  return {
    ...rest,
    rows: pathRows,
    columns: piece(sections, 0, pathRows),
    passages: passages.map((passage) => {
      at += passage.rows;
      return { ...passage, columns: piece(sections, at - passage.rows, at) };
    }),
  };
}

/** The columns of some rows. */
function piece(columns: SynodicRows['columns'], from: number, to: number): SynodicRows['columns'] {
  return {
    places: columns.places.subarray(3 * from, 3 * to),
    earthSunDistances: columns.earthSunDistances.subarray(from, to),
    sunDistances: columns.sunDistances.subarray(from, to),
    earthDistances: columns.earthDistances.subarray(from, to),
    phaseAngles: columns.phaseAngles.subarray(from, to),
    elongations: columns.elongations.subarray(from, to),
    magnitudes: columns.magnitudes.subarray(from, to),
  };
}
