import * as z from 'zod/mini';
import { wordText } from '../rest/query-values.ts';
import { listedObjectFields } from '../asteroid.ts';
import { elementFields } from '../user-defined/element-fields.ts';

/** Kinds of groups of small objects: near-Earth classes, main-belt families, dynamical groups. */
export const GROUP_TYPES = ['neo', 'family', 'population'] as const;
export const groupType = z.enum(GROUP_TYPES);
export type GroupType = z.output<typeof groupType>;

/** Types of small objects that have options; those of `risk` are the risk lists. */
export const SMALL_OBJECT_TYPES = [...GROUP_TYPES, 'risk'] as const;
export const smallObjectType = z.enum(SMALL_OBJECT_TYPES);
export type SmallObjectType = z.output<typeof smallObjectType>;

/** Risk lists: every one of them, JPL Sentry alone, ESA NEOCC alone. */
const RISK_LISTS = ['risk', 'sentry', 'neocc'] as const;

/** Objects of larger eccentricity are the eccentric group; those at the limit are less eccentric. */
const ECCENTRIC_FROM = 0.9;

/** Whether an object belongs to the eccentric group of its option. */
export function isEccentric(eccentricity: number): boolean {
  return eccentricity > ECCENTRIC_FROM;
}

/** A group that can be chosen. */
const smallObjectOption = z.object({
  /** Goes into the path of the call for its objects. */
  value: z.string(),
  /** The text that the page shows. */
  label: z.string(),
  /** Objects of the catalogue that belong to it. */
  count: z.number(),
});

/** Response of `/nov/{type}/`. */
export const smallObjectOptions = z.object({ data: z.array(smallObjectOption) });

/** An object with the elements that it is drawn by; angles in degrees, ecliptic and equinox J2000. */
export const drawnObject = z.object({
  designator: listedObjectFields.designator,
  ...elementFields,
  /** Metres; estimated where nothing was measured. */
  diam: z.optional(z.number()),
  /** H, or M1 of a comet. */
  mag: z.optional(z.number()),
  orbitType: listedObjectFields.orbitType,
  pha: z.boolean(),
  risk: z.boolean(),
});

/** An object of a group. */
const smallObject = z.extend(drawnObject, {
  number: listedObjectFields.number,
  name: listedObjectFields.name,
  lost: listedObjectFields.lost,
});

/** Response of the calls for the objects of a group. */
export const smallObjects = z.object({ data: z.array(smallObject) });

/** Query of `/nov/risk`; without a list the response lists them. */
export const riskQuery = z.object({ list: z.optional(wordText(RISK_LISTS)) });

/** Response of `/nov/risk`: lists, or the objects of one. */
export const riskObjects = z.union([
  z.object({ list: z.object({ data: z.array(smallObject) }) }),
  smallObjectOptions,
]);

export type SmallObjectOption = z.output<typeof smallObjectOption>;
export type SmallObjectOptions = z.output<typeof smallObjectOptions>;
export type DrawnObject = z.output<typeof drawnObject>;
export type SmallObject = z.output<typeof smallObject>;
export type RiskList = (typeof RISK_LISTS)[number];
export type RiskObjects = z.output<typeof riskObjects>;
