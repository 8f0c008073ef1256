import { numberAt } from '#engine/numbers-in.ts';
import { gridAt, gridCovering, type NodeGrid } from '#engine/survey/node-grid.ts';
import { emptyNodes, nodesAmong, type OrbitNodes } from '#engine/survey/orbit-nodes.ts';
import { SURVEY_QUANTITIES, type ValueRange } from '#engine/survey/quantities.ts';
import { defined } from '#catalogue/defined.ts';
import type { Compute } from '../tasks/compute.ts';
import { extremesInRow } from '../tasks/extremes-rows.ts';
import type { ObjectExtremes, SurveyWindow } from '../tasks/survey-tasks.ts';
import type { JourneyEnd } from './survey/on-demand-set.ts';
import { type SurveyObjects, surveyObjects } from './survey/survey-set.ts';
import { inWorkers } from './in-workers.ts';
import type { Enter } from '../queue/fair-queue.ts';

/** The extremes of one object in some pieces of a window. */
type Seen = {
  readonly pieces: Set<SurveyWindow>;
  extremes: ObjectExtremes | undefined;
  /** Where it was at the beginning of the last piece after today, and of the last one before. */
  readonly at: Record<'later' | 'earlier', OrbitNodes | undefined>;
};

/** The extremes of one object in one piece, and its place at the beginning of the piece. */
type Look = {
  readonly object: number;
  readonly extremes: ObjectExtremes | undefined;
  readonly at: OrbitNodes;
};

/** Extremes of the values of objects over pieces of a long window, of which each is computed once. */
export type LongExtremes = {
  /**
   * @param pieces windows to search, in this order.
   * @param isRequested is called before every piece; where it is false, the pieces that are left stay unknown.
   * @returns in the order of the objects; those that cannot be followed are left out.
   */
  extremesOf(
    objects: Int32Array,
    pieces: readonly SurveyWindow[],
    enter: Enter,
    isRequested?: () => boolean,
  ): Promise<readonly ObjectExtremes[]>;
  /** Extremes, as far as they are known. */
  readonly known: (objects: Int32Array) => readonly ObjectExtremes[];
  /** Pairs of an object and a piece that are not known. */
  readonly missing: (objects: Int32Array, pieces: readonly SurveyWindow[]) => number;
};

/**
 * @param endOf where orbits are followed from to a grid; nothing, and soon, where they have yet to be propagated there: it is called by
 *   work in the queue, which that would wait for.
 * @param todayUtc Julian date from which pieces are searched outwards.
 */
