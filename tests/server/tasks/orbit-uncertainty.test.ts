import { expect, test } from 'vitest';
import { INVERSE_SQUARE, WATER_ICE } from '#engine/orbit/radial-law.ts';
import { orbitOf } from '#catalogue/orbit-of.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import { orbitUncertainty, uncertaintyNote } from '#server/tasks/orbit-uncertainty.ts';
import { nonGravitationalText } from '#server/bodies/model-description.ts';
import { fakeBody } from '../fakes/fake-catalogue.ts';

test('the uncertainty of an orbit of the catalogue is its covariance where there is one, whatever U says', () => {
  const body = fakeBody({ covariance: new Float64Array(36), uncertainty: 9 });
  expect(originOf(body)).toBe('covariance');
  expect(uncertaintyNote(body)).toBeUndefined();
});

test('the uncertainty of an orbit of the catalogue is an estimate from U, and says so', () => {
  const body = fakeBody({ uncertainty: 4, lastObservation: '2025-11-20', arcDays: 20 });
  expect(originOf(body)).toBe('U');
  expect(uncertaintyNote(body)).toBe('estimated from U = 4');
});

test('the uncertainty of an orbit of the catalogue is an estimate where U is 0, too', () => {
  const body = fakeBody({ uncertainty: 0, lastObservation: '2025-11-20', arcDays: 6000 });
  expect(originOf(body)).toBe('U');
  expect(uncertaintyNote(body)).toBe('estimated from U = 0');
});

test('the uncertainty of an orbit of the catalogue does not silently end the arc at the epoch where the last observation is unknown', () => {
  const body = fakeBody({ uncertainty: 0, arcDays: 6000 });
  expect(originOf(body)).toBe('U');
  expect(uncertaintyNote(body)).toMatch(/last observation is unknown/);
});

test.each<[string, Partial<SmallBody>, RegExp]>([
  ['neither a covariance nor U is', {}, /neither a covariance nor/],
  ['the end of a short arc is unknown', { uncertainty: 5, arcDays: 12 }, /not when the object was observed/],
  ['an orbit does not return', { uncertainty: 1, arcDays: 900, elements: open() }, /does not return/],
])(
  'the uncertainty of an orbit of the catalogue is unknown where %s, with the words',
  (_what, changes, reason) => {
    const body = fakeBody(changes);
    expect(originOf(body)).toBeUndefined();
    expect(uncertaintyNote(body)).toMatch(reason);
  },
);

const terms = { a1: 1.0424510261e-9, a2: 0, a3: 2.96e-10 };

test.each([
  ['water ice', { ...terms, ...WATER_ICE, delay: 45.68 }, 'g(r) of water ice (Marsden et al. 1973)'],
  ['the square', { ...terms, ...INVERSE_SQUARE, n: 5.093 }, 'g(r) = (1 au / r)²'],
  ['a separate law', { ...terms, ...WATER_ICE, r0: 5 }, 'own g(r): α = 0.1112620426, r₀ = 5 au'],
])('the model of an orbit names %s', (_what, force, law) => {
  expect(nonGravitationalText(force)).toContain(law);
});

test('the model of an orbit names the parameters and the delay of its force, and none that is zero', () => {
  expect(nonGravitationalText({ ...terms, ...WATER_ICE, delay: 45.68 })).toMatch(
    /^A1 = 1\.042e-9, A3 = 2\.960e-10 au\/d², DT = 45\.7 d; /,
  );
});

function originOf(body: SmallBody): string | undefined {
  const found = orbitUncertainty(orbitOf(body), body);
  return found.kind === 'known' ? found.origin : undefined;
}

function open(): SmallBody['elements'] {
  const { epoch } = fakeBody().elements;
  const plane = { inclination: 1, node: 0, argumentOfPerihelion: 0 };
  return { epoch, perihelionDistance: 1, eccentricity: 1.2, ...plane, perihelionTime: epoch };
}
