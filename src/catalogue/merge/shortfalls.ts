import type { Catalogue } from '../catalogue.ts';
import { baseName, formatOf } from './formats.ts';
import type { MergeReport } from './merge-sources.ts';

/** Least size of a new file or catalogue as a part of the former one: lists lose some rows a day, but no more. */
export const LEAST_SHARE = 0.95;

/** Kinds of files that are long one day and short the next. */
const CHANGEABLE = new Set(['MPC NEOCP']);

/**
 * What a new catalogue lacks that the last good one has, in words; nothing where it may take its place.
 *
 * @param isSuccessor whether the last one was made of the same files, as they were before; a last one that
 *   was made of other files is preferred only where a file of the new one cannot be used.
 */
export function shortfalls(
  { files, sources, failures, bodies, nearEarth, observatories }: MergeReport,
  last: Catalogue,
  isSuccessor: boolean,
): readonly string[] {
  if (![...files, ...failures].some(({ file }) => holdsBodies(file))) return ['no list of objects in it'];
  if (!isSuccessor && failures.length === 0) return [];
  const rows = rowsByName(sources);
  const short = [
    shortfall('objects', bodies, last.count),
    shortfall('near-Earth objects', nearEarth, nearEarthIn(last)),
    shortfall('observatories', observatories, last.observatories.length),
    ...[...rowsByName(last.sources)].map(([name, before]) =>
      rows.has(name) && !CHANGEABLE.has(name)
        ? shortfall(`rows of ${name}`, rows.get(name) ?? 0, before)
        : undefined,
    ),
  ].filter((words) => words !== undefined);
  return short.length === 0 ? [] : [...failures.map(({ file, reason }) => `${file}: ${reason}`), ...short];
}

/**
 * Why a folder may not become the first catalogue, in words: lists of bodies that cannot be read, and files of the services that
 * have fewer rows than they have had for years, dates in their names or not.
 *
 * @param files names in the folder. @param leastRows by the name of a file without ".gz".
 */
export function belowFloors(
  { sources, failures }: Pick<MergeReport, 'sources' | 'failures'>,
  files: readonly string[],
  leastRows: ReadonlyMap<string, number>,
): readonly string[] {
  const rows = rowsByName(sources);
  const unread = failures.filter(({ file }) => isListOfBodies(file));
  const readable = files.filter((file) => !failures.some((failure) => failure.file === file));
  return [
    ...unread.map(({ file, reason }) => `${file}: ${reason}`),
    ...readable.flatMap((file) => {
      const count = rows.get(formatOf(file)?.name ?? '') ?? 0;
      const least = leastRows.get(nameOfService(file)) ?? 0;
      return count < least ? [`${file}: ${count} rows, where such a file has at least ${least}`] : [];
    }),
  ];
}

/** The name of a file without ".gz" and without the date of a day or month that was added to it. */
function nameOfService(file: string): string {
  return baseName(file).replace(/[-_](?:\d{4}-\d{2}(?:-\d{2})?|\d{8})(?=\.[^.]+$|$)/, '');
}

/** Whether a file by this name is a list of objects, or the orbit of one. */
export function holdsBodies(file: string): boolean {
  return formatOf(file)?.holds === 'bodies';
}

function isListOfBodies(file: string): boolean {
  const format = formatOf(file);
  return format?.holds === 'bodies' && format.perObject !== true;
}

function shortfall(what: string, count: number, before: number): string | undefined {
  return count < LEAST_SHARE * before ? `${count} ${what}, ${before} before` : undefined;
}

function rowsByName(sources: Catalogue['sources']): ReadonlyMap<string, number> {
  const rows = new Map<string, number>();
  for (const source of sources) rows.set(source.name, (rows.get(source.name) ?? 0) + source.rows);
  return rows;
}

function nearEarthIn(catalogue: Catalogue): number {
  let count = 0;
  for (let row = 0; row < catalogue.count; row++) if (catalogue.isNea(row)) count++;
  return count;
}
