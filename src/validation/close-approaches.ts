import { mainBodyOf } from '#engine/approach/main-bodies.ts';
import { instantOf, type Passage, passagesBy } from '#engine/approach/passage.ts';
import { AU_KM, MINUTES_PER_DAY } from '#engine/constants.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import {
  apophisByEsa,
  apophisByJpl,
  type ApproachList,
  comet67P,
  fewFrom2026,
  type ListedApproach,
  manyIn2020,
} from './approach-lists.ts';
import type { Case, ErrorComparison } from './comparison.ts';
import { once } from './once.ts';
import type { References } from './references.ts';
import { rowInstant, type RowValue, rowValue } from './row-value.ts';
import { SOURCES } from './sources.ts';

/** Days around the recorded rows that are looked through. */
const MARGIN_DAYS = 30;

/** How far the nearest passage may be from a listed one to be the same, days, and which are looked at, au. */
const SAME_WITHIN_DAYS = 2;
const FARTHEST_AU = 0.5;

/** Lists of close approaches by their authorities, from elements of the same solution: when, and how near. */
export const approachComparisons: readonly ErrorComparison[] = [
  ...whenAndWhere(
    (references) => [apophisByJpl(references)],
    {
      id: 'approaches-apophis-jpl',
      quantity: 'Approaches of Apophis within 0.2 au',
      authority: 'JPL SBDB, solution 199, instants known to a minute',
      sources: [SOURCES.approachesApophisJpl],
      rows: { recorded: 19, cited: 5 },
    },
    { minutes: 0.02, km: 50 },
  ),
  ...whenAndWhere(
    (references) => [apophisByEsa(references)],
    {
      id: 'approaches-apophis-esa',
      quantity: 'Approaches of Apophis',
      authority: 'ESA NEOCC, instants known to a minute',
      sources: [SOURCES.approachesApophisEsa],
      rows: { recorded: 8, cited: 3 },
    },
    { minutes: 0.1, km: 1 },
  ),
  ...whenAndWhere(
    (references) => [comet67P(references)],
    {
      id: 'approaches-67p',
      quantity: 'Approaches of 67P to Jupiter in 2018 and the Earth in 2021',
      authority: 'JPL SBDB, solution K154/2',
      sources: [SOURCES.approaches67P],
      rows: { recorded: 2, cited: 2 },
      note: 'the comet passes its perihelion between epoch and approach',
    },
    { minutes: 0.2, km: 300 },
  ),
  ...whenAndWhere(
    manyIn2020,
    {
      id: 'approaches-2020',
      quantity: 'Approaches to the Earth in 2020 under 0.05 au',
      authority: 'JPL CAD, instants known to a minute',
      sources: [SOURCES.approaches2020],
      limitOf: 'median',
      rows: { recorded: 360, cited: 6 },
      note: 'elements and list are of different dates, and some objects were observed again in between',
    },
    { minutes: 0.01, km: 1 },
  ),
  ...whenAndWhere(
    fewFrom2026,
    {
      id: 'approaches-2026',
      quantity: 'Approaches to the Earth from 2026 to 2033',
      authority: 'JPL CAD',
      sources: [SOURCES.approaches2026],
      limitOf: 'median',
      rows: { recorded: 14, cited: 3 },
      note: 'elements and list are of different dates, and some objects were observed again in between',
    },
    { minutes: 0.01, km: 1 },
  ),
];

/** An approach as it was found, compared with a list. */
type Miss = {
  readonly listed: ListedApproach;
  readonly passage: Passage;
  readonly minutes: number;
  readonly km: number;
};

/** Two comparisons of one list: the instants, and the distances. */
function whenAndWhere(
  listsOf: (references: References) => readonly ApproachList[],
  described: Omit<ErrorComparison, 'kind' | 'topic' | 'unit' | 'limit' | 'measure'>,
  limits: { readonly minutes: number; readonly km: number },
): readonly ErrorComparison[] {
  const found = once((references, ephemeris) =>
    listsOf(references).map(({ orbit, listed, ...named }) => ({
      ...named,
      misses: missesOf({ orbit, listed }, ephemeris),
    })),
  );
  const casesOf = (
    references: References,
    ephemeris: Ephemeris,
    errorOf: (miss: Miss) => number,
    valueOf: (miss: Miss) => RowValue,
  ): Case[] =>
    found(references, ephemeris).map(({ misses, ...named }) => ({
      ...named,
      errors: misses.map(errorOf),
      days: misses.map(({ listed }) => listed.day),
      bodies: misses.map(({ listed: { body, au } }) => (au < mainBodyOf(body).limitAu ? body : undefined)),
      values: misses.map((miss) => [valueOf(miss)]),
    }));
  const common = { ...described, kind: 'errors', topic: 'Close approaches' } as const;
  return [
    {
      ...common,
      id: `${described.id}-time`,
      quantity: `${described.quantity}, time`,
      unit: 'min',
      limit: limits.minutes,
      measure: (references, ephemeris) =>
        casesOf(
          references,
          ephemeris,
          ({ minutes }) => minutes,
          ({ listed, passage }) => rowInstant('Nearest', 'TDB', listed.day, instantOf(passage)),
        ),
    },
    {
      ...common,
      id: `${described.id}-distance`,
      quantity: `${described.quantity}, distance`,
      unit: 'km',
      limit: limits.km,
      measure: (references, ephemeris) =>
        casesOf(
          references,
          ephemeris,
          ({ km }) => km,
          ({ listed, passage }) => rowValue('Distance', 'au', listed.au, passage.distance),
        ),
    },
  ];
}

/** For each listed approach, how far off the nearest found one is; nothing where none was found. */
function missesOf({ orbit, listed }: Pick<ApproachList, 'orbit' | 'listed'>, ephemeris: Ephemeris): Miss[] {
  const days = listed.map(({ day }) => day);
  const span = { fromDay: Math.min(...days) - MARGIN_DAYS, toDay: Math.max(...days) + MARGIN_DAYS };
  const trajectory = propagate(orbit, ephemeris, { model: 'full', ...span });
  const found = new Map<string, readonly Passage[]>();
  return listed.flatMap((approach) => {
    const { day, body, au } = approach;
    const passages =
      found.get(body) ?? passagesBy(mainBodyOf(body).body, trajectory, ephemeris, span, FARTHEST_AU);
    found.set(body, passages);
    return passages
      .filter((one) => Math.abs(instantOf(one) - day) < SAME_WITHIN_DAYS)
      .map((one) => ({
        listed: approach,
        passage: one,
        minutes: Math.abs(instantOf(one) - day) * MINUTES_PER_DAY,
        km: Math.abs(one.distance - au) * AU_KM,
      }))
      .sort((a, b) => a.minutes - b.minutes)
      .slice(0, 1);
  });
}