export function createLongExtremes(
  { catalogue, rows, covariances }: SurveyObjects,
  compute: Compute,
  endOf: (grid: NodeGrid) => Promise<JourneyEnd | undefined>,
  todayUtc: number,
): LongExtremes {
  const seen = new Map<number, Seen>();

  return {
    async extremesOf(objects, pieces, enter, isRequested = () => true) {
      for (const piece of pieces) {
        if (!isRequested()) break;
        const fresh = objects.filter((object) => seen.get(object)?.pieces.has(piece) !== true);
        if (fresh.length === 0) continue;
        const side = piece.endUtc > todayUtc ? 'later' : 'earlier';
        const former = new Map(Array.from(fresh, (object) => [object, seen.get(object)?.at[side]]));
        const found = await inWorkers(fresh, (some) => lookedAt(piece, some, former), enter);
        for (const { object, extremes, at } of found) {
          const known = seenOf(object);
          if (known.pieces.has(piece)) continue; // another request was faster
          known.pieces.add(piece);
          known.extremes = joinedExtremes(known.extremes, extremes);
          known.at[side] = at;
        }
      }
      return known(objects);
    },
    known,
    missing: (objects, pieces) =>
      objects.reduce((sum, object) => sum + pieces.length - (seen.get(object)?.pieces.size ?? 0), 0),
  };

  function known(objects: Int32Array): readonly ObjectExtremes[] {
    return Array.from(objects, (object) => seen.get(object)?.extremes).filter((one) => one !== undefined);
  }

  function seenOf(object: number): Seen {
    const known = seen.get(object) ?? {
      pieces: new Set(),
      extremes: undefined,
      at: { later: undefined, earlier: undefined },
    };
    seen.set(object, known);
    return known;
  }

  /** @param former where the objects were in the piece before: all at one instant, or all unknown. */
  async function lookedAt(
    window: SurveyWindow,
    objects: Int32Array,
    former: ReadonlyMap<number, OrbitNodes | undefined>,
  ): Promise<readonly Look[]> {
    const grid = gridCovering(window.startUtc - 1, window.endUtc + 1);
    const start = gridAt(grid.firstDay);
    const { bodies } = await surveyObjects(
      catalogue,
      Array.from(objects, (object) => numberAt(rows, object)),
    );
    const from = await startsOf(objects, former, start);
    const range = { from: 0, to: bodies.count };
    const starts = emptyNodes(start, bodies.count);
    await compute.nodesOf({ bodies, nodes: starts, range, ...(from && { starts: from }) });
    const nodes = emptyNodes(grid, bodies.count);
    await compute.nodesOf({ bodies, nodes, range, starts });
    const cachedOrbits = new Map(
      Array.from(covariances.among(objects), ([object, body]) => [objects.indexOf(object), body]),
    );
    const places = Int32Array.from(objects, (_, place) => place);
    const found = await compute.extremesOf({ bodies, nodes, window, objects: places, cachedOrbits });
    return Array.from(objects, (object, place) => {
      const row = found.objects.indexOf(place);
      const one = row === -1 ? undefined : extremesInRow(found, row);
      const at = nodesAmong(starts, { from: place, to: place + 1 });
      return { object, at, extremes: one && { ...one, object } };
    });
  }

  /** Where objects were in the piece before, or where all objects are followed from. */
  async function startsOf(
    objects: Int32Array,
    former: ReadonlyMap<number, OrbitNodes | undefined>,
    grid: NodeGrid,
  ): Promise<OrbitNodes | undefined> {
    const first = former.get(numberAt(objects, 0));
    if (first !== undefined) return gatheredNodes(first.grid, objects, (object) => [former.get(object), 0]);
    const end = await endOf(grid);
    return end?.starts && gatheredNodes(end.starts.grid, objects, (object) => [end.starts, object]);
  }
}

/** The nodes of some objects, one behind the other. @param nodesOf where those of an object are, and at which place. */
function gatheredNodes(
  grid: NodeGrid,
  objects: Int32Array,
  nodesOf: (object: number) => readonly [OrbitNodes | undefined, number],
): OrbitNodes {
  const some = emptyNodes(grid, objects.length);
  objects.forEach((object, place) => {
    const [nodes, at] = nodesOf(object);
    if (nodes === undefined) return;
    const from = nodesAmong(nodes, { from: at, to: at + 1 });
    const to = nodesAmong(some, { from: place, to: place + 1 });
    to.states.set(from.states);
    to.shifts.set(from.shifts);
    to.status.set(from.status);
  });
  return some;
}

function joinedExtremes(
  one: ObjectExtremes | undefined,
  other: ObjectExtremes | undefined,
): ObjectExtremes | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const extremes = Object.fromEntries(
    SURVEY_QUANTITIES.flatMap((name) => {
      const range = wider(one.extremes[name], other.extremes[name]);
      return range === undefined ? [] : [[name, range]];
    }),
  );
  const approaches = [one.closeApproachUtc, other.closeApproachUtc].filter((utc) => utc !== undefined);
  const closeApproachUtc = approaches.length === 0 ? undefined : Math.min(...approaches);
  return defined({ object: one.object, extremes, closeApproachUtc });
}

function wider(one: ValueRange | undefined, other: ValueRange | undefined): ValueRange | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return { min: Math.min(one.min, other.min), max: Math.max(one.max, other.max) };
}
