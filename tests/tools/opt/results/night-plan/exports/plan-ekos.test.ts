import { expect, test } from 'vitest';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import type { ExportedPlan } from '#tools/opt/results/night-plan/exports/exported-plan.ts';
import { planEkos } from '#tools/opt/results/night-plan/exports/plan-ekos.ts';
import { elementsOf, readMarkup } from '../markup-reader.ts';
import { samplePlan, withName } from '../sample-plan.ts';

const PLAN = samplePlan();
const { slots } = PLAN;

test('a plan that is exported for Ekos uses the five entities of XML alone, as its reader knows no others', () => {
  const text = planEkos(withName('a & b <"c\'d">'));
  expect(text).toContain('<Name>a &amp; b &lt;&quot;c&apos;d&quot;&gt;</Name>');
  expect(text).not.toContain('&#');
});

test('a plan that is exported for Ekos leaves the options of the observer as they are, which its reader takes from a profile, a procedure or a strategy in a list', () => {
  const list = readMarkup(planEkos(PLAN));
  expect(list.children.map(({ name }) => name)).toEqual(['Job', 'Job']);
});

test('a plan that is exported for Ekos requires astronomical night only of a job whose slot lies in it', () => {
  expect(constraintsIn(PLAN)).toEqual(['EnforceTwilight', 'EnforceTwilight']);
  const [dusk, ...others] = slots;
  const rows = dusk.object.rows.map((row) => row && { ...row, sunAltitude: -17 });
  const atDusk = { ...dusk, object: { ...dusk.object, rows } };
  expect(constraintsIn({ ...PLAN, slots: [atDusk, ...others] })).toEqual(['EnforceTwilight']);
});

test('a plan that is exported for Ekos is a well-formed list of jobs with their places in hours and degrees', () => {
  const list = readMarkup(planEkos(PLAN));
  expect(list).toMatchObject({ name: 'SchedulerList', attributes: { version: '2.2' } });
  const jobs = elementsOf(list, 'Job');
  expect(jobs).toHaveLength(2);
  const [job] = jobs;
  expect(elementsOf(job, 'Name')[0].text).toBe('early');
  expect(Number(elementsOf(job, 'J2000RA')[0].text)).toBeCloseTo(32.95 / 15, 6);
  expect(Number(elementsOf(job, 'J2000DE')[0].text)).toBeCloseTo(-0.5125, 6);
  expect(Date.parse(elementsOf(job, 'Condition')[0].attributes['value'])).toBeCloseTo(
    unixTimeFromJulianDate(slots[0].start),
    -4,
  );
});

function constraintsIn(plan: ExportedPlan): readonly string[] {
  return elementsOf(readMarkup(planEkos(plan)), 'Constraint').map(({ text }) => text);
}
