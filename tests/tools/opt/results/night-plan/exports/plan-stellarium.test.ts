import { expect, test } from 'vitest';
import { planStellarium } from '#tools/opt/results/night-plan/exports/plan-stellarium.ts';
import { samplePlan } from '../sample-plan.ts';

const PLAN = samplePlan();
const { slots } = PLAN;

test('a plan that is exported for Stellarium is an observing list with a marker for each slot, because Stellarium drops bookmarks of unknown objects', () => {
  const read = JSON.parse(planStellarium(PLAN)) as {
    version: string;
    observingLists: Record<string, { description: string; objects: readonly object[] }>;
  };
  expect(read).toMatchObject({ version: '2.1', shortName: 'Observing list for Stellarium' });
  const [{ description, objects }, ...others] = Object.values(read.observingLists);
  expect(others).toEqual([]);
  expect(description).toContain('Force model: Sun, planets -- Moon');
  expect(objects).toHaveLength(2);
  expect(objects[0]).toMatchObject({
    designation: 'early marker',
    nameI18n: 'early',
    ra: '2h11m48.00s',
    dec: `-0d30'45.0"`,
    jd: Number(slots[0].row.moment.toFixed(6)),
    isVisibleMarker: true,
    description: PLAN.sourceOf(slots[0]).join('; '),
  });
});

test('a plan that is exported for Stellarium has a declination by which its reader keeps the sign of 0 degrees: degrees end in d', () => {
  const [, sign, degrees, minutes, seconds] = STELLARIUM_ANGLE.exec(firstOf(planStellarium(PLAN)).dec) ?? [];
  expect([sign, degrees, minutes, seconds]).toEqual(['-', '0', '30', '45.0']);
});

test('a plan that is exported for Stellarium is a list by itself beside one that was made at another time, as lists of one key replace each other and two of one name cannot be chosen', () => {
  const [one, other] = [PLAN, { ...PLAN, nowMs: PLAN.nowMs + 1000 }].map(
    (plan) =>
      Object.entries(JSON.parse(planStellarium(plan)).observingLists as Record<string, { name: string }>)[0],
  );
  expect(one?.[0]).toMatch(/^\{[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\}$/);
  expect(other?.[0]).not.toBe(one?.[0]);
  expect(other?.[1].name).not.toBe(one?.[1].name);
});

/** Degrees, minutes and seconds as `StelUtils::getDecAngle` of Stellarium 24 reads them with the sign apart from the number. */
const STELLARIUM_ANGLE = /^\s*([+-])?\s*(\d+)\s*[hHDd\u00BA]\s*(\d+)\s*['Mm]\s*(\d+(?:\.\d+)?)\s*["Ss]\s*$/;

function firstOf(list: string): { readonly dec: string } {
  const { observingLists } = JSON.parse(list) as {
    observingLists: Record<string, { objects: readonly { dec: string }[] }>;
  };
  const [object] = Object.values(observingLists)[0]?.objects ?? [];
  if (object === undefined) throw new Error('no object');
  return object;
}
