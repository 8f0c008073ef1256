import type { HandedObjects } from '#machines/objects/handed-objects.ts';
import type { HandedPlan } from '#machines/planning/handed-plan.ts';

/** What tools take over from others. */
export type Handed = {
  readonly scd: HandedPlan;
  readonly ovt: HandedObjects;
};

/** Where tools leave something for each other, as they know nothing of each other. */
export type Handovers = {
  /** Gives something to a tool; until that is started it waits, and what comes later takes its place. */
  readonly give: <Tool extends keyof Handed>(tool: Tool, handed: Handed[Tool]) => void;
  /** A tool takes what was left for it, and from now on what is given to it. */
  readonly take: <Tool extends keyof Handed>(tool: Tool, taker: (handed: Handed[Tool]) => void) => void;
};

type PerTool<Kind> = { [Tool in keyof Handed]?: Kind };

/** Creates a place for handing over, where nothing waits at first. */
export function createHandovers(): Handovers {
  const waiting: PerTool<unknown> = {};
  const takers: PerTool<(handed: never) => void> = {};
  return {
    give(tool, handed) {
      const taker = takers[tool];
      if (taker === undefined) waiting[tool] = handed;
      else taker(handed as never);
    },
    take(tool, taker) {
      takers[tool] = taker;
      const handed = waiting[tool];
      delete waiting[tool];
      if (handed !== undefined) taker(handed as never);
    },
  };
}
