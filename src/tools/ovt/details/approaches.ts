import type { PlanetApproach, TableFacts } from '#contract/nov/perturbed.ts';
import { LUNAR_DISTANCE_AU } from '#engine/constants.ts';
import type { TimeRange } from '#machines/kit/time-range.ts';
import { dayText, momentText } from '#parts/timeline/moment-text.ts';
import { msOfTdb } from '#parts/scene/simulated-instant.ts';
import { kilometres } from '#parts/quantities/length-text.ts';
import { DRAWN_BODY } from '#parts/solar-system/drawn-bodies.ts';

/** A close approach as the details list it. */
export type ListedApproach = {
  /** When it is nearest, UTC milliseconds. */
  readonly ms: number;
  /** `13/04/2029 21:45`, UTC. */
  readonly date: string;
  readonly body: PlanetApproach['planet'];
  /** `Earth`. */
  readonly planet: string;
  /** `0.10 LD · 38 012 km` from the Earth, `0.0012 au · 179 517 km` from others; between centres. */
  readonly distance: string;
};

/**
 * The next close approaches of a range in their order; if there are fewer than `most`, past ones are added.
 *
 * @param currentMs the simulated date, UTC milliseconds.
 * @param most how many at most.
 */
export function listedApproaches(
  approaches: readonly PlanetApproach[],
  { startMs, endMs }: TimeRange,
  currentMs: number,
  most: number,
): readonly ListedApproach[] {
  const inRange = approaches.map(listedApproach).filter(({ ms }) => ms >= startMs && ms <= endMs);
  const inOrder = inRange.sort((one, other) => one.ms - other.ms);
  return around(
    inOrder,
    inOrder.findIndex(({ ms }) => ms >= currentMs),
    most,
  );
}

/** `01/01/2026 to 03/02/2031` for spans without a reliable orbit that reach into a range; parameters as above. */
export function unreliableTexts(
  spans: TableFacts['unreliable'],
  { startMs, endMs }: TimeRange,
  currentMs: number,
  most: number,
): readonly string[] {
  const inRange = spans
    .map(({ fromDay, toDay }) => [msOfTdb(fromDay), msOfTdb(toDay)] as const)
    .filter(([from, to]) => to >= startMs && from <= endMs);
  return around(
    inRange,
    inRange.findIndex(([, to]) => to >= currentMs),
    most,
  ).map(([from, to]) => `${dayText(Math.max(from, startMs))} to ${dayText(Math.min(to, endMs))}`);
}

/**
 * This many items from the next one on; if there are fewer, those before it are added. @param next -1 where all
 * are past.
 */
function around<Item>(items: readonly Item[], next: number, most: number): readonly Item[] {
  const first = Math.max(0, Math.min(next === -1 ? items.length : next, items.length - most));
  return items.slice(first, first + most);
}

function listedApproach({ planet, nearestDay, nearestAu }: PlanetApproach): ListedApproach {
  const ms = msOfTdb(nearestDay);
  const measure =
    planet === 'earth'
      ? `${(nearestAu / LUNAR_DISTANCE_AU).toFixed(2)} LD`
      : `${nearestAu.toPrecision(2)} au`;
  return {
    ms,
    date: momentText(ms),
    body: planet,
    planet: DRAWN_BODY[planet].name,
    distance: `${measure} · ${kilometres(nearestAu)}`,
  };
}
