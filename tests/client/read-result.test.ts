import { expect, test } from 'vitest';
import { createResultReader } from '#client/read-result.ts';
import type { CalculationResult, ResultQuery } from '#contract/opt/calculation.ts';
import { result } from '../machines/fakes/objects.ts';

const WHOLE: CalculationResult = {
  ...result(3, 3),
  object: {
    ...result(3, 3).object,
    data: ['a', 'b', 'c'].map((name) => ({ name, designator: name, database: 'JPL' as const, data: [] })),
  },
};

/** A service on which the objects of a calculation are done in this order, one more at each look; in another one where it is done anew. */
function service(order: readonly number[], anew = order) {
  const requested: ResultQuery[] = [];
  let done = 0;
  const read = createResultReader(async ({ after = 0 }, { token }) => {
    requested.push({ after });
    done = Math.min(order.length, done + 1);
    const isAnew = token === 'job' && done === order.length;
    const places = (isAnew ? anew : order).slice(after, done).toSorted((a, b) => a - b);
    return {
      ...WHOLE,
      processed: done,
      object: { ...WHOLE.object, data: places.map((place) => WHOLE.object.data[place]) },
      sunmoon: after === 0 ? WHOLE.sunmoon : { ...WHOLE.sunmoon, data: [] },
      places,
    };
  });
  return { requested, read };
}

test('a calculation that goes on is read piece by piece and is in its order at the end, whichever object was done first', async () => {
  const { requested, read } = service([2, 0, 1]);
  const steps: CalculationResult[] = [];
  for (let look = 0; look < 3; look++) steps.push(await read({ token: 'job' }));
  expect(requested).toEqual([{ after: 0 }, { after: 1 }, { after: 2 }]);
  const [first, second, third] = names(WHOLE);
  expect(steps.map(names)).toEqual([[third], [first, third], [first, second, third]]);
  expect(steps[2]).toEqual(WHOLE);
});

test('a calculation that goes on begins again under another token, and once it is complete', async () => {
  const { requested, read } = service([0, 1, 2]);
  await read({ token: 'job' });
  await read({ token: 'other' });
  await read({ token: 'other' });
  await read({ token: 'other' });
  expect(requested.map(({ after }) => after)).toEqual([0, 0, 2, 0]);
});

test('a calculation that is done anew in another order has each object once', async () => {
  const { requested, read } = service([2, 0, 1], [0, 1, 2]);
  const steps: CalculationResult[] = [];
  for (let look = 0; look < 3; look++) steps.push(await read({ token: 'job' }));
  expect(requested).toEqual([{ after: 0 }, { after: 1 }, { after: 2 }, { after: 0 }]);
  expect(steps[2]).toEqual(WHOLE);
});

test('a calculation that goes on is returned as the service sends it where that names no places', async () => {
  const read = createResultReader(async () => result(1, 3));
  expect([await read({ token: 'job' }), await read({ token: 'job' })]).toEqual([result(1, 3), result(1, 3)]);
});

function names({ object }: CalculationResult): string[] {
  return object.data.map(({ designator }) => designator);
}
