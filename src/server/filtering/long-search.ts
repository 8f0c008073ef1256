import { gridAt, gridCovering, type NodeGrid } from '#engine/survey/node-grid.ts';
import { createExtremesTable, type ExtremesTable, widenExtremes } from '#engine/survey/extremes-table.ts';
import { emptyNodes, nodesAmong, type OrbitNodes } from '#engine/survey/orbit-nodes.ts';
import type { Limits } from '#engine/survey/quantities.ts';
import type { Compute } from '../compute.ts';
import type { NodeFailure, ObjectRange, SurveyWindow } from '../compute/survey-tasks.ts';
import { QueueFullError, type Work } from '../jobs/fair-queue.ts';
import { withResult } from '../jobs/gather.ts';
import { WANTED_MS, type AskedParts, type Journey } from '../survey/asked-set.ts';
import { type Effort, INTEGRATED_DAY, NO_EFFORT, type Pace, sumOf, SURVEYED_DAY } from '../survey/effort.ts';
import { bodiesAmong } from '../survey/survey-bodies.ts';
import type { SurveyObjects } from '../survey/survey-set.ts';

/** Objects that a worker looks at through a piece of a window at once: a fourth of a second of work. */
const OBJECTS_AT_ONCE = 48;

/** What is looked for in a window that is too long to be looked through as one. */
export type LongTask = {
  readonly objects: SurveyObjects;
  /** In order of time. */
  readonly pieces: readonly SurveyWindow[];
  readonly limits: Limits;
  /** Objects that pass what does not depend on the night. */
  readonly wanted: (object: number) => boolean;
};

/** What searches need. */
export type LongParts = AskedParts & {
  readonly compute: Compute;
  readonly pace: Pace;
  /** The way to where orbits are followed from to a grid. */
  readonly journeyTo: (grid: NodeGrid) => Journey;
  /** Puts one piece of work into the queue. @throws QueueFullError */
  readonly enter: (work: Work) => void;
};

/** A search through a long window, which goes on while it is asked for, from today outwards. */
export type LongSearch = {
  readonly task: LongTask;
  /** Continues; resolves when all is looked through, or nobody has asked for a while. */
  readonly ask: () => Promise<void>;
  /** Objects found so far, in their order. */
  readonly found: () => Int32Array;
  /** Over all nights looked through so far. */
  readonly extremes: ExtremesTable;
  /** Nights in which it is dark at the site, as far as they are looked through; 0 at the geocentre. */
  readonly nights: () => number;
  /** Pieces that are looked through, and those that are begun, too, in the order in which they are. */
  readonly finished: () => readonly SurveyWindow[];
  readonly begun: () => readonly SurveyWindow[];
  readonly work: () => Effort;
  /** Why objects cannot be followed. */
  readonly troubles: ReadonlyMap<number, NodeFailure>;
};

/** Pieces on one side of today, the nearest first, and where their orbits are followed from. */
type Side = {
  readonly pieces: readonly SurveyWindow[];
  next: number;
  journey: Journey | undefined;
  /** Where the last piece began. */
  former: OrbitNodes | undefined;
  /** The next piece, once it is begun. */
  open: OpenPiece | undefined;
};

type OpenPiece = {
  readonly window: SurveyWindow;
  readonly grid: NodeGrid;
  /** Orbits at its beginning, as far as they are brought there, and from where they are. */
  readonly starts: OrbitNodes;
  readonly former: OrbitNodes | undefined;
  readonly left: ObjectRange[];
  done: number;
};

