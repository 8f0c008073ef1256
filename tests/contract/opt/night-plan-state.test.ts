import { expect, test } from 'vitest';
import { MAX_HORIZON_LENGTH } from '#contract/site/horizon.ts';
import { nightPlanState } from '#contract/opt/night-plan-state.ts';
import { UNTOUCHED_PLAN } from '#machines/opt/night-plan/night-plan.ts';

const STORED = {
  ...UNTOUCHED_PLAN,
  night: '2026-12-02',
  settings: { ...UNTOUCHED_PLAN.settings, magnitudeLimit: 21, horizon: '0 12\n180 5' },
  locks: [{ designator: 'Apophis', start: 2_461_377.3, end: 2_461_377.35 }],
  lengths: { Apophis: 50 },
};

test('the stored plan of a night is read back as it was written', () => {
  expect(nightPlanState.parse(JSON.parse(JSON.stringify(STORED)))).toEqual(STORED);
});

test.each([
  ['a night that no calendar has', { ...STORED, night: '2026-02-30' }],
  ['a lock that ends before it starts', { ...STORED, locks: [{ ...STORED.locks[0], end: 2_461_377 }] }],
  ['more locks than objects', { ...STORED, locks: Array.from({ length: 501 }, () => STORED.locks[0]) }],
  ['a slot of no length', { ...STORED, lengths: { Apophis: 0 } }],
  ['a horizon without end', withSetting({ horizon: ' '.repeat(MAX_HORIZON_LENGTH + 1) })],
  ['a weight below zero', withSetting({ weights: { ...STORED.settings.weights, rate: -1 } })],
  ['an altitude beyond the zenith', withSetting({ altitudeAbove: 91 })],
])('the stored plan of a night is refused with %s', (_, plan) => {
  expect(nightPlanState.safeParse(plan).success).toBe(false);
});

function withSetting(change: Partial<typeof STORED.settings>) {
  return { ...STORED, settings: { ...STORED.settings, ...change } };
}
