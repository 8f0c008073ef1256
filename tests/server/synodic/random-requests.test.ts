import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { optionalEllipseFields } from '#contract/nov/synodic.ts';
import { openOrbitFields, openOrbitForce } from '#contract/user-defined/user-defined.ts';
import { fakeService } from '../fakes/fake-service.ts';

const NUMBER = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  fc.double({ min: -1, max: 400 }).map(String),
  fc.constantFrom('0', '1', '0.9', '61000', '180', '-0', '1e-300', '', 'NaN', 'Infinity', '0x10', ' 5'),
);
const DATE = fc.constantFrom('2026-01-01', '2026-06-01T12:00Z', '1950-01-01', '2126-12-31', '2030', 'x', '');
const WORD = fc.oneof(
  fc.constantFrom('Eros', 'mine', 'true', 'false', 'perturbed', 'keplerian', 'days', '500', 'G37', ''),
  fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.toWellFormed()),
);
const NUMBERS = [
  ...Object.keys(optionalEllipseFields),
  ...Object.keys(openOrbitFields),
  ...Object.keys(openOrbitForce),
  'magnitudeLimit',
  'elongationMin',
  'altitudeMin',
  'timeStep',
  'g1',
  'g2',
  'most',
  'observatoryLatitude',
  'observatoryLongitude',
  'observatoryElevation',
];
const WORDS = ['kep', 'planet', 'propagation', 'timeStepUnit', 'observatoryCode', 'unknown'];

const PAIR = fc.oneof(
  fc.tuple(fc.constantFrom(...NUMBERS), NUMBER),
  fc.tuple(fc.constantFrom(...WORDS), WORD),
  fc.tuple(fc.constantFrom('initD', 'finalD'), DATE),
  fc.tuple(fc.constant('desig'), WORD),
);
const CALLS = [
  'nov/synodic',
  'nov/synodic_hyperbolic',
  'sovt/windows',
  'sovt/windows.csv',
  'sovt/windows.ics',
  'sovt/population',
];

test('the calls about the rotating frame respond to every query with a result or a problem, never with a failure', async () => {
  const { app, reported } = await fakeService();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...CALLS),
      fc.array(PAIR, { maxLength: 14 }),
      fc.boolean(),
      fc.constantFrom('application/json', 'application/octet-stream'),
      async (call, pairs, isWhole, Accept) => {
        const frame = { desig: 'Eros', initD: '2026-01-01', finalD: '2026-02-01' };
        const all = isWhole ? { ...frame, ...Object.fromEntries(pairs) } : Object.fromEntries(pairs);
        const search = new URLSearchParams(all).toString();
        const response = await app.request(`/rest/${call}?${search}`, { headers: { Accept } });
        expect(response.status).toBeLessThan(500);
        await response.arrayBuffer();
      },
    ),
    { numRuns: 500 },
  );
  expect(reported).toEqual([]);
});
