import { type FitsTable, readFitsTables } from './fits-tables.ts';

/** Stars of an index: unit vectors (x y z per star, equatorial axes) and VT magnitudes. */
export type IndexedStars = {
  readonly directions: Float64Array;
  readonly magnitudes: Float32Array;
  /** The index holds the brightest stars of every HEALPix cell of this many sides, and at most this many of them. */
  readonly sides: number;
  readonly mostPerCell: number;
  /** Cells that hold the most stars they may, by the index's own notes. */
  readonly fullCells: number;
};

/**
 * Reads the stars of an index of astrometry.net made of Tycho-2 (Debian astrometry-data-tycho2-07-littleendian).
 *
 * @throws RangeError when a table is missing or of another length than the others
 */
export function readTychoIndex(bytes: Uint8Array): IndexedStars {
  const tables = readFitsTables(bytes);
  const notes = tableOf(tables, 'kdtree_header_stars').header;
  const count = Number(notes.get('KDT_NDAT'));
  const mostPerCell = Number(notes.get('CUTNSWEP'));
  return {
    directions: directionsOf(tables, count),
    magnitudes: magnitudesOf(tableOf(tables, 'MAG_VT'), count),
    sides: Number(notes.get('CUTNSIDE')),
    mostPerCell,
    fullCells: Number(notes.get(`SWEEP${mostPerCell}`)),
  };
}

/** Places are stored as whole numbers, least significant byte first, from the lower corner of a box on. */
function directionsOf(tables: readonly FitsTable[], count: number): Float64Array {
  const box = viewOf(tableOf(tables, 'kdtree_range_stars'), 7 * 8);
  const places = viewOf(tableOf(tables, 'kdtree_data_stars'), 12 * count);
  const scale = box.getFloat64(6 * 8, true);
  return Float64Array.from({ length: 3 * count }, (_, k) => {
    const corner = box.getFloat64((k % 3) * 8, true);
    return corner + places.getUint32(4 * k, true) / scale;
  });
}

/** Magnitudes are a plain FITS column, most significant byte first. */
function magnitudesOf(table: FitsTable, count: number): Float32Array {
  const view = viewOf(table, 4 * count);
  return Float32Array.from({ length: count }, (_, star) => view.getFloat32(4 * star, false));
}

function tableOf(tables: readonly FitsTable[], name: string): FitsTable {
  const table = tables.find((candidate) => candidate.name === name);
  if (table === undefined) throw new RangeError(`the index has no table ${name}`);
  return table;
}

function viewOf({ name, bytes }: FitsTable, size: number): DataView {
  if (bytes.length !== size) throw new RangeError(`${name} has ${bytes.length} bytes instead of ${size}`);
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
