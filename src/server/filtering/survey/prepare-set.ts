import { itemAt } from '#engine/numbers-in.ts';
import type { OrbitNodes } from '#engine/survey/orbit-nodes.ts';
import type { Compute } from '../../tasks/compute.ts';
import type { ObjectRange } from '../../tasks/survey-tasks.ts';
import type { Enter } from '../../queue/fair-queue.ts';
import { QueueFullError } from '../../queue/visitor-lines.ts';
import { runQueued } from '../../queue/queued-work.ts';
import type { SurveySet } from './survey-set.ts';

/** Parts that preparing needs. */
export type PreparingParts = {
  readonly compute: Compute;
  /** Gets the failures of workers. */
  readonly report: (error: unknown) => void;
};

/** How a set is prepared. */
export type PreparingRules = {
  /** Is called before every range; what is no longer requested is left as it is. */
  readonly isRequested?: () => boolean;
  /** Is called after every range that is prepared, with the time it took, ms. */
  readonly onRange?: (range: ObjectRange, milliseconds: number) => void;
  /** Nodes at one instant, of the same objects, that orbits are followed from; from their elements where absent. */
  readonly starts?: OrbitNodes | undefined;
};

/**
 * Brings the orbits of a set to their nodes, range by range, never more at once than there are workers.
 *
 * A range that fails is tried once more and then left unprepared, and so are all that are left when the queue is full.
 *
 */
export async function prepareSet(
  set: SurveySet,
  { compute, report }: PreparingParts,
  enter: Enter,
  { isRequested = () => true, onRange, starts }: PreparingRules = {},
): Promise<void> {
  const todo = set.ranges.flatMap((range, index) => (set.prepared[index] ? [] : [{ range, index }]));
  const preparations = Array.from({ length: compute.workers }, () => takeRanges());
  await Promise.all(preparations);

  async function takeRanges(): Promise<void> {
    for (let next = todo.shift(); next !== undefined && isRequested(); next = todo.shift()) {
      const { range, index } = next;
      let begunAt = 0;
      const prepare = () => {
        begunAt = performance.now();
        return prepareRange(set, compute, index, starts);
      };
      if (!(await isDone(prepare)) && !(await isDone(prepare))) continue;
      onRange?.(range, performance.now() - begunAt);
    }
  }

  /** Whether work was done; its failure is reported, unless it is a full queue. */
  async function isDone(work: () => Promise<void>): Promise<boolean> {
    try {
      await runQueued(work, enter);
      return true;
    } catch (error) {
      if (error instanceof QueueFullError) todo.length = 0;
      else report(error);
      return false;
    }
  }
}

async function prepareRange(
  set: SurveySet,
  compute: Compute,
  index: number,
  starts: OrbitNodes | undefined,
): Promise<void> {
  const { bodies, nodes, ranges } = set;
  const task = { bodies, nodes, range: itemAt(ranges, index) };
  const without = await compute.nodesOf(starts === undefined ? task : { ...task, starts });
  for (const { object, failure } of without) set.failures.set(object, failure);
  set.prepared[index] = true;
}
