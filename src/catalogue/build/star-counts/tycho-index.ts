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

/** A binary table of a FITS file with one column. */
type FitsTable = {
  /** Cards of the header by keyword; texts without quotes. */
  readonly header: ReadonlyMap<string, string>;
  /** Name of the column. */
  readonly name: string;
  readonly bytes: Uint8Array;
};

const BLOCK = 2880;
const CARD = 80;

/**
 * The binary tables of a FITS file.
 *
 * @throws RangeError when the bytes are not a FITS file or end too soon
 * @see FITS Standard 4.0 (2018), sections 3 and 4
 */
export function readFitsTables(bytes: Uint8Array): FitsTable[] {
  const tables: FitsTable[] = [];
  for (let at = 0; at < bytes.length;) {
    const { header, end } = readHeader(bytes, at);
    const size = dataSize(header);
    if (end + size > bytes.length) throw new RangeError(`a FITS table at byte ${at} is cut short`);
    const name = header.get('TTYPE1');
    if (name !== undefined) tables.push({ header, name, bytes: bytes.subarray(end, end + size) });
    at = end + Math.ceil(size / BLOCK) * BLOCK;
  }
  return tables;
}

function readHeader(bytes: Uint8Array, start: number): { header: Map<string, string>; end: number } {
  const header = new Map<string, string>();
  const text = new TextDecoder('latin1');
  for (let at = start; at + CARD <= bytes.length; at += CARD) {
    const card = text.decode(bytes.subarray(at, at + CARD));
    const keyword = card.slice(0, 8).trim();
    if (at === start && keyword !== 'SIMPLE' && keyword !== 'XTENSION') break;
    if (keyword === 'END') return { header, end: start + Math.ceil((at + CARD - start) / BLOCK) * BLOCK };
    const [value = ''] = card.slice(10).split('/', 1);
    if (card[8] === '=') header.set(keyword, value.replaceAll("'", '').trim());
  }
  throw new RangeError(`no FITS header at byte ${start}`);
}

function dataSize(header: ReadonlyMap<string, string>): number {
  const number = (keyword: string) => Number(header.get(keyword) ?? 0);
  const axes = number('NAXIS');
  if (axes === 0) return 0;
  let size = Math.abs(number('BITPIX')) / 8;
  for (let axis = 1; axis <= axes; axis++) size *= number(`NAXIS${axis}`);
  return size + number('PCOUNT');
}
