import { expect, test } from 'vitest';
import type { NightPlanState } from '#contract/opt/night-plan-state.ts';
import { roomFor } from '#machines/opt/night-plan/make-room.ts';
import { UNTOUCHED_PLAN } from '#machines/opt/night-plan/night-plan.ts';
import { plainSignal } from '#machines/opt/night-plan/night-signal.ts';
import { nightTable } from '#machines/opt/night-plan/night-table.ts';
import { plannedNight } from '#machines/opt/night-plan/planned-night.ts';
import { NOON, nightResult } from '../../fakes/night.ts';

const MEANS = { obstruction: undefined, atRisk: new Set<string>(), signal: plainSignal };
const HOUR = 1 / 24;

/** Free for little more than an hour about midnight. */
const NARROW = { transit: 12, highest: 38 };

test('room for an object that was left out is made by shortening the slots that are too long, and each object that had one retains one', () => {
  const { said, left } = night(
    [
      { designator: 'bright', ...NARROW, magnitude: 15 },
      { designator: 'faint', ...NARROW, magnitude: 20 },
    ],
    50,
  );
  expect(left).toEqual(['faint']);
  const room = roomFor('faint', said.table, said.state, MEANS);
  expect(room?.locks.map(({ designator }) => designator).toSorted()).toEqual(['bright', 'faint']);
  for (const { start, end } of room?.locks ?? []) expect(end - start).toBeLessThan((50 / 60) * HOUR);
  expect(Object.values(room?.lengths ?? {})).toEqual([30, 30]);
  const after = plannedNight(said.table, { ...said.state, ...room }, MEANS);
  expect(after.kind === 'planned' && after.leftOut).toEqual([]);
  expect(after.kind === 'planned' && after.slots.every(({ worth }) => worth > 0)).toBe(true);
});

test('room for an object that was left out is made by moving alone where that does: no slot is shortened', () => {
  const { said, left } = night(
    [
      { designator: 'anywhere', transit: 12, magnitude: 15 },
      { designator: 'narrow', ...NARROW, magnitude: 21 },
    ],
    60,
    [{ designator: 'anywhere', start: NOON + 11.5 * HOUR, end: NOON + 12.5 * HOUR }],
  );
  expect(left).toEqual(['narrow']);
  expect(roomFor('narrow', said.table, { ...said.state, locks: [] }, MEANS)).toMatchObject({
    lengths: {},
  });
});

test('room for an object that was left out is not made at the cost of a locked slot', () => {
  const { said } = night(
    [
      { designator: 'locked', ...NARROW, magnitude: 15 },
      { designator: 'faint', ...NARROW, magnitude: 20 },
    ],
    50,
    [{ designator: 'locked', start: NOON + 11 * HOUR, end: NOON + 13 * HOUR }],
  );
  expect(roomFor('faint', said.table, said.state, MEANS)).toBeUndefined();
});

test('room for an object that was left out is a shorter slot for an object that is free for less time than a slot takes', () => {
  const { said, left } = night([{ designator: 'A', transit: 12, highest: 33 }], 60);
  expect(left).toEqual(['A']);
  const room = roomFor('A', said.table, said.state, MEANS);
  expect(room?.lengths['A']).toBeLessThan(60);
});

test('there is no room for an object that never comes up', () => {
  const { said } = night([{ designator: 'A', transit: 12, highest: 20 }], 30);
  expect(roomFor('A', said.table, said.state, MEANS)).toBeUndefined();
});

function night(
  objects: Parameters<typeof nightResult>[0],
  slotMinutes: number,
  locks: NightPlanState['locks'] = [],
) {
  const table = nightTable(nightResult(objects));
  if (table === undefined) throw new Error('the fake night has no horizon');
  const state = { ...UNTOUCHED_PLAN, locks, settings: { ...UNTOUCHED_PLAN.settings, slotMinutes } };
  const plan = plannedNight(table, state, MEANS);
  const left = plan.kind === 'planned' ? plan.leftOut.map(({ object }) => object.table.designator) : [];
  return { said: { table, state }, left };
}
