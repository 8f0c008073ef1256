import { type EventObject, fromCallback } from 'xstate';
import type { NovClient } from '#client/nov/nov-client.ts';
import type { SovtClient } from '#client/sovt/sovt-client.ts';
import { failureOf } from '#contract/failure.ts';
import type { PopulationPart } from '#contract/sovt/population-bytes.ts';
import type { PopulationQuery } from '#contract/sovt/population.ts';
import type { PopulationAnswered, PopulationObjects } from '#machines/sovt/population.ts';

/** The actor that asks the service for all near-Earth objects, and for how bright they get. */
export function lookAtPopulation(
  nov: Pick<NovClient, 'swarm' | 'swarmNames'>,
  sovt: Pick<SovtClient, 'population'>,
) {
  return fromCallback<EventObject, { query: PopulationQuery }>(({ sendBack, input: { query } }) => {
    const ending = new AbortController();
    const { signal } = ending;
    const tell = (answer: PopulationAnswered) => {
      if (!signal.aborted) sendBack(answer);
    };
    const look = async () => {
      const [swarm, names] = await Promise.all([nov.swarm({ signal }), nov.swarmNames({ signal })]);
      const objects = { swarm, names };
      tell({ type: 'objects.arrived', objects });
      const onPart = (part: PopulationPart) => {
        if (!areOf(part, objects)) throw new RangeError('the catalogue is another by now');
        tell({ type: 'part.arrived', part });
      };
      await sovt.population(query, onPart, { signal });
      tell({ type: 'population.complete' });
    };
    look().catch((error: unknown) => tell({ type: 'population.failed', failure: failureOf(error) }));
    return () => ending.abort();
  });
}

/** Whether a part counts in the rows of these objects. */
function areOf({ swarm: of }: PopulationPart, { swarm, names }: PopulationObjects): boolean {
  return (
    of.day === swarm.day && of.rows === swarm.count + swarm.open.length && of.rows === names.names.length
  );
}
