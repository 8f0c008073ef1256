/** A binary table of a FITS file with one column. */
export type FitsTable = {
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
