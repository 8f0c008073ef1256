import { expect, test } from 'vitest';
import type { CalculationRequest } from '#server/calculations/calculation.ts';
import { createCalculations } from '#server/calculations/calculations.ts';
import { createFairQueue } from '#server/queue/fair-queue.ts';
import { memoryCalculations } from '#server/calculations/memory-calculations.ts';
import { NO_LATEST_ORBITS } from '#server/bodies/latest-orbits.ts';
import { ProblemError } from '#server/http/problem-error.ts';
import { fakeBody } from '../fakes/fake-catalogue.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';

/** One object at 10 000 epochs, the most that one calculation may have. */
const GREAT: CalculationRequest = {
  bodies: [{ body: fakeBody(), heading: { name: 'Eros', designator: 'A898 PA', database: 'JPL' } }],
  observer: { site: { kind: 'geocentre' }, label: 'Geocentric (500)' },
  frame: { startUtc: 2461050.5, endUtc: 2461119.93, stepDays: 1 / 144, days: 69 },
  catalogueDate: '2026-01-01',
};

test('the results of a visitor stay while another has 45 great calculations waiting, as do those of the other', async () => {
  let isPaused = false;
  const compute = fakeCompute({
    ephemerisOf: (task) => (isPaused ? new Promise(() => {}) : fakeCompute().ephemerisOf(task)),
  });
  const { calculations, queue } = calculationsOn(compute);
  const finished = [
    (await calculations.submit('one', GREAT)).token,
    (await calculations.submit('another', GREAT)).token,
  ];
  await queue.idle();
  isPaused = true;
  for (let k = 0; k < 45; k++) await calculations.submit('another', GREAT);
  for (const token of finished) expect((await calculations.read(token)).outcomes).toHaveLength(1);
});

test('the results of a visitor stay when another has finished 45 great calculations, of which the newest ten stay stored', async () => {
  const { calculations, queue } = calculationsOn(emptyTables());
  const { token } = await calculations.submit('one', GREAT);
  await queue.idle();
  const others: string[] = [];
  for (let k = 0; k < 45; k++) {
    others.push((await calculations.submit('another', GREAT)).token);
    await queue.idle();
  }
  expect((await calculations.read(token)).outcomes).toHaveLength(1);
  expect(await Promise.all(others.map((other) => isStored(calculations, other)))).toEqual([
    ...Array(35).fill(false),
    ...Array(10).fill(true),
  ]);
});

test('the results of a visitor make room for those of others where one visitor has more than any other', async () => {
  const { calculations, queue } = calculationsOn(emptyTables());
  const tokens = new Map<string, string[]>();
  for (const [visitor, count] of [
    ['many', 10],
    ['some', 6],
    ['few', 5],
  ] as const) {
    const own = Array.from({ length: count }, async () => (await calculations.submit(visitor, GREAT)).token);
    tokens.set(visitor, await Promise.all(own));
    await queue.idle();
  }
  const counts = Array.from(tokens.values(), async (own) => {
    const each = await Promise.all(own.map((token) => isStored(calculations, token)));
    return each.filter(Boolean).length;
  });
  expect(await Promise.all(counts)).toEqual([9, 6, 5]);
});

const REQUEST = { ...GREAT, queryString: '?names=Eros' };

test('a calculation that is requested again under its token goes on: what was calculated is not calculated again', async () => {
  let computed = 0;
  const compute = fakeCompute({
    ephemerisOf: async () => {
      computed++;
      return { kind: 'refused', reason: 'nothing to see' };
    },
  });
  const { calculations, queue } = calculationsOn(compute);
  const { token } = await calculations.submit('one', REQUEST);
  await queue.idle();
  expect((await calculations.resume('one', REQUEST, token))?.token).toBe(token);
  await queue.idle();
  expect(computed).toBe(1);
});

test('a calculation that is requested again under its token differs for another request, another visitor, another catalogue and an unknown token', async () => {
  const { calculations } = calculationsOn(emptyTables());
  const { token } = await calculations.submit('one', REQUEST);
  expect(await calculations.resume('one', { ...REQUEST, queryString: '?names=Ivar' }, token)).toBeUndefined();
  expect(await calculations.resume('another', REQUEST, token)).toBeUndefined();
  expect(
    await calculations.resume('one', { ...REQUEST, catalogueDate: '2026-01-02' }, token),
  ).toBeUndefined();
  expect(await calculations.resume('one', REQUEST, 'nothing')).toBeUndefined();
});

function calculationsOn(compute: ReturnType<typeof fakeCompute>) {
  const queue = createFairQueue({ concurrency: 2, waiting: 1000, waitingPerVisitor: 600 });
  let tokens = 0;
  const calculations = createCalculations({
    store: memoryCalculations(queue, () => 0),
    latestOrbits: NO_LATEST_ORBITS,
    servesPieces: true,
    compute,
    queue,
    now: () => 0,
    newToken: () => `token-${++tokens}`,
    report: () => undefined,
  });
  return { calculations, queue };
}

/** Workers whose tables take up no memory. */
function emptyTables() {
  return fakeCompute({ ephemerisOf: async () => ({ kind: 'refused', reason: 'nothing to see' }) });
}

async function isStored(
  calculations: ReturnType<typeof createCalculations>,
  token: string,
): Promise<boolean> {
  try {
    await calculations.read(token);
    return true;
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}
