import { itemAt } from '#engine/numbers-in.ts';
import { gridAt, gridCovering, lastDayOf, type NodeGrid } from '#engine/survey/node-grid.ts';
import { createExtremesTable, type ExtremesTable } from '#engine/survey/extremes-table.ts';
import { emptyNodes, NODE_STATUS, type OrbitNodes } from '#engine/survey/orbit-nodes.ts';
import type { Compute } from '../tasks/compute.ts';
import type { NodeFailure, ObjectRange, SurveyWindow } from '../tasks/survey-tasks.ts';
import type { Enter } from '../queue/fair-queue.ts';
import { QueueFullError } from '../queue/visitor-lines.ts';
import { KEEP_PREPARING_MS, type OnDemandParts, type Journey } from './survey/on-demand-set.ts';
import {
  type Effort,
  SECONDS_PER_INTEGRATED_DAY,
  NO_EFFORT,
  type Pace,
  sumOf,
  SECONDS_PER_SURVEYED_DAY,
} from './survey/effort.ts';
import type { StoredFrames } from './stored-frames.ts';
import { createPieceLook, type LongTask, noFindings, type OpenPiece } from './open-piece.ts';
import { runQueued } from '../queue/queued-work.ts';

/** Objects that a worker looks at through a piece of a window at once: a tenth of a second of work. */
const OBJECTS_AT_ONCE = 48;

/** Where states of more than this fraction of the objects are missing, they are propagated from a station, else from elements. */
const MOST_FROM_ELEMENTS = 0.01;

/** Parts that searches need. */
export type LongParts = OnDemandParts & {
  readonly compute: Compute;
  readonly pace: Pace;
  /** The way to where orbits are followed from to a grid. */
  readonly journeyTo: (grid: NodeGrid) => Journey;
  /** @throws QueueFullError */
  readonly enter: Enter;
  readonly stored: StoredFrames;
};

/** A search through a long window, which goes on while it is requested, from today outwards. */
export type LongSearch = {
  readonly task: LongTask;
  /** Continues; resolves when all is searched, or when no request has come for a while. */
  readonly proceed: () => Promise<void>;
  /** Objects found so far, in their order. */
  readonly found: () => Int32Array;
  /**
   * Extremes over the nights looked through so far, but for those years in which an object is fainter than
   * the limit.
   */
  readonly extremes: ExtremesTable;
  /** Whether there is no such year. */
  readonly isWhole: (object: number) => boolean;
  /** Nights in which it is dark at the site, as far as they are searched; 0 at the geocentre. */
  readonly nights: () => number;
  /** Pieces that are searched. */
  readonly finished: () => readonly SurveyWindow[];
  /** The piece that is begun, and how many objects it is searched for by now. */
  readonly open: () => { readonly window: SurveyWindow; readonly done: number } | undefined;
  readonly work: () => Effort;
  /** Why objects cannot be followed. */
  readonly failures: ReadonlyMap<number, NodeFailure>;
};

/** Pieces on one side of today, the nearest first, and where their orbits are followed from. */
type Side = {
  readonly pieces: readonly SurveyWindow[];
  /** The day of a grid that is nearer to today. */
  readonly nearDay: (grid: NodeGrid) => number;
  next: number;
  journey: Journey | undefined;
  /** Where the next piece begins, if the last one has led there. */
  starts: OrbitNodes | undefined;
  /** The next piece, once it is begun. */
  open: OpenPiece | undefined;
};

