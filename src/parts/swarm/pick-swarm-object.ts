import type { NovClient } from '#client/nov/nov-client.ts';
import { type Failure, failureOf } from '#contract/failure.ts';
import type { SwarmActor } from '#machines/orbits/swarm.ts';
import { shownSwarms } from './follow-swarm.ts';
import { partOfRow } from './join-swarms.ts';

export type SwarmPicking = {
  readonly swarm: SwarmActor;
  readonly nov: Pick<NovClient, 'swarmNames'>;
  /** Called with the designation of the object that was picked. */
  readonly onNamed: (designation: string) => void;
  /** Called when the designations cannot be loaded. */
  readonly onFailed: (failure: Failure) => void;
};

/**
 * Finds the designation of an object of the swarm. Only near-Earth objects have one.
 *
 * @returns a function of the row of the object; the first call loads the designations.
 */
export function swarmPicker({ swarm, nov, onNamed, onFailed }: SwarmPicking): (row: number) => Promise<void> {
  const names = onceAnswered(() => nov.swarmNames());
  return async (row) => {
    const shown = shownSwarms(swarm.getSnapshot().context);
    const part = partOfRow(
      shown.map(({ file }) => file),
      row,
    );
    if (part === undefined || shown[part.file].key !== 'neo') return;
    try {
      onNamed((await names())[part.row]);
    } catch (error) {
      onFailed(failureOf(error));
    }
  };
}

/** Remembers the answer of the first call that succeeds; a call that failed is repeated by the next one. */
function onceAnswered<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | undefined;
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}
