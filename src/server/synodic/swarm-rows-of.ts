import { yieldToEventLoop } from '../queue/yield-to-event-loop.ts';
import type { Swarm } from '../orbits/swarms.ts';
import type { SurveySet } from '../filtering/survey/survey-set.ts';

const known = new WeakMap<Swarm, Promise<Int32Array>>();

/** Row in a swarm of each object of a set of the same catalogue, -1 where it is not in it; found once for each swarm. */
export function swarmRowsOf(swarm: Swarm, set: SurveySet): Promise<Int32Array> {
  const rows = known.get(swarm) ?? find(swarm, set);
  known.set(swarm, rows);
  return rows;
}

async function find({ names }: Swarm, { catalogue, rows }: SurveySet): Promise<Int32Array> {
  const places = new Map(names.map((name, place) => [name, place]));
  const found = new Int32Array(rows.length);
  for (let object = 0; object < rows.length; object++) {
    found[object] = places.get(catalogue.body(rows[object]).designation) ?? -1;
    await yieldToEventLoop(object);
  }
  return found;
}
