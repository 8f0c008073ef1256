import { expect, test } from 'vitest';
import { createResultReader, readPlots } from '#client/opt/opt-client.ts';
import type { CalculationResult, ObjectTable, PlotTables, ResultQuery } from '#contract/opt/calculation.ts';
import { result } from '../../machines/fakes/objects.ts';

const WHOLE: CalculationResult = {
  ...result(3, 3),
  object: {
    ...result(3, 3).object,
    data: ['a', 'b', 'c'].map((name) => ({ name, designator: name, database: 'JPL' as const, data: [] })),
  },
};

/**
 * A service on which the objects of a calculation are done in this order, one more at each request for progress; in the order `anew`
 * where the calculation is repeated.
 */
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

/** Each look at the clock finds it half a frame later. */
function realNow(): number {
  return (time += 8);
}
let time = 0;

test('tables of plots are read whole, rows without a value too', async () => {
  const tables = plots([object('A', [[2461050.5, null]]), object('B', [])]);
  expect(await readPlots(tables, realNow)).toEqual(tables);
});

test('tables of plots that break the contract in one object or beside them are refused', async () => {
  const broken = { ...object('B', []), data: [['x']] } as unknown as ObjectTable;
  await expect(readPlots(plots([object('A', []), broken]), realNow)).rejects.toThrow();
  await expect(readPlots({ ...plots([]), provenance: undefined }, realNow)).rejects.toThrow();
  await expect(readPlots('', realNow)).rejects.toThrow();
});

test('tables of plots of many objects let others have a turn before they are read', async () => {
  const rows = Array.from({ length: 48 }, (_, row) => [2461050.5 + row / 48, 1, 2, 3, 4, null, 5]);
  const many = plots(Array.from({ length: 4 }, (_, place) => object(`A${place}`, rows)));
  const finished: string[] = [];
  const reading = readPlots(many, realNow).then(() => finished.push('plots'));
  setTimeout(() => finished.push('paint'));
  await reading;
  expect(finished).toEqual(['paint', 'plots']);
});

function plots(data: ObjectTable[]): PlotTables {
  const { object: heads, sunmoon, provenance } = result(1, 1);
  return { object: { ...heads, data }, sunmoon, provenance };
}

function object(name: string, data: ObjectTable['data']): ObjectTable {
  return { name, designator: name, database: 'JPL', data };
}
