import {
  createExtremesTable,
  extremesAmong,
  type ExtremesTable,
  isMeasured,
  mayPass,
  widenExtremes,
} from '#engine/survey/extremes-table.ts';
import type { NodeGrid } from '#engine/survey/node-grid.ts';
import { emptyNodes, NODE_STATUS, nodesAmong, type OrbitNodes } from '#engine/survey/orbit-nodes.ts';
import type { Limits } from '#engine/survey/quantities.ts';
import { thresholdsOf } from '#engine/survey/thresholds.ts';
import type { Compute } from '../tasks/compute.ts';
import type { NodeFailure, ObjectRange, SurveyWindow } from '../tasks/survey-tasks.ts';
import { bodiesAmong } from '../tasks/survey-bodies.ts';
import type { SurveyObjects } from './survey/survey-set.ts';

/** A search in a window that is too long for one piece. */
export type LongTask = {
  readonly objects: SurveyObjects;
  /** Pieces in order of time. */
  readonly pieces: readonly SurveyWindow[];
  readonly limits: Limits;
  /** Objects that pass what does not depend on the night. */
  readonly isIncluded: (object: number) => boolean;
};

/** A piece that is being looked through. */
export type OpenPiece = {
  readonly window: SurveyWindow;
  readonly grid: NodeGrid;
  readonly extremes: ExtremesTable;
  /** Whether the extremes were stored; otherwise all objects are measured. */
  readonly isKnown: boolean;
  /** Where objects are on its day nearer to today, pending where that is still to be found out. */
  readonly starts: OrbitNodes;
  /** Nodes from which they are followed to there; from their elements where absent. */
  readonly former: OrbitNodes | undefined;
  /** Nodes at which the next piece begins. */
  readonly next: OrbitNodes | undefined;
  readonly left: ObjectRange[];
  done: number;
};

/** Findings of the pieces, one after the other, per object. */
export type Findings = {
  /** 1 where it passes in one of them. */
  readonly isMatch: Uint8Array;
  /** 1 where it is too faint in one of them to be measured. */
  readonly isCut: Uint8Array;
  /** Extremes over the pieces in which it is measured. */
  readonly extremes: ExtremesTable;
  /** Why objects cannot be followed. */
  readonly failures: Map<number, NodeFailure>;
};

/** Findings before the first piece. */
export function noFindings(objects: number): Findings {
  return {
    isMatch: new Uint8Array(objects),
    isCut: new Uint8Array(objects),
    extremes: createExtremesTable(objects),
    failures: new Map(),
  };
}

/**
 * Looks at objects through a piece. What was not measured before is measured; otherwise only objects that may pass are followed.
 *
 * @param findings what is found is added to it. @throws the failure of a worker.
 */
export function createPieceLook(
  { objects: { bodies, covariances }, limits, isIncluded }: LongTask,
  compute: Compute,
  { isMatch, isCut, extremes, failures }: Findings,
): (range: ObjectRange, piece: OpenPiece) => Promise<void> {
  const thresholds = thresholdsOf(limits);

  return async (range, piece) => {
    const { window, isKnown } = piece;
    const missing = objectsIn(range).filter((object) => isMatch[object] === 0 && isIncluded(object));
    const looked = isKnown
      ? missing.filter((object) => mayPass(piece.extremes, object, thresholds))
      : objectsIn(range);
    if (looked.length > 0) {
      const nodes = await nodesOf(looked, range, piece);
      const cachedOrbits =
        limits.skyUncertainty === undefined ? undefined : covariances.among(Int32Array.from(missing));
      const matches = await compute.measureOf({
        bodies: bodiesAmong(bodies, range),
        nodes,
        window,
        extremes: extremesAmong(piece.extremes, range),
        measure: isKnown ? [] : [{ from: 0, to: range.to - range.from }],
        limits,
        objects: Int32Array.from(missing, (object) => object - range.from),
        ...(cachedOrbits && {
          cachedOrbits: new Map(Array.from(cachedOrbits, ([object, body]) => [object - range.from, body])),
        }),
      });
      for (const place of matches) isMatch[range.from + place] = 1;
    }
    for (const object of objectsIn(range)) {
      widenExtremes(extremes, object, piece.extremes);
      if (!isMeasured(piece.extremes, object)) isCut[object] = 1;
    }
  };

  /** Orbits of some objects of a range through a piece, and on to the piece behind it. */
  async function nodesOf(
    looked: readonly number[],
    range: ObjectRange,
    { grid, starts, former, next }: OpenPiece,
  ): Promise<OrbitNodes> {
    if (looked.some((object) => starts.status[object] === NODE_STATUS.pending)) {
      note(0, await compute.nodesOf({ bodies, nodes: starts, range, ...(former && { starts: former }) }));
    }
    const count = range.to - range.from;
    const nodes = emptyNodes(grid, count);
    nodes.status.fill(NODE_STATUS.refused);
    for (const object of looked) nodes.status[object - range.from] = NODE_STATUS.pending;
    const without = await compute.nodesOf({
      bodies: bodiesAmong(bodies, range),
      nodes,
      range: { from: 0, to: count },
      starts: nodesAmong(starts, range),
      ...(next && { next: nodesAmong(next, range) }),
    });
    note(range.from, without);
    return nodes;
  }

  function note(from: number, without: Awaited<ReturnType<Compute['nodesOf']>>): void {
    for (const { object, failure } of without) failures.set(from + object, failure);
  }
}

function objectsIn({ from, to }: ObjectRange): readonly number[] {
  return Array.from({ length: to - from }, (_, place) => from + place);
}
