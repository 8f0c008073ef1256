import type { Body } from '../ephemeris/body.ts';
import type { Orbit } from '../orbit/orbit.ts';
import type { DaySpan } from '../table/orbit-table.ts';
import { leastDistanceBetween } from '../table/least-distance.ts';
import { type KickedInstant, kickedMotion } from './kicked-motion.ts';
import { GRID_BODIES, type PlanetGrid } from './planet-grid.ts';

/** Most that the distance between an object and a body decreases by in a step, au. */
const LARGEST_APPROACH = 0.7;

/** Days by which windows reach beyond the steps in which an object is near. */
const MARGIN_DAYS = 2;

/** A body, and the distance from its centre within which an object is searched for, au. */
export type NearBody = { readonly body: Body; readonly limit: number };

/**
 * When an object may be within the limits of some bodies, by its motion with kicks by the planets; where that is too much
 * bent, the rest of the span.
 *
 * @param span Julian dates TDB. @param drift by which the object may be off that motion, au.
 * @returns windows of each body in order of time, none of them overlapping: outside them the object is not within the limit,
 *   if it is never farther off the kicked motion than the drift.
 */
export function nearWindows(
  orbit: Orbit,
  bodies: readonly NearBody[],
  span: DaySpan,
  planets: PlanetGrid,
  drift: number,
): DaySpan[][] {
  const searches = bodies.map(({ body, limit }) => ({
    at: 6 * GRID_BODIES.indexOf(body),
    near: limit + drift,
    found: new Array<DaySpan>(),
  }));
  const epoch = orbit.epoch.day + orbit.epoch.offset;
  if (epoch > span.fromDay) follow(span.fromDay);
  if (epoch < span.toDay) follow(span.toDay);
  return searches.map(({ found }) => mergedSpans(found, span));

  function follow(toDay: number): void {
    const outcome = kickedMotion(orbit, toDay, planets, lookAt);
    if (outcome.kind === 'reached') return;
    for (const { found } of searches) found.push(windowBetween(outcome.day, toDay));
  }

  function lookAt(a: KickedInstant, b: KickedInstant): void {
    for (const { at, near, found } of searches) {
      const reach = near + LARGEST_APPROACH;
      if (Math.abs(a.state[0] - a.planets[at]) > reach) continue;
      if (Math.abs(a.state[1] - a.planets[at + 1]) > reach) continue;
      for (let k = 0; k < 6; k++) {
        from[k] = a.state[k] - a.planets[at + k];
        to[k] = b.state[k] - b.planets[at + k];
      }
      const least = leastDistanceBetween(from, to, Math.abs(b.day - a.day));
      if (least <= near) found.push(windowBetween(a.day, b.day));
    }
  }
}

const from = new Float64Array(6);
const to = new Float64Array(6);

function windowBetween(one: number, other: number): DaySpan {
  return { fromDay: Math.min(one, other) - MARGIN_DAYS, toDay: Math.max(one, other) + MARGIN_DAYS };
}

/** Spans in order, those that touch made one, as far as they lie in another. */
function mergedSpans(spans: readonly DaySpan[], { fromDay, toDay }: DaySpan): DaySpan[] {
  const all: DaySpan[] = [];
  for (const one of [...spans].sort((a, b) => a.fromDay - b.fromDay)) {
    const cut = { fromDay: Math.max(one.fromDay, fromDay), toDay: Math.min(one.toDay, toDay) };
    const last = all.at(-1);
    if (cut.fromDay >= cut.toDay) continue;
    if (last === undefined || cut.fromDay > last.toDay) all.push(cut);
    else all[all.length - 1] = { ...last, toDay: Math.max(last.toDay, cut.toDay) };
  }
  return all;
}
