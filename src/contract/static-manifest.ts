import * as z from 'zod/mini';

/** Where the list of the data files lies, relative to the root of the page. */
export const MANIFEST_PATH = 'data/manifest.json';

/** Largest file that a list may name, bytes. */
const MOST_BYTES = 2_000_000_000;

/** A path below the root of the page: names of letters, digits, dots, hyphens and underscores, none of which begins with a dot. */
const PATH = /^\w[\w.-]*(\/\w[\w.-]*)*$/;

/** One data file, whose name changes with its content. */
const staticFile = z.object({
  /** Relative to the root of the page. */
  path: z.string().check(z.maxLength(200), z.regex(PATH)),
  bytes: z.int().check(z.gte(0), z.lte(MOST_BYTES)),
  /** SHA-256 of the bytes, hexadecimal. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** ISO date of the content. */
  date: z.optional(z.string().check(z.maxLength(40))),
  /** Where the content is from, in words: of a catalogue `built-in` or the name of its folder, of a shape its author. */
  source: z.optional(z.string().check(z.maxLength(200))),
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
  /** Begins the names of shape models, each followed by the key of a body. */
  shapes: 'shapes/',
} as const;
