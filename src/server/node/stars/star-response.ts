import { STAR_SOURCES } from '#catalogue/parse/star-sources.ts';
import { readVoTable } from '#catalogue/parse/votable.ts';
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