/** @param todayUtc Julian date. */
export function createLongSearch(task: LongTask, parts: LongParts, todayUtc: number): LongSearch {
  const { objects, pieces } = task;
  const { bodies } = objects;
  const { compute, pace, now, report, enter, stored } = parts;
  const findings = noFindings(bodies.count);
  const look = createPieceLook(task, compute, findings);
  const finished: SurveyWindow[] = [];
  const sides = [
    sideOf(
      pieces.filter(({ endUtc }) => endUtc > todayUtc),
      ({ firstDay }) => firstDay,
    ),
    sideOf(pieces.filter(({ endUtc }) => endUtc <= todayUtc).toReversed(), lastDayOf),
  ];
  let nights = 0;
  let requestedAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | undefined;
  let current: Side | undefined;
  const isRequested = () => now() - requestedAt < KEEP_PREPARING_MS;

  return {
    task,
    proceed,
    found,
    extremes: findings.extremes,
    isWhole: (object) => findings.isCut[object] === 0,
    nights: () => nights,
    finished: () => finished,
    open: () => sides.find(({ open }) => open !== undefined)?.open,
    work,
    failures: findings.failures,
  };

  async function proceed(): Promise<void> {
    requestedAt = now();
    if (finished.length === pieces.length) return;
    if (underWay === undefined) underWay = continueSearch().finally(() => (underWay = undefined));
    else void current?.journey?.go();
    await underWay;
  }

  async function continueSearch(): Promise<void> {
    for (let side = nextSide(); side !== undefined && isRequested(); side = nextSide()) {
      current = side;
      if (!(await isLookedThrough(side))) return;
    }
  }

  /** The side whose next piece is nearer to today. */
  function nextSide(): Side | undefined {
    const left = sides.filter(({ pieces: all, next }) => next < all.length);
    const distance = ({ pieces: all, next }: Side) => Math.abs(itemAt(all, next).startUtc - todayUtc);
    return left.toSorted((a, b) => distance(a) - distance(b))[0];
  }

  async function isLookedThrough(side: Side): Promise<boolean> {
    side.open ??= await openNext(side);
    const { open } = side;
    if (open === undefined) return false;
    const searches = Array.from({ length: compute.workers }, async () => {
      for (let range = open.left.shift(); range !== undefined; range = open.left.shift()) {
        if (isRequested() && (await isLookedAt(range, open))) continue;
        open.left.unshift(range);
        return;
      }
    });
    await Promise.all(searches);
    if (open.left.length > 0) return false;
    nights += await compute.nightsOf(open.window);
    finished.push(open.window);
    side.starts = open.isKnown ? undefined : open.next;
    side.open = undefined;
    side.next++;
    void store(open);
    return true;
  }

  async function store({ window, extremes: found, isKnown, starts, next }: OpenPiece): Promise<void> {
    await stored.storeExtremes(window, found);
    if (isKnown) return;
    await stored.storeStates(starts);
    if (next !== undefined) await stored.storeStates(next);
  }

  /** Returns undefined where orbits are not loaded yet. */
  async function openNext(side: Side): Promise<OpenPiece | undefined> {
    const window = itemAt(side.pieces, side.next);
    const behind = side.pieces.at(side.next + 1);
    const known = await stored.extremesIn(window);
    const grid = gridOf(window);
    const start = gridAt(side.nearDay(grid));
    const starts = side.starts ?? (await stored.statesAt(start.firstDay)) ?? emptyNodes(start, bodies.count);
    let former: OrbitNodes | undefined;
    if (partPending(starts) > MOST_FROM_ELEMENTS) {
      side.journey ??= parts.journeyTo(start);
      const end = await side.journey.go();
      if (end === undefined) return undefined;
      former = end.starts;
    }
    return {
      window,
      grid,
      extremes: known ?? createExtremesTable(bodies.count),
      isKnown: known !== undefined,
      starts,
      former,
      next: behind && emptyNodes(gridAt(side.nearDay(gridOf(behind))), bodies.count),
      left: rangesOf(bodies.count),
      done: 0,
    };
  }

  /** Failures are tried once more, and reported; a queue that is full ends it for now. */
  async function isLookedAt(range: ObjectRange, piece: OpenPiece): Promise<boolean> {
    for (let attempt = 0; attempt < 2; attempt++) {
      try {
        await runQueued(() => lookTimed(range, piece), enter);
        return true;
      } catch (error) {
        if (error instanceof QueueFullError) return false;
        report(error);
      }
    }
    return false;
  }

  /** Pieces that are known already say nothing about how long a search takes. */
  async function lookTimed(range: ObjectRange, piece: OpenPiece): Promise<void> {
    const begunAt = performance.now();
    await look(range, piece);
    const count = range.to - range.from;
    piece.done += count;
    if (!piece.isKnown) pace.add(count * secondsFor(piece.window), (performance.now() - begunAt) / 1000);
  }

  function found(): Int32Array {
    const all: number[] = [];
    findings.isMatch.forEach((one, object) => one === 1 && all.push(object));
    return Int32Array.from(all);
  }

  function work(): Effort {
    const parted = sides.reduce((sum, { open }) => sum + (open ? open.done * secondsFor(open.window) : 0), 0);
    const journeys = sides.map(({ journey }) => journey?.work() ?? NO_EFFORT);
    return journeys.reduce(sumOf, {
      done: bodies.count * secondsForAll(finished) + parted,
      total: bodies.count * secondsForAll(pieces),
    });
  }
}

function sideOf(pieces: readonly SurveyWindow[], nearDay: Side['nearDay']): Side {
  return { pieces, nearDay, next: 0, journey: undefined, starts: undefined, open: undefined };
}

/** A grid that reaches beyond a window: before it by the light time, after it by the difference of time scales. */
function gridOf({ startUtc, endUtc }: SurveyWindow): NodeGrid {
  return gridCovering(startUtc - 1, endUtc + 1);
}

function partPending({ status }: OrbitNodes): number {
  return status.reduce((sum, one) => sum + Number(one === NODE_STATUS.pending), 0) / status.length;
}

/** Seconds that an object through a window should take one worker: it is brought to its nodes, and looked at. */
function secondsFor({ startUtc, endUtc }: SurveyWindow): number {
  return (endUtc - startUtc) * (SECONDS_PER_INTEGRATED_DAY + SECONDS_PER_SURVEYED_DAY);
}

function secondsForAll(windows: readonly SurveyWindow[]): number {
  return windows.reduce((sum, window) => sum + secondsFor(window), 0);
}

function rangesOf(count: number): ObjectRange[] {
  return Array.from({ length: Math.ceil(count / OBJECTS_AT_ONCE) }, (_, index) => ({
    from: index * OBJECTS_AT_ONCE,
    to: Math.min(count, (index + 1) * OBJECTS_AT_ONCE),
  }));
}
