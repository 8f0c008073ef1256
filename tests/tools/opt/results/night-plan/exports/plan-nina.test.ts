import { expect, test } from 'vitest';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { planNina } from '#tools/opt/results/night-plan/exports/plan-nina.ts';
import { samplePlan } from '../sample-plan.ts';

const PLAN = samplePlan();
const { slots } = PLAN;

test('a plan that is exported for N.I.N.A. has a target for each slot, whose references all lead somewhere', () => {
  const text = planNina(PLAN);
  const ids = [...text.matchAll(/"\$id": "(\d+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, to] of text.matchAll(/"\$ref": "(\d+)"/g)) expect(ids).toContain(to);
  const root = JSON.parse(text) as NinaNode;
  expect(root.$type).toBe('NINA.Sequencer.Container.SequenceRootContainer, NINA.Sequencer');
  const [, area] = root.Items.$values;
  const targets = area.Items.$values.map(({ Target }) => Target);
  expect(targets.map((target) => target?.TargetName)).toEqual(['early', 'late']);
  expect(targets[0]?.InputCoordinates).toMatchObject({
    RAHours: 2,
    RAMinutes: 11,
    RASeconds: 48,
    NegativeDec: true,
    DecMinutes: 30,
    DecSeconds: 45,
  });
  const notes = area.Items.$values.map(({ Items }) => Items.$values.find(({ Text }) => Text !== undefined));
  for (const note of notes) {
    expect(note?.$type).toBe('NINA.Sequencer.SequenceItem.Utility.Annotation, NINA.Sequencer');
    expect(note?.Text?.split('\r\n').slice(1)).toEqual(PLAN.sourceOf(slots[0]));
  }
});

test('a plan that is exported for N.I.N.A. waits at each target for its slot, by a clock in the zone that its note names', () => {
  const root = JSON.parse(planNina({ ...PLAN, clockZone: 'Asia/Kathmandu' })) as NinaNode;
  for (const [index, target] of root.Items.$values[1].Items.$values.entries()) {
    const [note, wait, centre] = target.Items.$values;
    expect(note.Text).toContain('waited for by a clock in Asia/Kathmandu');
    expect(centre.$type).toContain('Platesolving.Center');
    const local = new Date(unixTimeFromJulianDate(slots[index].start) + 345 * 60_000 + 500);
    expect(wait).toMatchObject({
      $type: 'NINA.Sequencer.SequenceItem.Utility.WaitForTime, NINA.Sequencer',
      Hours: local.getUTCHours(),
      Minutes: local.getUTCMinutes(),
      Seconds: local.getUTCSeconds(),
      SelectedProvider: {
        $type: 'NINA.Sequencer.Utility.DateTimeProvider.TimeProvider, NINA.Sequencer',
      },
    });
  }
});

test('a plan that is exported for N.I.N.A. says that a declination is negative before its degrees, which may be 0', () => {
  expect(planNina(PLAN)).toMatch(/"NegativeDec": true,\s*"DecDegrees": 0,\s*"DecMinutes": 30/);
});

type NinaNode = {
  readonly $type: string;
  readonly Items: { readonly $values: readonly NinaNode[] };
  readonly Text?: string;
  readonly Target?: { readonly TargetName: string; readonly InputCoordinates: object };
};
