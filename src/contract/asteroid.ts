import * as z from 'zod/mini';
import { MAX_NAMES } from './limits.ts';
import { phrase } from './site/observatory.ts';
import { listText, wordText } from './rest/query-values.ts';

/** Where an object's orbit solution comes from, as the filter `database` names it. */
export const DATABASES = ['ESA/PDO', 'NEOCP', 'JPL'] as const;
export const BODY_TYPES = ['Asteroid', 'Comet', 'Unconfirmed'] as const;
export const ORBIT_TYPES = ['Amor', 'Apollo', 'Aten', 'Atira', 'N/A'] as const;

/** File name that marks an object which is not a near-Earth object. */
export const NON_NEA = 'non-NEA';

/** Lists of objects by name, joined by commas; number, name, designation or `number name`, blanks ignored. */
export const namesText = listText(z.string());

const named = z.object({ name: z.string() });

/** Fields of an object in every list of the service. */
export const listedObjectFields = {
  /** Catalogue number as text; absent for objects without one. */
  number: z.optional(z.string()),
  /** Name, or the designation of an object without a name. */
  name: z.string(),
  /** Primary designation, unique, with its blanks: what later calls are given. */
  designator: z.string().check(z.minLength(1)),
  code: z.enum(['NEO', 'non-NEO']),
  sourceType: named,
  bodyType: z.object({ name: z.enum(BODY_TYPES) }),
  /** Group of a comet, for example Jupiter-family; `N/A` for everything else; absent in states of early versions. */
  objectGroup: z.optional(named),
  orbitType: z.enum(ORBIT_TYPES),
  database: z.enum(DATABASES),
  /** `non-NEA` for everything that is not a near-Earth object. */
  filename: z.optional(z.string()),
  pha: z.boolean(),
  /** Whether it is on a risk list. */
  risk: z.boolean(),
  comet: z.boolean(),
  nea: z.boolean(),
  neocp: z.boolean(),
  /** Metres. */
  diameter: z.optional(z.number()),
  /** The diameter follows from brightness and an assumed albedo. */
  diameterEstimated: z.optional(z.boolean()),
  /** Absolute magnitude H, or M1 of a comet. */
  magnitude: z.optional(z.number()),
  /**
   * For a comet that counts as lost: when it was last observed, YYYY-MM-DD, or YYYY where no catalogue knows
   * the day.
   */
  lost: z.optional(z.string()),
  /** The object has hit the Earth: before the nights that are filtered, or until now. */
  impacted: z.boolean(),
  /** YYYY-MM-DD, for objects that have hit the Earth or are going to. */
  impact_date: z.optional(z.string()),
};

/** An object found by a search. */
export const asteroid = z.object(listedObjectFields);

/** Query of `findAsteroidByPhrase`; `sourceType` is NEOCP, or NEOCP,JPL. */
export const asteroidPhraseQuery = z.object({
  query: phrase,
  sourceType: z.optional(listText(wordText(DATABASES))),
});

/** Response of `findAsteroidByPhrase`, best match first. */
export const asteroids = z.array(asteroid);

/** Query of `findAsteroidByName`. */
export const asteroidNameQuery = z.object({ query: namesText });

/** Response of `findAsteroidByName`: the objects in the order of the query, and the names that were not found. */
export const asteroidsByName = z.object({
  asteroids: z.array(asteroid).check(z.maxLength(MAX_NAMES)),
  errors: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      /** Names that differ in their capitals or accents alone: one of them may have been meant. */
      suggestions: z.optional(z.array(z.string())),
    }),
  ),
});

/** Response of `impactors`: objects that have hit the Earth. */
export const impactors = z.array(
  z.object({
    number: z.optional(z.string()),
    name: z.optional(z.string()),
    /** YYYY-MM-DD. */
    impactDate: z.string(),
  }),
);

export type ListedObject = z.output<typeof asteroid>;
export type AsteroidPhraseQuery = z.output<typeof asteroidPhraseQuery>;
export type AsteroidsByName = z.output<typeof asteroidsByName>;
export type Impactor = z.output<typeof impactors>[number];
