import { expect, test } from 'vitest';
import { GEOCENTRIC } from '#machines/planning/observatory.ts';
import { RELOAD_PAUSE_MS } from '#machines/saved-state/restoring.ts';
import { startFlybys, stateOf } from '../fakes/flyby-tool.ts';

const LISBON = {
  code: undefined,
  id: undefined,
  name: 'custom',
  latitude: 38.72,
  longitude: -9.14,
  alt: 100,
};
const LEMMON = { code: 'G96', id: 1, name: 'Mt. Lemmon', latitude: 32.44, longitude: -110.79, alt: 2791 };

test('the site on the ground is saved where it is an observatory, and never where it is a place of the user', () => {
  const { context } = startFlybys();
  context().ground.send({ type: 'site.chosen', site: LISBON });
  expect(stateOf(context()).groundSite).toBeUndefined();
  context().ground.send({ type: 'site.chosen', site: LEMMON });
  expect(stateOf(context()).groundSite).toEqual(LEMMON);
});

test('the site on the ground is never the middle of the Earth, from which nothing is seen', () => {
  const { context } = startFlybys();
  context().ground.send({ type: 'site.chosen', site: LEMMON });
  context().ground.send({ type: 'site.chosen', site: GEOCENTRIC });
  expect(stateOf(context()).groundSite).toEqual(LEMMON);
});

test('the site on the ground comes back with a state, and stays where a state names none', () => {
  const before = startFlybys();
  const without = stateOf(before.context());
  before.context().ground.send({ type: 'site.chosen', site: LEMMON });
  const after = startFlybys();
  after.fvt.send({ type: 'state.loaded', state: stateOf(before.context()) });
  after.clock.increment(RELOAD_PAUSE_MS);
  expect(after.context().ground.getSnapshot().context.site).toEqual(LEMMON);
  after.fvt.send({ type: 'state.loaded', state: without });
  after.clock.increment(RELOAD_PAUSE_MS);
  expect(after.context().ground.getSnapshot().context.site).toEqual(LEMMON);
});
