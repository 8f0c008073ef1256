import { expect, test } from 'vitest';
import { screenOfPath } from '#parts/planning/screen-routing.ts';
import { OPT_ROUTING } from '#tools/opt/routing.ts';

test('every screen of observation planning has its address, and other addresses have none', () => {
  expect(screenOfPath(OPT_ROUTING, '/opt/setup')).toBe('setup');
  expect(screenOfPath(OPT_ROUTING, '/opt/filtering')).toBe('filtering');
  expect(screenOfPath(OPT_ROUTING, '/opt/results/ephemerides')).toBe('results');
  expect(screenOfPath(OPT_ROUTING, '/opt/results/long-term')).toBe('results');
  expect(screenOfPath(OPT_ROUTING, '/opt/results/short-term')).toBe('results');
  expect(screenOfPath(OPT_ROUTING, '/opt/results')).toBeUndefined();
  expect(screenOfPath(OPT_ROUTING, '/ovt')).toBeUndefined();
});

test('results that are shown although something was changed since say so in their address, and are requested by it', () => {
  const opened = { type: 'screen.opened', screen: 'results', ignoreChange: true, replaces: false } as const;
  expect(OPT_ROUTING.searchOf(opened)).toBe('?ifc=true');
  expect(OPT_ROUTING.requestFor('results', 'ifc=true')).toEqual({
    type: 'results.requested',
    ignoreChange: true,
  });
  expect(OPT_ROUTING.requestFor('results', '')).toEqual({ type: 'results.requested', ignoreChange: false });
});

test('the set-up is always open: no question comes when its address is visited', () => {
  expect(OPT_ROUTING.requestFor('setup', '')).toBeUndefined();
});
