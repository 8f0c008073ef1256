import { type EventObject, fromCallback } from 'xstate';
import type { NovClient } from '#client/nov/nov-client.ts';
import type { SovtClient } from '#client/sovt/sovt-client.ts';
import { failureOf } from '#contract/rest/failure.ts';
import type { PopulationPart } from '#contract/sovt/population-bytes.ts';
import type { PopulationQuery } from '#contract/sovt/population.ts';
import type { PopulationAnswered, PopulationObjects } from '#machines/sovt/population.ts';

/** Parts that come within this time are sent together, milliseconds: the list is sorted again with each event. */
const GATHER_MS = 250;

/** The actor that requests all near-Earth objects from the service, and at the same time how bright they get. */
export function lookAtPopulation(
  nov: Pick<NovClient, 'swarm' | 'swarmNames'>,
  sovt: Pick<SovtClient, 'population'>,
) {
  return fromCallback<EventObject, { query: PopulationQuery }>(({ sendBack, input: { query } }) => {
    const ending = new AbortController();
    const { signal } = ending;
    let objects: PopulationObjects | undefined;
    let gathered: PopulationPart[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const notify = (answer: PopulationAnswered) => {
      if (!signal.aborted) sendBack(answer);
    };
    const sendGathered = () => {
      clearTimeout(timer);
      timer = undefined;
      if (objects === undefined || gathered.length === 0) return;
      notify({ type: 'parts.arrived', parts: gathered });
      gathered = [];
    };
    const onPart = (part: PopulationPart) => {
      checkPart(part, objects);
      gathered.push(part);
      timer ??= setTimeout(sendGathered, GATHER_MS);
    };
    const lookAtObjects = async () => {
      const [swarm, names] = await Promise.all([nov.swarm({ signal }), nov.swarmNames({ signal })]);
      objects = { swarm, names };
      for (const part of gathered) checkPart(part, objects);
      notify({ type: 'objects.arrived', objects });
      sendGathered();
      return objects;
    };
    const look = async () => {
      const [known, plain] = await Promise.all([lookAtObjects(), sovt.population(query, onPart, { signal })]);
      if (plain !== undefined) onPart((await import('./part-of-response.ts')).partOfResponse(plain, known));
      sendGathered();
      notify({ type: 'population.complete' });
    };
    const end = () => {
      clearTimeout(timer);
      ending.abort();
    };
    look().catch((error: unknown) => {
      notify({ type: 'population.failed', failure: failureOf(error) });
      end();
    });
    return end;
  });
}

/** @throws RangeError for a part that does not count in the rows of these objects. */
function checkPart({ swarm: counted }: PopulationPart, objects: PopulationObjects | undefined): void {
  if (objects === undefined) return;
  const { swarm, names } = objects;
  const isOfThese =
    counted.day === swarm.day &&
    counted.rows === swarm.count + swarm.open.length &&
    counted.rows === names.names.length;
  if (!isOfThese) throw new RangeError('the catalogue has changed');
}
