import { photometryOf } from '#catalogue/brightness.ts';
import { defined } from '#catalogue/defined.ts';
import { lostSince } from '#catalogue/lost-comet.ts';
import { labelOf } from '#catalogue/small-body.ts';
import type { PopulationResponse } from '#contract/sovt/population.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import { itemAt } from '#engine/item-at.ts';
import type { PopulationFound } from '../tasks/survey-tasks.ts';
import type { PopulationRequest } from './population-request.ts';
import type { Population } from './populations.ts';
import { bodyOfObject } from '../filtering/survey/survey-set.ts';

/** How the population is followed, in words. */
const SURVEY_MODEL =
  'survey: Keplerian from the orbits of today; Sun, planets and Moon where an object meets a planet; 0.05 mag';

/** Decimals that are sent of magnitudes and of epochs. */
const MAGNITUDE_DECIMALS = 2;
const EPOCH_DECIMALS = 2;

/** The brightest objects of a population once all of it is examined. */
export async function populationResponse(
  { run, set, preparation }: Population,
  { startUtc, endUtc, todayUtc, includeLost }: PopulationRequest,
  catalogueDate: string,
  most: number,
): Promise<PopulationResponse> {
  const found: PopulationFound[] = [];
  for await (const piece of run.pieces()) found.push(...piece.found);
  const inside = found
    .filter(
      ({ window, object }) =>
        window !== undefined && (includeLost || !itemAt(set.facts, object).isLostAt(todayUtc)),
    )
    .toSorted((a, b) => a.brightest.magnitude - b.brightest.magnitude);
  const start = startUtc - MJD_ORIGIN;
  return defined({
    start,
    end: endUtc - MJD_ORIGIN,
    looked: run.objects,
    totalResults: inside.length,
    objects: inside.slice(0, most).map((one) => objectOf(one, set, start, todayUtc)),
    catalogueDate,
    forceModel: SURVEY_MODEL,
    preparation,
  });
}

function objectOf(
  { object, brightest, window = { from: 0, to: 0 }, integrated, ends }: PopulationFound,
  set: Population['set'],
  start: number,
  todayUtc: number,
): PopulationResponse['objects'][number] {
  const body = bodyOfObject(set, object);
  const epoch = (days: number) => Number((start + days).toFixed(EPOCH_DECIMALS));
  return {
    designator: body.designation,
    object: labelOf(body),
    apparentMag: Number(brightest.magnitude.toFixed(MAGNITUDE_DECIMALS)),
    ...defined({ photometry: photometryOf(body) }),
    epoch: epoch(brightest.at),
    window: { start: epoch(window.from), end: epoch(window.to) },
    integrated,
    ...(ends ? { impact: true } : {}),
    ...defined({ lostSince: lostSince(body, todayUtc) }),
  };
}
