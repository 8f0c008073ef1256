import type { NovClient } from '#client/nov/nov-client.ts';
import { type Failure, failureOf } from '#contract/failure.ts';
import type { SwarmActor } from '#machines/orbits/swarm.ts';
import { shownSwarms } from './follow-swarm.ts';
import { partOfRow } from './join-swarms.ts';

export type SwarmPicking = {
  readonly swarm: SwarmActor;
  readonly nov: Pick<NovClient, 'swarmNames'>;
  /** Is told the designation of what was picked. */
  readonly onNamed: (designation: string) => void;
  /** Designations cannot be had. */
  readonly onFailed: (failure: Failure) => void;
};

/**
 * Names a dot of the swarm that was clicked. Only near-Earth objects can be named.
 *
 * @returns takes the row of the dot; the designations are asked for at the first click.
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

/** Asks once; a question that got no answer may be asked again. */
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
