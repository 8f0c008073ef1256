import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakeService } from '../fakes/fake-service.ts';

const PART = fc.oneof(
  fc.constantFrom(
    'neo',
    'family',
    'population',
    'risk',
    'Apollo',
    'less_eccentric',
    'eccentric',
    '',
    'swarm',
    'names',
  ),
  fc.constantFrom('ephemerides', 'perturbed', 'keplerian', '..', '%2F', '__proto__', 'constructor'),
  fc.string({ unit: 'binary', maxLength: 12 }).map(encodable),
);

const NUMBER = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  fc.double({ min: -1, max: 400 }).map(String),
  fc.constantFrom('0', '1', '0.9', '61000', '180', '-0', '1e-300', ''),
);

const DATE = fc.constantFrom(
  '2026-01-01',
  '2026-01-01T12:00:00.000Z',
  '1950-01-01',
  '2126-12-31',
  '2030',
  'x',
);

test('the calls behind the 3D orbits respond to every path with a result or a problem, never with a failure', async () => {
  const { app, reported } = await fakeService();
  const accept = fc.constantFrom('application/json', 'application/octet-stream');
  await fc.assert(
    fc.asyncProperty(fc.array(PART, { maxLength: 4 }), accept, async (parts, Accept) => {
      const response = await app.request(`/rest/nov/${parts.join('/')}`, { headers: { Accept } });
      expect(response.status).toBeLessThan(500);
      await response.arrayBuffer();
    }),
    { numRuns: 300 },
  );
  expect(reported).toEqual([]);
});

test('the calls behind the 3D orbits respond to every user-defined object with a result or a problem, never with a failure', async () => {
  const { app, reported } = await fakeService();
  const kinds = [
    ['perturbed_user_defined', ['kep_epoch', 'kep_a', 'kep_e', 'kep_i', 'kep_long', 'kep_omega', 'kep_mean']],
    [
      'perturbed_user_defined_hyperbolic',
      ['com_epoch', 'com_q', 'com_e', 'com_i', 'com_long', 'com_omega', 'com_tp'],
    ],
  ] as const;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...kinds),
      fc.array(NUMBER, { minLength: 7, maxLength: 7 }),
      DATE,
      DATE,
      async ([path, fields], numbers, utcStart, utcEnd) => {
        const values = Object.fromEntries(fields.map((field, k) => [field, numbers[k]]));
        const search = new URLSearchParams({ name: 'mine', utcStart, utcEnd, ...values }).toString();
        const response = await app.request(`/rest/nov/ephemerides/${path}?${search}`);
        expect(response.status).toBeLessThan(500);
        await response.arrayBuffer();
      },
    ),
    { numRuns: 300 },
  );
  expect(reported).toEqual([]);
});

/** A text as a part of a path; lone surrogates cannot be in one. */
function encodable(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
