import { expect, test } from 'vitest';
import { planNight } from '#engine/plan/plan-night.ts';
import type { Slot, Task } from '#engine/plan/task.ts';
import { seededRandom } from '../seeded-random.ts';

const STEPS = 24;

test('A plan of a night reaches 95 % of the best there is on 200 random nights, and the best on most', () => {
  const shares = Array.from({ length: 200 }, (_, seed) => {
    const tasks = randomTasks(seed);
    const { worth } = planNight(tasks, STEPS);
    const best = exhaustive(tasks);
    return best === 0 ? 1 : worth / best;
  });
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.95);
  expect(Math.max(...shares)).toBeLessThanOrEqual(1 + 1e-12);
  expect(shares.filter((share) => share > 1 - 1e-9).length).toBeGreaterThan(180);
});

test('A plan of a night has slots that neither overlap nor begin where they must not', () => {
  for (let seed = 0; seed < 50; seed++) {
    const tasks = randomTasks(seed);
    const { slots, worth } = planNight(tasks, STEPS);
    expectApart(slots);
    for (const { id, from, to, worth: own } of slots) {
      const task = tasks.find((one) => one.id === id);
      expect(to - from).toBe(task?.length);
      expect(own).toBe(task?.worth[from]);
      expect(own).toBeGreaterThan(0);
    }
    expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
    expect(slots.reduce((sum, slot) => sum + slot.worth, 0)).toBeCloseTo(worth, 12);
  }
});

test('A plan of a night is the same whatever order the tasks come in', () => {
  for (let seed = 0; seed < 20; seed++) {
    const tasks = randomTasks(seed);
    expect(planNight([...tasks].reverse(), STEPS)).toEqual(planNight(tasks, STEPS));
  }
});

test('A plan of a night leaves a locked slot where it is, even where it is worth nothing, and the others beside it', () => {
  const tasks = [task('a', 4, [0, 5]), task('b', 4, [0, 5]), task('c', 4, [0, 20])];
  const { slots } = planNight(tasks, STEPS, [{ id: 'b', from: 20, to: 24 }]);
  expectApart(slots);
  expect(slots.find(({ id }) => id === 'b')).toEqual({ id: 'b', from: 20, to: 24, worth: 0 });
  expect(slots.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c']);
});

test('A plan of a night puts the object that sets first before the one that can wait', () => {
  const { slots } = planNight([task('late', 6, [0, 18]), task('early', 6, [0, 2])], STEPS);
  expect(slots.map(({ id }) => id)).toEqual(['early', 'late']);
});

test.each([
  [[task('x', 0, [0, 5])], [], 'slots of x must take a whole number of steps from 1, got 0'],
  [[{ id: 'x', length: 1, worth: [1] }], [], 'x must have a worth for each of 24 steps, got 1'],
  [[task('x', 2, [0, 5])], [{ id: 'y', from: 0, to: 2 }], 'a slot of y is locked, which is no task'],
  [[task('x', 2, [0, 5])], [{ id: 'x', from: 23, to: 25 }], 'from step 23 to 25 lies outside the night'],
  [
    [task('x', 2, [0, 5]), task('y', 2, [0, 5])],
    [
      { id: 'x', from: 0, to: 2 },
      { id: 'y', from: 1, to: 3 },
    ],
    'the locked slots of x and y overlap',
  ],
])('A plan of a night refuses tasks and locks that are impossible', (tasks, locked, message) => {
  expect(() => planNight(tasks, STEPS, locked)).toThrow(message);
});

function expectApart(slots: readonly Slot[]): void {
  slots.slice(1).forEach(({ from }, index) => expect(from).toBeGreaterThanOrEqual(slots[index].to));
}

/** A task of worth 1 that may begin at steps from the first to the last, both included. */
function task(id: string, length: number, [first, last]: readonly [number, number]): Task {
  return { id, length, worth: Array.from({ length: STEPS }, (_, s) => (s >= first && s <= last ? 1 : 0)) };
}

/** Objects that rise and set and are best in between, as in a real night. */
function randomTasks(seed: number): readonly Task[] {
  const random = seededRandom(seed + 1);
  const count = 2 + Math.floor(random() * 6);
  return Array.from({ length: count }, (_, index) => {
    const length = 2 + Math.floor(random() * 6);
    const transit = random() * STEPS;
    const half = 2 + random() * 10;
    const weight = 0.2 + random();
    const worth = Array.from({ length: STEPS }, (__, s) => {
      const height = 1 - ((s + length / 2 - transit) / half) ** 2;
      return s + length <= STEPS && height > 0 ? weight * Math.sqrt(height * length) : 0;
    });
    return { id: String.fromCharCode(97 + index), length, worth };
  });
}

/** The greatest worth there is: every set of tasks done before every step, in whatever order. */
function exhaustive(tasks: readonly Task[]): number {
  const sets = 1 << tasks.length;
  const best = Array.from({ length: STEPS + 1 }, () => new Float64Array(sets));
  for (let step = STEPS - 1; step >= 0; step--) {
    for (let done = 0; done < sets; done++) {
      let most = best[step + 1][done];
      for (const [index, { length, worth }] of tasks.entries()) {
        const isFree = (done & (1 << index)) === 0 && step + length <= STEPS && worth[step] > 0;
        if (isFree) most = Math.max(most, worth[step] + best[step + length][done | (1 << index)]);
      }
      best[step][done] = most;
    }
  }
  return best[0][0];
}