/** @param todayUtc Julian date. */
export function createLongSearch(task: LongTask, parts: LongParts, todayUtc: number): LongSearch {
  const { objects, pieces, limits, wanted } = task;
  const { bodies, covariances } = objects;
  const { compute, pace, now, report, enter } = parts;
  const isMatch = new Uint8Array(bodies.count);
  const extremes = createExtremesTable(bodies.count);
  const troubles = new Map<number, NodeFailure>();
  const finished: SurveyWindow[] = [];
  const sides = [
    sideOf(pieces.filter(({ endUtc }) => endUtc > todayUtc)),
    sideOf(pieces.filter(({ endUtc }) => endUtc <= todayUtc).toReversed()),
  ];
  let nights = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | undefined;
  let current: Side | undefined;
  const isWanted = () => now() - askedAt < WANTED_MS;

  return {
    task,
    ask,
    found,
    extremes,
    nights: () => nights,
    finished: () => finished,
    begun: () => [...finished, ...sides.flatMap(({ open }) => (open === undefined ? [] : [open.window]))],
    work,
    troubles,
  };

  async function ask(): Promise<void> {
    askedAt = now();
    if (finished.length === pieces.length) return;
    if (underWay === undefined) underWay = goOn().finally(() => (underWay = undefined));
    else void current?.journey?.go();
    await underWay;
  }

  async function goOn(): Promise<void> {
    for (let side = nextSide(); side !== undefined && isWanted(); side = nextSide()) {
      current = side;
      if (!(await isLookedThrough(side))) return;
    }
  }

  /** The one whose next piece is nearer to today. */
  function nextSide(): Side | undefined {
    const left = sides.filter(({ pieces: all, next }) => next < all.length);
    const distance = ({ pieces: all, next }: Side) => Math.abs(all[next].startUtc - todayUtc);
    return left.toSorted((a, b) => distance(a) - distance(b))[0];
  }

  async function isLookedThrough(side: Side): Promise<boolean> {
    side.open ??= await openNext(side);
    const { open } = side;
    if (open === undefined) return false;
    const takers = Array.from({ length: compute.workers }, async () => {
      for (let range = open.left.shift(); range !== undefined; range = open.left.shift()) {
        if (isWanted() && (await isLookedAt(range, open))) continue;
        open.left.unshift(range);
        return;
      }
    });
    await Promise.all(takers);
    if (open.left.length > 0) return false;
    nights += await compute.nightsOf(open.window);
    finished.push(open.window);
    side.former = open.starts;
    side.open = undefined;
    side.next++;
    return true;
  }

  /** Nothing where orbits are not there yet. */
  async function openNext(side: Side): Promise<OpenPiece | undefined> {
    const window = side.pieces[side.next];
    const grid = gridCovering(window.startUtc - 1, window.endUtc + 1);
    const start = gridAt(grid.firstDay);
    side.journey ??= parts.journeyTo(start);
    const end = side.former === undefined ? await side.journey.go() : { starts: side.former };
    if (end === undefined) return undefined;
    const starts = emptyNodes(start, bodies.count);
    return { window, grid, starts, former: end.starts, left: rangesOf(bodies.count), done: 0 };
  }

  /** Failures are tried once more, and reported; a queue that is full ends it for now. */
  async function isLookedAt(range: ObjectRange, piece: OpenPiece): Promise<boolean> {
    for (let attempt = 0; attempt < 2; attempt++) {
      try {
        const { result, work: queued } = withResult(() => look(range, piece));
        enter(queued);
        await result;
        return true;
      } catch (error) {
        if (error instanceof QueueFullError) return false;
        report(error);
      }
    }
    return false;
  }

  async function look(range: ObjectRange, piece: OpenPiece): Promise<void> {
    const { window, grid, starts, former } = piece;
    const begunAt = performance.now();
    const without = await compute.nodesOf({
      bodies,
      nodes: starts,
      range,
      ...(former && { starts: former }),
    });
    for (const { object, trouble } of without) troubles.set(object, trouble);
    const some = bodiesAmong(bodies, range);
    const whole = { from: 0, to: some.count };
    const nodes = emptyNodes(grid, some.count);
    await compute.nodesOf({ bodies: some, nodes, range: whole, starts: nodesAmong(starts, range) });
    const missing = Array.from({ length: some.count }, (_, place) => range.from + place).filter(
      (object) => isMatch[object] === 0 && wanted(object),
    );
    const table = createExtremesTable(some.count);
    const held =
      limits.skyUncertainty === undefined ? undefined : covariances.among(Int32Array.from(missing));
    const matches = await compute.surveyOf({
      bodies: some,
      nodes,
      window,
      extremes: table,
      measure: [whole],
      limits,
      objects: Int32Array.from(missing, (object) => object - range.from),
      ...(held && { held: new Map(Array.from(held, ([object, body]) => [object - range.from, body])) }),
    });
    for (const place of matches) isMatch[range.from + place] = 1;
    widenExtremes(extremes, range.from, table);
    piece.done += some.count;
    pace.add(some.count * secondsFor(window), (performance.now() - begunAt) / 1000);
  }

  function found(): Int32Array {
    const objects: number[] = [];
    isMatch.forEach((one, object) => one === 1 && objects.push(object));
    return Int32Array.from(objects);
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

function sideOf(pieces: readonly SurveyWindow[]): Side {
  return { pieces, next: 0, journey: undefined, former: undefined, open: undefined };
}

/** Seconds that an object through a window should take one worker: it is carried there, brought to its nodes, and looked at. */
function secondsFor({ startUtc, endUtc }: SurveyWindow): number {
  return (endUtc - startUtc) * (2 * INTEGRATED_DAY + SURVEYED_DAY);
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
