import { describe, expect, test } from 'vitest';
import type { CalculationRequest } from '#server/jobs/calculation.ts';
import { createCalculations } from '#server/jobs/calculations.ts';
import { createFairQueue } from '#server/jobs/fair-queue.ts';
import { ProblemError } from '#server/problem-error.ts';
import { fakeBody } from '../fakes/fake-catalogue.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';

/** One object at 10 000 epochs, as much as one calculation may ask for. */
const GREAT: CalculationRequest = {
  bodies: [{ body: fakeBody(), heading: { name: 'Eros', designator: 'A898 PA', database: 'JPL' } }],
  observer: { site: { kind: 'geocentre' }, label: 'Geocentric (500)' },
  frame: { startUtc: 2461050.5, endUtc: 2461119.93, stepDays: 1 / 144, days: 69 },
  catalogueDate: '2026-01-01',
};

describe('the results of a visitor', () => {
  test('stay while another has 45 great calculations waiting', async () => {
    let isHeld = false;
    const compute = fakeCompute({
      ephemerisOf: (task) => (isHeld ? new Promise(() => {}) : fakeCompute().ephemerisOf(task)),
    });
    const { calculations, queue } = calculationsOn(compute);
    const { token } = calculations.submit('one', GREAT).calculation;
    await queue.idle();
    isHeld = true;
    for (let k = 0; k < 45; k++) calculations.submit('another', GREAT);
    expect(calculations.read(token).outcomes).toHaveLength(1);
  });

  test('stay when another has finished 45 great calculations, of whom the newest twenty are kept', async () => {
    const { calculations, queue } = calculationsOn(emptyTables());
    const { token } = calculations.submit('one', GREAT).calculation;
    await queue.idle();
    const others: string[] = [];
    for (let k = 0; k < 45; k++) {
      others.push(calculations.submit('another', GREAT).calculation.token);
      await queue.idle();
    }
    expect(calculations.read(token).outcomes).toHaveLength(1);
    expect(others.map((other) => isKept(calculations, other))).toEqual([
      ...Array(25).fill(false),
      ...Array(20).fill(true),
    ]);
  });

  test('make room for those of others where one visitor has more than anybody else', async () => {
    const { calculations, queue } = calculationsOn(emptyTables());
    const tokens = new Map<string, string[]>();
    for (const [visitor, count] of [
      ['many', 20],
      ['some', 12],
      ['few', 9],
    ] as const) {
      const own = Array.from({ length: count }, () => calculations.submit(visitor, GREAT).calculation.token);
      tokens.set(visitor, own);
      await queue.idle();
    }
    const kept = Array.from(
      tokens.values(),
      (own) => own.filter((token) => isKept(calculations, token)).length,
    );
    expect(kept).toEqual([19, 12, 9]);
  });
});

describe('a calculation that is asked for again under its token', () => {
  const ASKED = { ...GREAT, asked: '?names=Eros' };

  test('goes on: what was calculated is not calculated anew', async () => {
    let computed = 0;
    const compute = fakeCompute({
      ephemerisOf: async () => {
        computed++;
        return { kind: 'refused', reason: 'nothing to see' };
      },
    });
    const { calculations, queue } = calculationsOn(compute);
    const { token } = calculations.submit('one', ASKED).calculation;
    await queue.idle();
    expect(calculations.goneOn('one', ASKED, token)?.calculation.token).toBe(token);
    await queue.idle();
    expect(computed).toBe(1);
  });

  test('is another one for another question, another visitor, another catalogue and a token of nothing', () => {
    const { calculations } = calculationsOn(emptyTables());
    const { token } = calculations.submit('one', ASKED).calculation;
    expect(calculations.goneOn('one', { ...ASKED, asked: '?names=Ivar' }, token)).toBeUndefined();
    expect(calculations.goneOn('another', ASKED, token)).toBeUndefined();
    expect(calculations.goneOn('one', { ...ASKED, catalogueDate: '2026-01-02' }, token)).toBeUndefined();
    expect(calculations.goneOn('one', ASKED, 'nothing')).toBeUndefined();
  });
});

function calculationsOn(compute: ReturnType<typeof fakeCompute>) {
  const queue = createFairQueue({ concurrency: 2, waiting: 1000, waitingPerVisitor: 600 });
  let tokens = 0;
  const calculations = createCalculations({
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

function isKept(calculations: ReturnType<typeof createCalculations>, token: string): boolean {
  try {
    calculations.read(token);
    return true;
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}
