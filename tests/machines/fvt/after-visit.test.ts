import { expect, test } from 'vitest';
import { fvtState } from '#contract/fvt/fvt-state.ts';
import { afterVisit } from '#machines/fvt/after-visit.ts';
import { approach, ownFlyby } from '../fakes/flybys.ts';
import { startFlybys, stateOf } from '../fakes/flyby-tool.ts';
import { listedObject } from '../fakes/objects.ts';

const day = (iso: string) => Date.parse(`${iso}T00:00:00Z`);
const DAYS = { startMs: day('2029-04-08'), endMs: day('2029-04-18') };
const ADDRESS = { object: '99942', search: { body: 'earth', days: DAYS } } as const;
const TODAY = fvtState.parse(JSON.parse(JSON.stringify(stateOf(startFlybys().context()))));
const BROUGHT = {
  ...TODAY,
  searchTimeFrame: { start: '2029-04-08T00:00:00.000Z', end: '2029-04-18T23:59:59.999Z' },
  mainBodies: ['earth'] as const,
  finalAsteroidsList: [listedObject('2004 MN4')],
  selectedCloseApproach: approach(),
};

test('days, object and flyby that an address brought are those of its visit alone', () => {
  expect(afterVisit(BROUGHT, TODAY, ADDRESS)).toEqual(TODAY);
});

test('a flyby that the user defined during the visit of an address stays', () => {
  const left = { ...BROUGHT, userDefinedObjects: [ownFlyby('mine')], selectedObjectName: 'mine' };
  expect(afterVisit(left, TODAY, ADDRESS)).toEqual({
    ...TODAY,
    userDefinedObjects: [ownFlyby('mine')],
    selectedObjectName: 'mine',
  });
});

test.each([
  ['other days', { searchTimeFrame: { ...BROUGHT.searchTimeFrame, end: '2029-05-01T23:59:59.999Z' } }],
  ['another body', { mainBodies: ['venus'] as const }],
  ['more objects', { finalAsteroidsList: [listedObject('2004 MN4'), listedObject('433')] }],
])('a search for %s, which the user made in the visit of an address, stays whole', (_, change) => {
  const left = { ...BROUGHT, ...change };
  expect(afterVisit(left, TODAY, ADDRESS)).toBe(left);
});

test('an object that only an address named is in the list during that visit only', () => {
  const left = { ...TODAY, finalAsteroidsList: [listedObject('2004 MN4')] };
  expect(afterVisit(left, TODAY, { object: '99942' })).toEqual(TODAY);
});
