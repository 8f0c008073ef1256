import type { HandedObjects } from '#machines/objects/handed-objects.ts';
import type { HandedPlan } from '#machines/planning/handed-plan.ts';

/** Things that a tool receives from others, and the page from a tool. */
export type Handed = {
  readonly scd: HandedPlan;
  readonly ovt: HandedObjects;
  readonly sovt: HandedObjects;
  /** The state of a night that was taken along, as JSON: it replaces the present one. */
  readonly night: string;
};

/** A place where tools leave objects for each other, because no tool knows another. */
export type Handovers = {
  /** Gives something to a tool; until that is started it waits, and what comes later replaces it. */
  readonly give: <Tool extends keyof Handed>(tool: Tool, handed: Handed[Tool]) => void;
  /** Hands a tool what waits for it, and from now on everything that is given to it. */
  readonly take: <Tool extends keyof Handed>(tool: Tool, receive: (handed: Handed[Tool]) => void) => void;
};

/** The handovers that wait for a tool, and the function by which the tool receives them. */
type Place<Thing> = { waiting?: Thing; receive?: (handed: Thing) => void };

/** Creates a place for handing over, where nothing waits at first. */
export function createHandovers(): Handovers {
  const places: { readonly [Tool in keyof Handed]: Place<Handed[Tool]> } = {
    scd: {},
    ovt: {},
    sovt: {},
    night: {},
  };
  return {
    give<Tool extends keyof Handed>(tool: Tool, handed: Handed[Tool]) {
      const place: Place<Handed[Tool]> = places[tool];
      if (place.receive === undefined) place.waiting = handed;
      else place.receive(handed);
    },
    take<Tool extends keyof Handed>(tool: Tool, receive: (handed: Handed[Tool]) => void) {
      const place: Place<Handed[Tool]> = places[tool];
      const { waiting } = place;
      place.receive = receive;
      delete place.waiting;
      if (waiting !== undefined) receive(waiting);
    },
  };
}
