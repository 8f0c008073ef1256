import * as z from 'zod/mini';
import { mainBodyId, MAIN_BODY_IDS } from '../fvt/main-bodies.ts';
import { orbitProvenance } from '../nov/keplerian.ts';
import { julianDateText } from '../rest/date-text.ts';
import { endpoint } from '../rest/endpoint.ts';
import { wordText } from '../rest/query-values.ts';
import { observatoryFields } from '../site/observing-window.ts';
import { singleObjectFields } from '../user-defined/user-defined.ts';

/**
 * Query of `budget`: one object of the catalogue, or by its elements a user-defined one, the observer's place and the moment, which is
 * the present where absent.
 */
const budgetQuery = z.object({
  name: z.string().check(z.maxLength(200)),
  ...singleObjectFields,
  moment: z.optional(julianDateText()),
  ...observatoryFields,
  /** The body whose close approach counts; the Earth where absent. */
  center: z.optional(wordText(MAIN_BODY_IDS)),
});

/** The omitted or replaced cause; `uncertainty` is one standard deviation of the orbit, `solution` another orbit. */
export const BUDGET_CAUSES = [
  'two-body',
  'mercury',
  'venus',
  'earth',
  'moon',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'asteroids',
  'ceres',
  'relativity-planets',
  'relativity',
  'oblateness-earth',
  'oblateness-sun',
  'a1',
  'a2',
  'a3',
  'light-time',
  'aberration',
  'deflection',
  'delta-t',
  'polar-motion',
  'refraction',
  'digits',
  'uncertainty',
  'solution',
] as const;

/**
 * Why a row has no values: it is the pull of the object itself; its orbit has no such term; the observer is on no ground; the object
 * is below the horizon; where the pole is then is not known; without the cause the object would have fallen onto a body. Of
 * `uncertainty`: none is known, or no ellipse describes it at the moment.
 */
export const BUDGET_ABSENCES = [
  'itself',
  'no-term',
  'no-ground',
  'below-horizon',
  'pole-unknown',
  'impact',
  'unknown',
  'bent',
] as const;

/** How the results change; what does not change is absent. */
const budgetRow = z.object({
  cause: z.enum(BUDGET_CAUSES),
  /** For `uncertainty`, what it is computed from; for `solution`, its source. */
  basis: z.optional(z.string()),
  absence: z.optional(z.enum(BUDGET_ABSENCES)),
  /** Change of the place on the sky, arcsec. */
  arcsec: z.optional(z.number()),
  /** Change of the place in space, km. */
  km: z.optional(z.number()),
  /** V without the cause minus V. */
  magnitude: z.optional(z.number()),
  /** Time and distance of the close approach without the cause minus those with it; of `uncertainty` their 1 sigma. */
  approachSeconds: z.optional(z.number()),
  approachKm: z.optional(z.number()),
});

/** Response of `budget`: what each force and each effect on the line of sight is worth. */
const budget = z.object({
  /** Readable name of the object. */
  name: z.string(),
  provenance: orbitProvenance,
  /** ISO instant UTC of the places. */
  moment: z.string(),
  /** Observer, in words. */
  observer: z.string(),
  /** V by the full model; absent where it is not known. */
  magnitude: z.optional(z.number()),
  /** The close approach within thirty days of the moment, by the full model; absent where there is none. */
  approach: z.optional(
    z.object({
      mainBody: mainBodyId,
      /** ISO instant UTC, milliseconds. */
      datetime: z.string(),
      /** From the body's centre. */
      distanceKm: z.number(),
    }),
  ),
  rows: z.array(budgetRow),
});

/** The call behind what each force is worth, by its name. */
export const BUDGET_ENDPOINTS = {
  budget: endpoint({
    route: 'budget',
    summary: 'What each force and each effect is worth for the place of an object',
    query: budgetQuery,
    response: budget,
    token: 'none',
    problems: [
      'unknown-names',
      'observatory-invalid',
      'observatory-unknown',
      'date-out-of-range',
      'no-perturbed-orbit',
      'queue-full',
    ],
  }),
} as const;

export type BudgetRow = z.output<typeof budgetRow>;
export type Budget = z.output<typeof budget>;
export type BudgetQuery = z.output<typeof budgetQuery>;
