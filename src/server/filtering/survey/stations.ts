import { LRUCache } from 'lru-cache';
import { DAYS_PER_JULIAN_YEAR } from '#engine/constants.ts';
import { numberAt } from '#engine/numbers-in.ts';
import { gridAt, lastDayOf, type NodeGrid } from '#engine/survey/node-grid.ts';
import { NODE_STATUS, nodeBytes, type OrbitNodes, shiftBytes } from '#engine/survey/orbit-nodes.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import type { Enter } from '../../queue/fair-queue.ts';
import {
  type OnDemandParts,
  type OnDemandSet,
  createOnDemandSet,
  isPrepared,
  type Journey,
  type JourneyEnd,
} from './on-demand-set.ts';
import { type StoredNodes, nodesFrom } from './stored-nodes.ts';
import { SECONDS_PER_PROPAGATED_DAY, NO_EFFORT, type Pace } from './effort.ts';
import { originsOf } from '../../tasks/survey-bodies.ts';
import { daysFromEpochs, type SurveyObjects, surveySet, type SurveySet } from './survey-set.ts';

/** Days between stations. */
const DECADE_DAYS = 10 * DAYS_PER_JULIAN_YEAR;

/** Julian date TDB of one of the stations: 2000-01-01 0h. */
const ONE_STATION = 2_451_544.5;

/** Bytes of the stations that are cached in memory: four of 26,000 objects. */
const CACHED_BYTES = 16_000_000;

/** Ranges prepared, or brought to a station, between two savings, so that a stopped service takes up where it was. */
export const RANGES_PER_SAVE = 64;

/** A stored station that misses no more than this part is completed from today, any other from the station before. */
const MOST_FROM_TODAY = 0.01;

/** Where stations are stored beyond the life of the service. */
export type StationStore = {
  /** States on a day, Julian date TDB, or nothing; a damaged file is nothing. */
  load(day: number): Promise<StoredNodes | undefined>;
  save(stored: StoredNodes): Promise<void>;
};

/** States of all near-Earth objects at the turns of decades, each propagated from the one nearer to today. */
export type Stations = {
  /**
   * The way to the station that a grid follows from. To a grid of the next or the last ten years there is none: it follows from the
   * nodes near today, or from the elements where these are not prepared.
   *
   * @param version of the catalogue that the objects are of.
   */
  readonly before: (objects: SurveyObjects, version: string, grid: NodeGrid) => Journey;
  /** Days for which an object is integrated to a grid, in the mean, from its station or else from its elements. */
  readonly daysTo: (objects: SurveyObjects, grid: NodeGrid) => number;
};

/**
 * Propagates orbits when no visitor waits for anything else, and stores what was propagated.
 *
 * @param addIdle puts a piece of work aside for when no visitor waits. @param pace learns how long propagation takes.
 * @param nodesNow the nodes of some objects near today, from which the first stations follow; nothing where they are not prepared.
 */
