import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formatOf } from '../merge/formats.ts';
import { type MergeResult, mergeSources } from '../merge/merge-sources.ts';
import type { SourceFile } from '../merge/read-file.ts';
import { decodeText, linesOf } from '../parse/text.ts';
import { readUnpacked } from './folder.ts';
import { IMPACTOR_ORBITS } from './impactor-orbits.ts';
import { KNOWN_OBSERVATORIES } from './known-observatories.ts';
import { RECORDED_SOLUTIONS } from './recorded-solutions.ts';

/** Lines of the risk list that go into the built-in catalogue: the highest on the Palermo scale. */
const TOP_RISKS = 300;

/** Where the inputs are. */
export type BuiltInFolders = {
  /** `asteroids.dat` and `comets.dat` of Debian's kstars-data: /usr/share/kstars. */
  readonly kstars: string;
  /** The table of notable asteroids, the observatory codes and the Sentry table. */
  readonly recorded: string;
  /** Answers about single objects: folders `sbdb` and `neocc_adam`. */
  readonly answers: string;
};

/**
 * The catalogue that is always there: notable near-Earth asteroids, comets, asteroids brighter than H = 12, well-known
 * observatories, known impactors with the orbits of some, solutions with their covariance, and the top of a risk list.
 *
 * @throws RangeError naming the file that is missing
 */
export function buildBuiltIn({ kstars, recorded, answers }: BuiltInFolders): MergeResult {
  return mergeSources([
    read(kstars, 'asteroids.dat'),
    read(kstars, 'comets.dat'),
    read(recorded, 'notable-neas.csv'),
    { name: 'impactor-orbits.csv', bytes: new TextEncoder().encode(IMPACTOR_ORBITS) },
    ...RECORDED_SOLUTIONS.map(({ file, name, date }) => ({ ...readAs(answers, file, name), date })),
    selected(read(recorded, 'cneos_sentry_2025-04.csv.gz'), (_line, number) => number <= TOP_RISKS),
    selected(read(recorded, 'mpc_ObsCodes_2026-07.html.gz'), isKnownObservatory),
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

function selected(file: SourceFile, keep: (line: string, number: number) => boolean): SourceFile {
  const lines = linesOf(decodeText(file.bytes)).filter(keep);
  return { ...file, bytes: new TextEncoder().encode(lines.join('\n')) };
}

function isKnownObservatory(line: string): boolean {
  return line.startsWith('<') || line.startsWith('Code') || KNOWN_OBSERVATORIES.includes(line.slice(0, 3));
}
