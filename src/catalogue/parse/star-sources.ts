import { modulo } from '#engine/modulo.ts';
import { STAR_KNOWN } from '#engine/sky/star-columns.ts';
import type { StarRow } from '../stars/star-row.ts';
import { MAS_DEG } from '../stars/same-star.ts';

/** Years from J2000.0 to the epoch of the Hipparcos and Tycho places, 1991.25. */
const TYCHO_YEARS = -8.75;

/** Years from J2000.0 to the epoch of Gaia DR3, 2016.0. */
const GAIA_YEARS = 16;

/** Reads one line of a source: a star at J2000.0, or at the source's epoch where its motion is not known; nothing where it is not a star. */
export type StarLine = (line: string) => StarRow | undefined;

/** A kind of file that stars are read from. */
export type StarSource = {
  /** Name in words, as it is shown with the stars. */
  readonly name: string;
  /** Of two sources that have a star, the lower number goes before. */
  readonly preference: number;
  /** Set of a source that has places alone. */
  readonly hasNoMotions?: true;
  /** Whether the first line of a file, or its name, is of this kind. */
  readonly isOf: (firstLine: string, fileName: string) => boolean;
  /** How its lines are read, by the first of them. */
  readonly reader: (firstLine: string) => StarLine;
};

/** The kinds of files that stars are read from. */
export const STAR_SOURCES: readonly StarSource[] = [
  {
    name: 'Hipparcos (ESA 1997)',
    preference: 1,
    isOf: (first) => /^RAdeg,.*Vmag/.test(first) && !first.includes('VTmag'),
    reader: hipparcosLines,
  },
  {
    name: 'Tycho-2 (Høg et al. 2000)',
    preference: 2,
    isOf: (_, file) => file.startsWith('tyc2.dat'),
    reader: () => tycho2Star,
  },
  {
    name: 'Tycho-2, first supplement (Høg et al. 2000)',
    preference: 3,
    isOf: (_, file) => file.startsWith('suppl_1.dat'),
    reader: () => tycho2SupplementStar,
  },
  {
    name: 'Gaia DR3 (Gaia Collaboration 2023)',
    preference: 4,
    isOf: (first) => /(^|,)"?ra"?,/.test(first) && first.includes('phot_g_mean_mag'),
    reader: byHeader(gaiaStar),
  },
  {
    name: 'Tycho-2 without proper motions (Høg et al. 2000)',
    preference: 6,
    hasNoMotions: true,
    isOf: (first) => first.startsWith('RAdeg,DEdeg,VTmag'),
    reader: byHeader(tychoStar),
  },
];

/** Values of a line by the names of the header; undefined where the cell is empty or no number. */
type Cell = (name: string) => number | undefined;

function byHeader(starOf: (cell: Cell) => StarRow | undefined): StarSource['reader'] {
  return (first) => {
    const places = new Map(first.split(',').map((name, place) => [name.replaceAll('"', '').trim(), place]));
    return (line) => {
      const cells = line.split(',');
      return starOf((name) => numberOf(cells[places.get(name) ?? -1]));
    };
  };
}

/** How lines of the edition of Hipparcos are read, by the first of them. */
export function hipparcosLines(first: string): StarLine {
  return byHeader(hipparcosStar)(first);
}

function hipparcosStar(cell: Cell): StarRow | undefined {
  return star({
    ra: cell('RAdeg'),
    dec: cell('DEdeg'),
    pmRa: cell('pmRA'),
    pmDec: cell('pmDE'),
    parallax: cell('Plx'),
    magnitude: cell('Vmag'),
    colourIndex: cell('B-V'),
  });
}

function tychoStar(cell: Cell): StarRow | undefined {
  return star({ ra: cell('RAdeg'), dec: cell('DEdeg'), ...johnson(undefined, cell('VTmag')) });
}

/** CDS I/259: mean places at J2000.0, or the observed ones where there is no mean. */
function tycho2Star(line: string): StarRow | undefined {
  const cells = line.split('|');
  const cell = (place: number) => numberOf(cells[place]);
  const colours = johnson(cell(17), cell(19));
  const hasMean = cells[1]?.trim() !== 'X';
  return hasMean
    ? star({ ra: cell(2), dec: cell(3), pmRa: cell(4), pmDec: cell(5), ...colours })
    : star({ ra: cell(24), dec: cell(25), ...colours });
}

