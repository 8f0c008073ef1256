import { expect, test } from 'vitest';
import type { ObjectTable, PlotTables } from '#contract/opt/calculation.ts';
import { readPlots } from '#client/opt/opt-client.ts';
import { result } from '../machines/fakes/objects.ts';

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
