import { expect, test } from 'vitest';
import { flybyAddressOf } from '#tools/fvt/address.ts';

const DAYS = { startMs: Date.parse('2029-04-08'), endMs: Date.parse('2029-04-18') };

test.each([
  ['days', 'start=2029-04-08&end=2029-04-18'],
  ['instants', 'start=2029-04-08T00:00:00Z&end=2029-04-18T00:00'],
  ['Modified Julian Dates', 'start=62234&end=62244'],
])('an address tells by %s when a flyby is looked for', (_, dates) => {
  expect(flybyAddressOf(`object=Apophis&mainbody=Earth&${dates}`)).toEqual({
    object: 'Apophis',
    search: { body: 'earth', days: DAYS },
  });
});

test.each([
  ['an object alone', 'object=Apophis'],
  ['a body that nobody flies by', 'object=Apophis&mainbody=pluto&start=2029-04-08&end=2029-04-18'],
  ['a day that no month has', 'object=Apophis&mainbody=earth&start=2029-02-30&end=2029-04-18'],
  ['days the wrong way round', 'object=Apophis&mainbody=earth&start=2029-04-18&end=2029-04-08'],
])('an address with %s lists the object and searches nothing', (_, search) => {
  expect(flybyAddressOf(search)).toEqual({ object: 'Apophis' });
});

test('an address without an object asks for nothing', () => {
  expect(flybyAddressOf('start=2029-04-08&end=2029-04-18&mainbody=earth')).toBeUndefined();
});
