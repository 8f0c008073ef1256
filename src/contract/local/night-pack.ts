import * as z from 'zod/mini';
import { MAX_NAMES, MAX_QUERY_LENGTH, MAX_TOOL_STATE_LENGTH } from '../limits.ts';
import type { CalculateQuery } from '../opt/calculation.ts';
import type { OptState } from '../opt/opt-state.ts';
import { listOf } from '../rest/list-of.ts';
import { staticManifest } from '../static-manifest.ts';

/**
 * The call of the service in the page about the night that is stored in the browser: GET what it is, POST to make it, PUT a file
 * of one, DELETE it. It never goes over the network.
 */
export const NIGHT_PACK_PATH = '/local/night-pack';

/** GET the stored night as a file. */
export const NIGHT_PACK_FILE_PATH = '/local/night-pack/file';

/** Largest file of a night, and most bytes that are unpacked from one. */
export const MAX_PACK_BYTES = 100_000_000;
export const MAX_UNPACKED_BYTES = 250_000_000;

/** Most bytes of what a service was sent about one orbit; the figures of the constellations have fewer, too. */
export const MAX_PACKED_ORBIT_BYTES = 500_000;

/** Most files, and most pieces of the file of stars, in one night. */
const MAX_FILES = 100;
const MAX_STAR_PIECES = 20_000;

const shortText = z.string().check(z.maxLength(200));
const day = z.iso.date();
/** ISO instant UTC, as dates are written by `toISOString`. */
const instant = z.iso.datetime({ precision: 3 });
const count = z.int().check(z.gte(0), z.lte(1_000_000));

/** Which nights are taken along. */
const nights = {
  /** The site, as it is shown. */
  site: shortText,
  /** Local dates of the first and the last evening. */
  firstNight: day,
  lastNight: day,
  objects: count.check(z.lte(MAX_NAMES * 2)),
};

/** Text of the state of observation planning. */
const stateText = z.string().check(z.minLength(2), z.maxLength(MAX_TOOL_STATE_LENGTH));

/** A calculation that the night needs. */
const packedCalculation = z.object({
  /** Names it in the state; absent where the state has none. */
  token: z.optional(shortText),
  /** The query of `calculate`. */
  query: z.string().check(z.maxLength(MAX_QUERY_LENGTH)),
});

/** The request to make a night pack. */
export const nightPackRequest = z.object({
  ...nights,
  state: stateText,
  calculation: z.optional(packedCalculation),
});

/** A night that is stored, in short. */
const nightPackFacts = z.object({
  ...nights,
  madeAt: instant,
  /** Size of its file, bytes. */
  bytes: z.int().check(z.gte(0), z.lte(MAX_PACK_BYTES)),
  /** Fields whose stars are in it, out of all fields. */
  fields: z.object({ taken: count, all: count }),
  /** The browser refused to store it: it can be used until the page is closed. */
  isPassing: z.boolean(),
});

/** Why a file is not taken. */
const packRefusal = z.object({
  kind: z.enum(['foreign', 'newer', 'cut', 'damaged', 'too-large', 'invalid']),
  /** The fault of its content in words; empty where the kind says it all. */
  detail: z.string(),
});

/** The stored night, or the outcome of a file. */
export const nightPackResponse = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('absent') }),
  z.object({ kind: z.literal('stored'), facts: nightPackFacts, state: stateText }),
  z.object({ kind: z.literal('refused'), refusal: packRefusal }),
]);

/** The steps of making a night pack. */
const PACK_STEPS = ['data', 'orbits', 'positions', 'stars', 'file'] as const;

/** A line of what comes while a night is made; the last is `stored` or `failed`. */
export const nightPackNews = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('step'), step: z.enum(PACK_STEPS), done: z.number(), all: z.number() }),
  z.object({ kind: z.literal('stored'), facts: nightPackFacts, state: stateText }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);

/** A piece of the file of stars: from one byte up to, and not including, another. */
const starPiece = z.tuple([z.int().check(z.gte(0)), z.int().check(z.gte(1))]);

/** The response of a service about the orbit of one object, as it was stored: milliseconds since the Unix epoch. */
const packedOrbit = z.object({
  file: shortText,
  storedAt: z.int().check(z.gte(0), z.lte(8e15)),
  bytes: z.int().check(z.gte(0), z.lte(MAX_PACKED_ORBIT_BYTES)),
});

/** The header of a night pack. */
export const nightPackHeader = z.object({
  ...nights,
  madeAt: instant,
  fields: nightPackFacts.shape.fields,
  state: stateText,
  calculation: z.optional(packedCalculation),
  /** The data files, with that of all stars where pieces of it are here. */
  manifest: staticManifest,
  /** Names of those that are here, in the order in which they follow. */
  contents: listOf(shortText, MAX_FILES),
  /** Pieces of the file of all stars that follow these, in their order in that file. */
  stars: listOf(starPiece, MAX_STAR_PIECES),
  /** Orbits of its objects that follow these. */
  orbits: listOf(packedOrbit, 2 * MAX_NAMES),
});

/** A night pack in the page: with the state that it restores, and the calculation with which that begins. */
export type TakenNight = {
  readonly site: string;
  readonly firstNight: string;
  readonly lastNight: string;
  readonly objects: number;
  readonly state: OptState;
  readonly calculation?: { readonly token?: string; readonly query: CalculateQuery };
};

export type NightPackRequest = z.output<typeof nightPackRequest>;
export type NightPackFacts = z.output<typeof nightPackFacts>;
export type NightPackResponse = z.output<typeof nightPackResponse>;
export type NightPackNews = z.output<typeof nightPackNews>;
export type NightPackHeader = z.output<typeof nightPackHeader>;
export type PackRefusal = z.output<typeof packRefusal>;
export type PackStep = (typeof PACK_STEPS)[number];