export function createStations(
  parts: OnDemandParts,
  store: StationStore,
  addIdle: Enter,
  pace: Pace,
  nodesNow: (objects: SurveyObjects) => OrbitNodes | undefined,
): Stations {
  const cached = new LRUCache<string, OnDemandSet>({ maxSize: CACHED_BYTES });

  return {
    before: (objects, version, grid) => {
      const day = stationFor(grid);
      return day === undefined ? fromNow(objects) : journey(pathTo(day), objects, version);
    },
    daysTo: (objects, grid) => {
      const [, far] = ends(grid);
      const day = stationFor(grid);
      return day === undefined ? daysFromNow(objects, gridAt(far)) : Math.abs(far - day);
    },
  };

  function fromNow(objects: SurveyObjects): Journey {
    return { go: async () => ({ starts: nodesNow(objects) }), work: () => NO_EFFORT };
  }

  function daysFromNow(objects: SurveyObjects, grid: NodeGrid): number {
    const now = nodesNow(objects);
    return now === undefined
      ? daysFromEpochs(objects.bodies, grid)
      : Math.abs(grid.firstDay - now.grid.firstDay);
  }

  function journey(days: readonly number[], objects: SurveyObjects, version: string): Journey {
    const each = DECADE_DAYS * SECONDS_PER_PROPAGATED_DAY * objects.bodies.count;
    let reached = 0;
    let current: OnDemandSet | undefined;
    let underWay: Promise<JourneyEnd | undefined> | undefined;

    return {
      go() {
        void current?.proceed();
        underWay ??= travel().finally(() => (underWay = undefined));
        return underWay;
      },
      work() {
        const { done = 0, total = 0 } = current?.work() ?? {};
        const part = total === 0 ? 0 : done / total;
        return { done: (reached + part) * each, total: days.length * each };
      },
    };

    /** Carries orbits on from the last prepared station. */
    async function travel(): Promise<JourneyEnd | undefined> {
      let index = days.length - 1;
      let station = await preparedStation(numberAt(days, index));
      while (station === undefined && index > 0) station = await preparedStation(numberAt(days, --index));
      for (;;) {
        station ??= await stationAt(numberAt(days, index), current?.set.nodes);
        reached = index;
        current = station;
        await station.proceed();
        if (!isPrepared(station.set)) return undefined;
        if (++index === days.length) break;
        station = undefined;
      }
      reached = days.length;
      const { nodes } = current.set;
      current = undefined;
      return { starts: nodes };
    }

    /** A station of which all but a few objects are stored. */
    async function preparedStation(day: number): Promise<OnDemandSet | undefined> {
      const known = cached.get(keyOf(day));
      if (known !== undefined) return isPrepared(known.set) ? known : undefined;
      const stored = await storedAt(day);
      const missing = stored?.status.reduce((sum, one) => sum + Number(one === NODE_STATUS.pending), 0);
      if (stored === undefined || (missing ?? 0) > MOST_FROM_TODAY * objects.bodies.count) return undefined;
      return addStation(day, stored, undefined);
    }

    /** @param starts nodes at the station before; none from today. */
    async function stationAt(day: number, starts: OrbitNodes | undefined): Promise<OnDemandSet> {
      return cached.get(keyOf(day)) ?? addStation(day, await storedAt(day), starts);
    }

    async function storedAt(day: number): Promise<OrbitNodes | undefined> {
      const stored = await store.load(day);
      return stored && nodesFrom(stored, objects.bodies, gridAt(day));
    }

    function addStation(
      day: number,
      stored: OrbitNodes | undefined,
      starts: OrbitNodes | undefined,
    ): OnDemandSet {
      const grid = gridAt(day);
      const daysEach = starts === undefined ? daysFromNow(objects, grid) : DECADE_DAYS;
      const set = surveySet(objects, grid, stored, daysEach);
      const secondsEach = daysEach * SECONDS_PER_PROPAGATED_DAY;
      let finished = 0;
      const station = createOnDemandSet(set, parts, addIdle, {
        secondsEach,
        from:
          starts === undefined ? fromNow(objects) : { go: async () => ({ starts }), work: () => NO_EFFORT },
        onRange: ({ from, to }, milliseconds) => {
          pace.add((to - from) * secondsEach, milliseconds / 1000);
          finished++;
          if (finished % RANGES_PER_SAVE === 0 || isPrepared(set)) void save(set);
        },
      });
      cached.set(keyOf(day), station, {
        size: nodeBytes(grid, objects.bodies.count) + shiftBytes(objects.bodies.count),
      });
      return station;
    }

    function keyOf(day: number): string {
      return `${version} ${day}`;
    }
  }

  /** A station that cannot be written is computed again after a restart. */
  async function save({ nodes, bodies }: SurveySet): Promise<void> {
    await store.save({ nodes, origins: originsOf(bodies) }).catch(parts.report);
  }

  /** The station, not near today, from which a grid is reached: the last before a later grid, the first behind an earlier one. */
  function stationFor(grid: NodeGrid): number | undefined {
    const [near] = ends(grid);
    const decades = (near - ONE_STATION) / DECADE_DAYS;
    const day = ONE_STATION + (near > today() ? Math.floor(decades) : Math.ceil(decades)) * DECADE_DAYS;
    return isNearToday(day) ? undefined : day;
  }

  /** The stations on the way to one, those nearest to today first. */
  function pathTo(day: number): readonly number[] {
    const days = [day];
    const step = Math.sign(day - today()) * DECADE_DAYS;
    for (let before = day - step; !isNearToday(before); before -= step) days.unshift(before);
    return days;
  }

  /** The end of a grid that is nearer to today, and the other one. */
  function ends(grid: NodeGrid): readonly [number, number] {
    const [first, last] = [grid.firstDay, lastDayOf(grid)];
    return Math.abs(first - today()) < Math.abs(last - today()) ? [first, last] : [last, first];
  }

  /** Whether orbits are followed to a day directly, which takes no longer than from a station. */
  function isNearToday(day: number): boolean {
    return Math.abs(day - today()) < DECADE_DAYS;
  }

  function today(): number {
    return julianDateFromUnixTime(parts.now());
  }
}