/** CDS I/259, suppl_1: places at 1991.25. */
function tycho2SupplementStar(line: string): StarRow | undefined {
  const cells = line.split('|');
  const cell = (place: number) => numberOf(cells[place]);
  const [pmRa, pmDec] = [cell(4), cell(5)];
  const place = atJ2000({ ra: cell(2), dec: cell(3), pmRa, pmDec }, TYCHO_YEARS);
  return star({ ...place, pmRa, pmDec, ...johnson(cell(11), cell(13)) });
}

function gaiaStar(cell: Cell): StarRow | undefined {
  const [pmRa, pmDec] = [cell('pmra'), cell('pmdec')];
  const place = atJ2000({ ra: cell('ra'), dec: cell('dec'), pmRa, pmDec }, GAIA_YEARS);
  const colours = johnsonOfGaia(cell('phot_g_mean_mag'), cell('bp_rp'));
  return star({ ...place, pmRa, pmDec, parallax: cell('parallax'), ...colours });
}

/**
 * V and B-V from Tycho's BT and VT. Source: ESA (1997), The Hipparcos and Tycho Catalogues, vol. 1, eq. 1.3.20; without BT the
 * mean of V - VT of all stars.
 */
function johnson(bt: number | undefined, vt: number | undefined) {
  if (vt === undefined) return { magnitude: undefined };
  if (bt === undefined) return { magnitude: vt - 0.06 };
  return { magnitude: vt - 0.09 * (bt - vt), colourIndex: 0.85 * (bt - vt) };
}

/**
 * V and B-V from Gaia's G and BP-RP, good to 0.03 and 0.1 mag; without a colour G is taken for V.
 *
 * Source: Gaia EDR3 documentation, section 5.5.1, table 5.9 (G - V, and G - BT less G - VT), for BP-RP of -0.3 to 3.
 */
function johnsonOfGaia(g: number | undefined, bpRp: number | undefined) {
  if (g === undefined || bpRp === undefined) return { magnitude: g };
  const x = Math.min(Math.max(bpRp, -0.5), 5);
  const gLessV = -0.027_04 + x * (0.014_24 + x * (-0.2156 + x * 0.014_26));
  const colour = Math.min(Math.max(bpRp, -0.3), 3);
  const gLessVt = -0.010_77 + colour * (-0.0682 + colour * (-0.2387 + colour * 0.023_42));
  const gLessBt =
    -0.004_288 +
    colour * (-0.8547 + colour * (0.1244 + colour * (-0.9085 + colour * (0.4843 - colour * 0.068_14))));
  return { magnitude: g - gLessV, colourIndex: 0.85 * (gLessVt - gLessBt) };
}

/** Fields of a line about a star. */
type Given = { readonly [Value in Exclude<keyof StarRow, 'known'>]?: number | undefined };

/** A place brought to J2000.0 where the motion is known. @param years since J2000.0. */
function atJ2000({ ra, dec, pmRa, pmDec }: Given, years: number): Given {
  if (ra === undefined || dec === undefined || pmRa === undefined || pmDec === undefined) return { ra, dec };
  const turn = (years * pmRa * MAS_DEG) / Math.max(Math.cos((dec * Math.PI) / 180), 1e-6);
  return { ra: modulo(ra - turn, 360), dec: dec - years * pmDec * MAS_DEG };
}

/** A star from the given fields, if they suffice and are possible. */
function star({ ra, dec, pmRa, pmDec, parallax, magnitude, colourIndex }: Given): StarRow | undefined {
  if (ra === undefined || dec === undefined || magnitude === undefined) return undefined;
  if (ra < 0 || ra >= 360.000_001 || Math.abs(dec) > 90 || magnitude < -2 || magnitude > 30) return undefined;
  const moves = pmRa !== undefined && pmDec !== undefined;
  const isColoured = colourIndex !== undefined && Math.abs(colourIndex) < 10;
  return {
    ra: ra % 360,
    dec,
    pmRa: moves ? pmRa : 0,
    pmDec: moves ? pmDec : 0,
    parallax: Math.max(0, parallax ?? 0),
    magnitude,
    colourIndex: isColoured ? colourIndex : 0,
    known: (moves ? STAR_KNOWN.motion : 0) | (isColoured ? STAR_KNOWN.colour : 0),
  };
}

function numberOf(text: string | undefined): number | undefined {
  const trimmed = text?.trim() ?? '';
  const value = Number(trimmed);
  return trimmed === '' || !Number.isFinite(value) ? undefined : value;
}
