import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formatOf } from '../merge/formats.ts';
import { type MergeResult, mergeSources } from '../merge/merge-sources.ts';
import type { SourceFile } from '../merge/read-file.ts';
import { decodeText, linesOf } from '../parse/text.ts';
import { readUnpacked } from './folder.ts';

/** Lines of the risk list that go into the built-in catalogue: the highest on the Palermo scale. */
const TOP_RISKS = 300;

/** Folders of the inputs. */
export type BuiltInFolders = {
  /** `asteroids.dat` and `comets.dat` of Debian's kstars-data: /usr/share/kstars. */
  readonly kstars: string;
  /** The table of notable asteroids, the observatory codes and the Sentry table. */
  readonly recorded: string;
  /** Responses about single objects: folders `sbdb` and `neocc_adam`. */
  readonly responses: string;
};

/**
 * The catalogue that is always there: notable near-Earth asteroids, comets, asteroids brighter than H = 12, well-known
 * observatories, known impactors with the orbits of some, solutions with their covariance, and the top of a risk list.
 *
 * @throws RangeError naming the file that is missing
 */
export function buildBuiltIn({ kstars, recorded, responses }: BuiltInFolders): MergeResult {
  return mergeSources([
    read(kstars, 'asteroids.dat'),
    read(kstars, 'comets.dat'),
    read(recorded, 'notable-neas.csv'),
    { name: 'impactor-orbits.csv', bytes: new TextEncoder().encode(IMPACTOR_ORBITS) },
    ...RECORDED_SOLUTIONS.map(({ file, name, date }) => ({ ...readAs(responses, file, name), date })),
    withLines(read(recorded, 'cneos_sentry_2025-04.csv.gz'), (_line, number) => number <= TOP_RISKS),
    withLines(read(recorded, 'mpc_ObsCodes_2026-07.html.gz'), isKnownObservatory),
  ]);
}

function read(folder: string, name: string): SourceFile {
  return readAs(folder, name, name);
}

/** A file under the name by which its kind is known. */
function readAs(folder: string, file: string, name: string): SourceFile {
  const path = join(folder, file);
  if (!existsSync(path) || formatOf(name) === undefined) {
    throw new RangeError(`the built-in catalogue needs ${file}, which is not in ${folder}`);
  }
  return { name, bytes: readUnpacked(path) };
}

function withLines(file: SourceFile, keep: (line: string, number: number) => boolean): SourceFile {
  const lines = linesOf(decodeText(file.bytes)).filter(keep);
  return { ...file, bytes: new TextEncoder().encode(lines.join('\n')) };
}

function isKnownObservatory(line: string): boolean {
  return line.startsWith('<') || line.startsWith('Code') || KNOWN_OBSERVATORIES.includes(line.slice(0, 3));
}

/** A solution of one object with its covariance, for the built-in catalogue. */
type RecordedSolution = {
  /** Its place among the recorded responses. */
  readonly file: string;
  /** The file name that identifies its kind. */
  readonly name: string;
  /** ISO date of the solution, to the year where the file prints none. */
  readonly date: string;
};

/**
 * Orbits of well-known objects that the built-in catalogue holds whole: the latest solution of JPL's SBDB by its date, and of Eros, of
 * which no such response is recorded, that of ESA's NEOCC.
 */
const RECORDED_SOLUTIONS: readonly RecordedSolution[] = [
  ...(
    [
      ['1', '2021-04-13'],
      ['3', '2025-09-15'],
      ['4', '2021-04-13'],
      ['25143', '2025-05-22'],
      ['99942', '2024-06-25'],
      ['101955', '2021-01-07'],
      ['2024YR4', '2025-06-03'],
      ['67P', '2024-02-01'],
      ['C_2022_E3', '2025-07-31'],
    ] as const
  ).map(([object, date]) => ({
    file: `sbdb/${object}_phys.json`,
    name: `sbdb-orbit-${object}.json`,
    date,
  })),
  { file: 'neocc_adam/433.ke1', name: '433.ke1', date: '2025' },
];

/**
 * Orbits on which asteroids came before they fell, for the built-in catalogue: a table like that of the notable ones. The services'
 * own lists print these objects with an epoch after the fall, which leads nowhere.
 *
 * Sources: JPL Horizons, 2008 TC3 solution 18 and 2024 BX1 solution 9, heliocentric states at the epoch turned into elements here;
 * 2014 AA as the tests of NEOs.jl quote Horizons, its epoch being the middle of its seven observations. H: MPC NEA.txt of July
 * 2019; 2024 BX1: ESA NEOCC.
 */
const IMPACTOR_ORBITS = `
number_or_designation,principal_designation,class,pha,H_mag,G,epoch_jd_tdb,e,a_au,i_deg,node_deg,peri_deg,mean_anomaly_deg
2008 TC3,2008 TC3,APO,N,30.4,0.15,2454740.5,0.28184279493877124,1.2659145376586463,2.301453004976154,194.1616559377769,233.91421782208343,324.77850062475446
2014 AA,2014 AA,APO,N,30.9,0.15,2456658.7934684,0.2128185264087166,1.163575955666616,1.423597471953649,101.6022028285875,52.37781301766019,324.3429036265208
2024 BX1,2024 BX1,APO,N,32.68,0.15,2460310.5,0.37408306228600924,1.3343123225705713,7.267915946875693,300.1303049875162,243.63196615660658,317.0156209772999
`.trim();

/**
 * MPC codes of about 300 well-known observatories, for the built-in catalogue: the surveys that find near-Earth objects, the
 * telescopes that follow them up, the large observatories and the historic ones.
 */
export const KNOWN_OBSERVATORIES: readonly string[] = `
  000 004 005 006 007 010 012 013 022 024 029 033 034 035 042 045 046 049 053 056 062 066
  071 074 075 078 079 083 084 085 086 087 088 089 092 094 095 097 098 106 113 115 119 120
  121 123 174 186 188 192 193 209 210 220 221 230 246 251 252 254 256 260 261 262 268 277
  286 290 291 299 300 301 303 304 305 309 319 323 324 327 330 337 344 371 372 381 387 388
  399 413 414 420 461 474 491 493 500 501 503 511 513 522 535 539 549 557 561 566 568 586
  587 595 598 599 611 620 644 645 654 658 660 661 662 672 673 675 679 683 686 688 689 690
  691 692 693 695 696 697 698 699 703 704 705 711 716 754 760 779 786 801 802 807 808 809
  810 821 822 829 839 860 874 910 950 954 981 B18 B31 C41 C42 C65 D00 D29 D35 D90 E10 E12
  E23 F51 F52 F65 G37 G40 G82 G83 G84 G96 H01 H06 H15 H21 H36 I05 I11 I33 I40 I41 I52 I89
  J04 J13 J43 J75 J95 K74 K88 K91 K92 K93 K94 K95 L01 L32 L51 L66 L96 M22 M28 N42 N50 N51
  N55 N86 N88 O18 O44 O45 O75 P07 P48 Q55 Q60 Q62 Q63 Q64 R17 T04 T05 T08 T09 T11 T12 T13
  T14 T15 T16 T17 U68 U69 U74 U82 U94 V00 V06 V37 W57 W68 W74 W75 W76 W84 W85 W86 W87 W88
  W91 W93 W94 W95 W96 W97 X05 X07 X11 X17 X50 Y00 Y05 Y28 Z18 Z19 Z20 Z22 Z23 Z24 Z31 Z58
  Z80 Z84
`
  .trim()
  .split(/\s+/);
