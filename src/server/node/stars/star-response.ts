import { STAR_SOURCES } from '#catalogue/parse/star-sources.ts';
import type { StarRow } from '#catalogue/stars/star-row.ts';

/** The columns of Gaia DR3 as its archive names them, by the names that VizieR gives them. */
const GAIA_NAMES: Readonly<Record<string, string>> = {
  RA_ICRS: 'ra',
  DE_ICRS: 'dec',
  Plx: 'parallax',
  pmRA: 'pmra',
  pmDE: 'pmdec',
  Gmag: 'phot_g_mean_mag',
  'BP-RP': 'bp_rp',
};

/** The stars of a response; undefined where it is not a table of them, as an error that comes as a VOTable. */
export function starsOfResponse(bytes: Uint8Array): readonly StarRow[] | undefined {
  const [first = '', ...lines] = linesOf(new TextDecoder().decode(bytes));
  const source = STAR_SOURCES.find(({ isOf }) => isOf(first, ''));
  if (source === undefined) return undefined;
  const read = source.reader(first);
  return lines.flatMap((line) => read(line) ?? []);
}

/** The response as lines of CSV, the names of its columns first. */
function linesOf(text: string): readonly string[] {
  if (!text.trimStart().startsWith('<')) return text.split(/\r?\n/);
  const table = readVoTable(text);
  if (table === undefined) return [];
  const { fields, rows } = table;
  return [fields.map((name) => GAIA_NAMES[name] ?? name), ...rows].map((row) => row.join(','));
}

/** The first table of a VOTable: names of its fields, and its cells as text. */
type VoTable = { readonly fields: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** Tags may have the prefix of a namespace. */
const ROOT = /<(?:\w+:)?VOTABLE\b/i;
const TABLE = /<(?:\w+:)?TABLE\b/i;
const TABLE_END = /<\/(?:\w+:)?TABLE\s*>/i;
const STATUS = /<(?:\w+:)?INFO\b[^>]*\bname\s*=\s*["']QUERY_STATUS["'][^>]*>/gi;
const OK = /\bvalue\s*=\s*["']OK["']/i;
const BINARY = /<(?:\w+:)?(?:BINARY2?|FITS)\b/i;
const FIELD = /<(?:\w+:)?FIELD\b[^>]*?\bname\s*=\s*["']([^"']*)["']/gi;
const ROW_END = /<\/(?:\w+:)?TR\s*>/i;
const CELL = /<(?:\w+:)?TD\b[^>]*?(?:\/>|>([^<]*)<\/(?:\w+:)?TD\s*>)/gi;

/** Characters in which the root of a document is searched for. */
const PROLOGUE = 2000;

/**
 * Reads the first table of a VOTable whose rows are written as tags, as cone searches send them.
 *
 * @returns undefined for a text that is not a table, for an error, for a table that was cut off or broke off, and for one in binary.
 * Source: IVOA VOTable 1.4, sections 4 and 5.1; Data Access Layer Interface 1.1, section 4.4, for the status.
 */
function readVoTable(text: string): VoTable | undefined {
  const start = text.search(TABLE);
  if (!ROOT.test(text.slice(0, PROLOGUE)) || start < 0) return undefined;
  if ((text.match(STATUS) ?? []).some((status) => !OK.test(status))) return undefined;
  const rest = text.slice(start);
  const end = rest.search(TABLE_END);
  const table = rest.slice(0, Math.max(0, end));
  if (end < 0 || BINARY.test(table)) return undefined;
  return {
    fields: Array.from(table.matchAll(FIELD), ([, name = '']) => name),
    rows: table.split(ROW_END).slice(0, -1).map(cellsOf),
  };
}

/** The cells of a row, which is what follows the row before. */
function cellsOf(row: string): readonly string[] {
  return Array.from(row.matchAll(CELL), ([, cell = '']) => cell.trim());
}
