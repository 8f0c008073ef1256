import * as z from 'zod/mini';

/** Where the list of the data files lies, relative to the root of the page. */
export const MANIFEST_PATH = 'data/manifest.json';

/** Folder of what a service has fetched of the latest orbits, by the names of its files; only beside a list that says so. */
export const ORBITS_PATH = 'data/orbits';

/** Largest file that a list may name, bytes. */
const MOST_BYTES = 2_000_000_000;

/** A path below the root of the page: names of letters, digits, dots, hyphens and underscores, none of which begins with a dot. */
const PATH = /^\w[\w.-]*(\/\w[\w.-]*)*$/;

/** One data file, whose name changes with its content. */
const staticFile = z.object({
  /** Relative to the root of the page. */
  path: z.string().check(z.maxLength(200), z.regex(PATH)),
  /** Length of the content. */
  bytes: z.int().check(z.gte(0), z.lte(MOST_BYTES)),
  /** Length of the file where it is packed by gzip, whatever its host does; absent where the file is the content. */
  packedBytes: z.optional(z.int().check(z.gte(0), z.lte(MOST_BYTES))),
  /** SHA-256 of the content, hexadecimal. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** ISO date of the content. */
  date: z.optional(z.string().check(z.maxLength(40))),
  /** Where the content is from, in words: of a catalogue `built-in` or the name of its folder, of a shape its author. */
  source: z.optional(z.string().check(z.maxLength(200))),
  /** Media type of a written response. */
  type: z.optional(z.string().check(z.maxLength(100))),
  /** ISO instant UTC at which a written response ceases to hold. */
  until: z.optional(z.string().check(z.maxLength(40))),
});

/** The data files that lie beside a page without a service. */
export const staticManifest = z.object({
  format: z.literal(1),
  /** Version of the toolkit that made them. */
  toolkit: z.string().check(z.maxLength(40)),
  /** ISO instant UTC. */
  madeAt: z.string().check(z.maxLength(40)),
  /** Whether a service on the network, which lists these files, fetches later orbits of named objects. */
  fetchesOrbits: z.optional(z.boolean()),
  /** Files by the logical names of {@link STATIC_FILES}. */
  files: z.record(z.string().check(z.maxLength(200)), staticFile),
});

export type StaticFile = z.output<typeof staticFile>;
export type StaticManifest = z.output<typeof staticManifest>;

/** The logical names of data files. */
export const STATIC_FILES = {
  /** The whole catalogue in the layout of the service. */
  catalogue: 'catalogue',
  /** Begins the names of its parts, which `catalogueParts` makes, each followed by its number from 0. */
  catalogueParts: 'catalogue/',
  /** Orbits near the day of the build, as the service stores them; absent where none were prepared. */
  preparedOrbits: 'prepared/orbits',
  ephemerisIndex: 'ephemeris/index.json',
  /** A chunk of the ephemeris by the name that its index has. */
  ephemerisChunk: (file: string) => `ephemeris/${file}`,
  /** A refreshed orientation of the Earth as it is published; absent where the built-in one applies. */
  earthOrientation: 'earth-orientation',
  brightStars: 'bright-stars',
  /** All stars in tiles, which is read in ranges; absent where there are only the bright ones. */
  starTiles: 'stars/tiles',
  /**
   * A response that is written beside the page, by its place among those to a request, each of which holds longer than the one before.
   *
   * @param address path and query of the request from the root of the site; empty parameters do not count, nor does the order of others.
   */
  answer(address: string, place: number): string {
    const { pathname, searchParams } = new URL(address, 'http://page');
    const query = [...searchParams].filter(([, value]) => value !== '').map((pair) => pair.join('='));
    return `answers${[pathname.replace(/\/$/, ''), ...query.sort()].join('&')} ${place}`;
  },
  /** Close approaches to the Earth that are written beside the page: of `all` objects, or of the `featured` ones. */
  approaches: (objects: 'all' | 'featured') => `approaches/${objects}`,
  /** Begins the names of shape models, each followed by the key of a body. */
  shapes: 'shapes/',
} as const;
