import { expect, test } from 'vitest';
import { embeddedAddressOf, flybyAddressOf } from '#tools/fvt/address.ts';

const DAYS = { startMs: Date.parse('2029-04-08'), endMs: Date.parse('2029-04-18') };

test.each([
  ['days', 'start=2029-04-08&end=2029-04-18'],
  ['instants', 'start=2029-04-08T00:00:00Z&end=2029-04-18T00:00'],
  ['Modified Julian Dates', 'start=62234&end=62244'],
  ['Julian dates', 'start=2462234.5&end=2462244.5'],
])('an address defines by %s when a flyby is looked for', (_, dates) => {
  expect(flybyAddressOf(`object=Apophis&mainbody=Earth&${dates}`)).toEqual({
    address: { object: 'Apophis', search: { body: 'earth', days: DAYS } },
    faults: [],
  });
});

test('an address with an object alone starts no search', () => {
  expect(flybyAddressOf('object=Apophis')).toEqual({ address: { object: 'Apophis' }, faults: [] });
  expect(flybyAddressOf('')).toEqual({ address: undefined, faults: [] });
});

test('a frame that names an object alone shows its next approach to the Earth; one that names its days shows that of them', () => {
  const nowMs = Date.parse('2026-11-27T07:30:00Z');
  expect(embeddedAddressOf({ object: 'Apophis' }, nowMs)).toEqual({
    object: 'Apophis',
    search: { body: 'earth', days: { startMs: Date.parse('2026-11-27'), endMs: Date.parse('2056-11-27') } },
  });
  const whole = { object: 'Apophis', search: { body: 'venus', days: DAYS } } as const;
  expect(embeddedAddressOf(whole, nowMs)).toEqual(whole);
});

test.each([
  [
    'mainbody=pluto&start=2029-04-08&end=2029-04-18',
    /^mainbody must be one of mercury, venus, earth, .*, but is "pluto"\.$/,
  ],
  ['mainbody=earth&start=2029-02-30&end=2029-04-18', /^start must be a day, .*, but is "2029-02-30"\.$/],
  ['mainbody=earth&start=2029-04-18&end=2029-04-08', /^end "2029-04-08" is before start "2029-04-18"\.$/],
  ['mainbody=earth&start=2029-04-18', /^"end" is missing\.$/],
])('an address with %s gets the reason why nothing is searched, and the object is listed', (parts, fault) => {
  const { address, faults } = flybyAddressOf(`object=Apophis&${parts}`);
  expect(address).toEqual({ object: 'Apophis' });
  expect(faults).toEqual([expect.stringMatching(fault)]);
});

test('an address of a search without an object says that it is missing', () => {
  expect(flybyAddressOf('start=2029-04-08&end=2029-04-18&mainbody=earth')).toEqual({
    address: undefined,
    faults: ['"object" is missing.'],
  });
});

test('what an address says is quoted in short, without signs that turn the direction of a text', () => {
  const { faults } = flybyAddressOf(`object=433&mainbody=%E2%80%AE${'x'.repeat(100)}&start=1&end=2`);
  expect(faults[0]).toMatch(/^mainbody must be one of .* but is "x{40}…"\.$/);
});
