import { LRUCache } from 'lru-cache';
import { itemAt, numberAt } from '#engine/numbers-in.ts';
import { lastDayOf } from '#engine/survey/node-grid.ts';
import type { Limits } from '#engine/survey/quantities.ts';
import { tdbDayFromUtc } from '#engine/time/scales.ts';
import type { Enter } from '../queue/fair-queue.ts';
import { gather } from '../queue/queued-work.ts';
import type { Compute } from '../tasks/compute.ts';
import type { SurveyWindow } from '../tasks/survey-tasks.ts';
import { createNumbering } from './create-numbering.ts';
import type { SurveySet } from './survey/survey-set.ts';

/** Bytes of the magnitudes that are cached: those of a year of all near-Earth objects, day by day, take 38 million. */
const CACHED_BYTES = 32_000_000;

/** Objects that a worker bounds at once. Of so few the search looks at all, which takes one task as well. */
const OBJECTS_AT_ONCE = 1024;

/** Magnitudes that the objects of a set do not exceed on some days, and which of its ranges have theirs. */
type Brightest = { readonly magnitudes: Float32Array; readonly isKnown: Uint8Array };

/** Whether an object may be inside the limit on brightness on some day of a window. */
export type BrightnessTest = (object: number) => boolean;

/**
 * The test of objects of a set by how bright they are at most on each day, which is the same for every site and found once.
 *
 * @throws what `enter` throws, and the failure of a worker.
 */
export type BrightnessBounds = (
  set: SurveySet,
  window: SurveyWindow,
  limits: Limits,
  enter: Enter,
) => Promise<BrightnessTest>;

/** Tests over an empty cache. */
export function createBrightnessBounds(compute: Compute): BrightnessBounds {
  const cached = new LRUCache<string, Brightest>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ magnitudes, isKnown }) => 1 + magnitudes.byteLength + isKnown.byteLength,
  });
  const numberOf = createNumbering();

  return async (set, window, { magnitude }, enter) => {
    const faintest = magnitude?.range?.max;
    const [first, last] = daysOf(window);
    const { grid } = set.nodes;
    const isCovered = first >= grid.firstDay && last <= lastDayOf(grid);
    if (faintest === undefined || !isCovered || set.bodies.count <= OBJECTS_AT_ONCE) return () => true;
    const { magnitudes } = await brightestIn(set, first, last, enter);
    return (object) => (magnitudes[object] ?? Number.NEGATIVE_INFINITY) <= faintest; // in place: a call of another file would box it
  };

  async function brightestIn(set: SurveySet, first: number, last: number, enter: Enter): Promise<Brightest> {
    const key = JSON.stringify([numberOf(set), first, last]);
    const known = cached.get(key);
    if (known?.isKnown.includes(0) === false) return known;
    const days = Array.from({ length: last - first + 1 }, (_, day) => first + day);
    const each = days.map((day) => brightestOn(set, day));
    await measure(set, days, each, enter);
    const all = leastOf(each);
    cached.set(key, all);
    return all;
  }

  function brightestOn(set: SurveySet, day: number): Brightest {
    const key = JSON.stringify([numberOf(set), day]);
    const known = cached.get(key);
    if (known !== undefined) return known;
    const magnitudes = new Float32Array(set.bodies.count);
    const fresh = { magnitudes, isKnown: new Uint8Array(set.ranges.length) };
    cached.set(key, fresh);
    return fresh;
  }

  async function measure(
    { bodies, nodes, ranges, prepared }: SurveySet,
    days: readonly number[],
    each: readonly Brightest[],
    enter: Enter,
  ): Promise<void> {
    const fresh = [...ranges.keys()].filter(
      (index) => prepared[index] === true && each.some(({ isKnown }) => isKnown[index] === 0),
    );
    const atOnce = Math.ceil((OBJECTS_AT_ONCE * ranges.length) / bodies.count);
    const pieces = Array.from({ length: Math.ceil(fresh.length / atOnce) }, (_, piece) => {
      const indices = fresh.slice(piece * atOnce, (piece + 1) * atOnce);
      return () => measurePiece(indices);
    });
    await gather(pieces, enter);

    async function measurePiece(indices: readonly number[]): Promise<void> {
      const { from } = itemAt(ranges, itemAt(indices, 0));
      const { to } = itemAt(ranges, itemAt(indices, indices.length - 1));
      const found = await compute.brightestOf({ bodies, nodes, range: { from, to }, days });
      each.forEach(({ magnitudes, isKnown }, place) => {
        for (let object = from, at = place; object < to; object++, at += days.length)
          magnitudes[object] = numberAt(found, at);
        for (const index of indices) isKnown[index] = 1;
      });
    }
  }
}

/** The brightest of some days; a range is known that is known on each of them. */
function leastOf(days: readonly Brightest[]): Brightest {
  return days.reduce((sum, { magnitudes, isKnown }) => ({
    magnitudes: sum.magnitudes.map((one, object) => Math.min(one, numberAt(magnitudes, object))),
    isKnown: sum.isKnown.map((one, range) => Math.min(one, numberAt(isKnown, range))),
  }));
}

/** Julian dates TDB of the first and last noon that moments of a window are nearest to. */
function daysOf({ startUtc, endUtc }: SurveyWindow): readonly [first: number, last: number] {
  return [Math.round(tdbDayFromUtc(startUtc)), Math.round(tdbDayFromUtc(endUtc))];
}
