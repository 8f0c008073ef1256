import { MANIFEST_PATH, STATIC_FILES, type StaticFile } from '#contract/static-manifest.ts';
import { pathOf } from '#contract/routes.ts';

/** An entry of the list of files, under its name. */
type Named = readonly [name: string, file: StaticFile];

/** What visitors of one part load of the data, and at most how much of it, bytes. */
type Visit = { readonly visit: string; readonly most: number; readonly loads: readonly RegExp[] };

const INDEX = nameOf(STATIC_FILES.ephemerisIndex);
const EARTH = nameOf(STATIC_FILES.earthOrientation);
const CHUNK = nameOf(STATIC_FILES.ephemerisChunk(''));
const FIRST_CALLS = [pathOf('status'), pathOf('impactors')].map(answerName);

/** The budgets leave 1.1 MB for the page itself of the 12 MB of a filter, and 1 MB of the 1.5 MB of a flyby. */
const VISITS: readonly Visit[] = [
  { visit: 'welcome page', most: 30_000, loads: [...FIRST_CALLS, answerName(pathOf('tonight'))] },
  {
    visit: 'all orbits',
    most: 1_500_000,
    loads: [CHUNK, ...FIRST_CALLS, answerName(`${pathOf('swarm')} `)],
  },
  {
    visit: 'a filter of all objects',
    most: 10_900_000,
    loads: [CHUNK, ...FIRST_CALLS, nameOf(`${STATIC_FILES.catalogue}$`), nameOf(STATIC_FILES.preparedOrbits)],
  },
  {
    visit: 'a flyby, embedded',
    most: 500_000,
    loads: [CHUNK, answerName(pathOf('mainBodies')), nameOf(STATIC_FILES.catalogueParts)],
  },
];

/** The size of the data of a first visit. */
export type VisitSize = {
  readonly visit: string;
  /** Packed. */
  readonly bytes: number;
  /** Whether it exceeds its limit. */
  readonly isOver: boolean;
};

/**
 * What first visits take of the data, packed: the list, and of the files of each kind that a visit loads one of middle size.
 *
 * @param packedSizeOf bytes of a file that its host packs, by its path below the folder of the page.
 */
export function visitSizes(
  files: Readonly<Record<string, StaticFile>>,
  packedSizeOf: (path: string) => number,
): readonly VisitSize[] {
  const named = Object.entries(files);
  return VISITS.map(({ visit, most, loads }) => {
    const sizes = [INDEX, EARTH, ...loads].map((name) => middleSize(named, name, packedSizeOf));
    const bytes = sizes.reduce((sum, size) => sum + size, packedSizeOf(MANIFEST_PATH));
    return { visit, bytes, isOver: bytes > most };
  });
}

/** The sizes as lines of plain text. */
export function visitTable(visits: readonly VisitSize[]): string {
  const width = Math.max(...visits.map(({ visit }) => visit.length));
  return visits
    .map(({ visit, bytes, isOver }) => {
      const size = (bytes / 1e6).toFixed(2).padStart(8);
      return `${visit.padEnd(width)}${size} MB of data${isOver ? ', more than it may be' : ''}\n`;
    })
    .join('');
}

/** The size of the middle one of some files, or 0 where there is none: a part of a catalogue may be large for a name that many share. */
function middleSize(named: readonly Named[], name: RegExp, packedSizeOf: (path: string) => number): number {
  const sizes = named
    .filter(([one]) => name.test(one))
    .map(([, { path, packedBytes }]) => packedBytes ?? packedSizeOf(path))
    .toSorted((one, other) => one - other);
  return sizes[sizes.length >> 1] ?? 0;
}

/** Names that begin with a text, in which slashes and hyphens mean themselves. */
function nameOf(start: string): RegExp {
  return new RegExp(`^${start}`);
}

function answerName(path: string): RegExp {
  return nameOf(`answers${path}`);
}
