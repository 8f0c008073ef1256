import { expect, test } from 'vitest';
import { emptyNodes, NODE_STATUS } from '#engine/survey/orbit-nodes.ts';
import { nodesFrom } from '#server/filtering/survey/stored-nodes.ts';
import { originsOf, type SurveyBodies } from '#server/tasks/survey-bodies.ts';
import { surveyObjects } from '#server/filtering/survey/survey-set.ts';
import { fakeBody, fakeCatalogue } from '../../fakes/fake-catalogue.ts';

const GRID = { firstDay: 2461360, interval: 10, count: 2 };

/** Objects whose orbits have these mean anomalies, radians. */
async function bodiesAt(anomalies: readonly number[]): Promise<SurveyBodies> {
  const bodies = anomalies.map((meanAnomaly, index) =>
    fakeBody({ index, designation: `${index}`, elements: { ...fakeBody().elements, meanAnomaly } }),
  );
  const { catalogue } = fakeCatalogue(bodies);
  return (
    await surveyObjects(
      catalogue,
      bodies.map((_, row) => row),
    )
  ).bodies;
}

/** Nodes of all objects, each distinguished by its first number; the last object was refused. */
async function storedFor(anomalies: readonly number[]) {
  const bodies = await bodiesAt(anomalies);
  const nodes = emptyNodes(GRID, bodies.count);
  for (let object = 0; object < bodies.count; object++) nodes.states[object * 12] = object + 1;
  nodes.status.fill(NODE_STATUS.ready);
  nodes.status[bodies.count - 1] = NODE_STATUS.refused;
  return { nodes, origins: originsOf(bodies) };
}

test('another catalogue brings only the orbits that it changed to their nodes, wherever the others are in it', async () => {
  const stored = await storedFor([1, 2, 3, 4]);
  const { states, status } = nodesFrom(stored, await bodiesAt([3, 2.5, 1, 4]), GRID);
  expect([0, 1, 2, 3].map((object) => states[object * 12])).toEqual([3, 0, 1, 0]);
  const { ready, pending } = NODE_STATUS;
  expect([...status]).toEqual([ready, pending, ready, pending]);
});

test('nodes of another grid are of no use', async () => {
  const stored = await storedFor([1, 2]);
  const { status } = nodesFrom(stored, await bodiesAt([1, 2]), { ...GRID, firstDay: 2461370 });
  expect([...status]).toEqual([NODE_STATUS.pending, NODE_STATUS.pending]);
});

test('orbits that another program has prepared of this catalogue serve, though its sines differ in the last digit', async () => {
  const stored = await storedFor([1, 2, 3, 4]);
  const origins = stored.origins.map((number, place) => number * (1 + (place % 3) * Number.EPSILON));
  const epochs = origins.map((number, place) => (place % 12 === 0 ? Math.round(number * 2) / 2 : number));
  const { status } = nodesFrom({ ...stored, origins: epochs }, await bodiesAt([1, 2, 3, 4]), GRID);
  const { ready, pending } = NODE_STATUS;
  expect([...status]).toEqual([ready, ready, ready, pending]);
});

test('an orbit that differs by a kilometre is another one', async () => {
  const stored = await storedFor([1, 2, 3, 4]);
  const { status } = nodesFrom(stored, await bodiesAt([1 + 5e-9, 2, 3, 4]), GRID);
  const { ready, pending } = NODE_STATUS;
  expect([...status]).toEqual([pending, ready, ready, pending]);
});
