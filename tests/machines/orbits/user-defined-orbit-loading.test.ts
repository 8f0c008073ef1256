import { expect, test } from 'vitest';
import { RequestFailed } from '#contract/rest/failure.ts';
import { orbitType } from '#machines/orbits/orbit-data.ts';
import { ellipticalObject, hyperbolicObject, perturbedOrbit } from '../fakes/orbits.ts';
import { own, SPAN, startOrbitLoading, failures } from '../fakes/orbit-loading.ts';

const OFFLINE = new RequestFailed({ kind: 'network', message: 'offline' });

const mine = ellipticalObject('mine');

test('user-defined objects have their Keplerian orbit without a request', () => {
  const { request, keplerian, context } = startOrbitLoading();
  request(own(mine));
  expect(keplerian.calls).toEqual([]);
  expect(context().keplerian.get(mine.designator)?.elements).toMatchObject({
    perihelionDistance: 0.9,
    eccentricity: (1.1 - 0.9) / (1.1 + 0.9),
    epoch: { scale: 'TDB', day: 2_460_676.5, offset: expect.closeTo(0.5 + 69.184 / 86_400, 7) },
  });
});

test('user-defined objects are propagated over the span that is requested', async () => {
  const { request, perturbed, context } = startOrbitLoading();
  request(own(mine, true));
  const { perturbedOn: _on, keplerianOnly: _only, ...definition } = mine;
  expect(perturbed.calls[0]?.input).toEqual({
    kind: 'user-defined',
    designator: mine.designator,
    object: definition,
    span: SPAN,
  });
  await perturbed.calls[0]?.answer({ orbit: perturbedOrbit(mine.designator), errors: [] });
  expect(context().perturbed.has(mine.designator)).toBe(true);
});

test('user-defined objects without data but with an error show message and name', async () => {
  const { request, perturbed, emitted } = startOrbitLoading();
  request(own(mine, true));
  await perturbed.calls[0]?.answer({ orbit: undefined, errors: [{ name: 'mine', message: 'too far' }] });
  expect(failures(emitted)).toEqual(['error: mine: too far']);
});

test('user-defined objects without data and error say that there are no ephemerides', async () => {
  const { request, perturbed, emitted } = startOrbitLoading();
  request(own(mine, true));
  await perturbed.calls[0]?.answer({ orbit: undefined, errors: [] });
  expect(failures(emitted)).toEqual(['error: ephemerides for object not available']);
  expect(emitted).toContainEqual({
    type: 'perturbed.missing',
    designator: mine.designator,
    isPassing: false,
  });
});

test('user-defined objects whose request fails are Keplerian only, with nothing to request again', async () => {
  const { request, clock, keplerian, perturbed, emitted, isBusy } = startOrbitLoading();
  request(own(mine, true));
  await perturbed.calls[0]?.fail(OFFLINE);
  clock.increment(1000);
  expect(failures(emitted)).toEqual(['warning: perturbed orbit for object mine does not exist.']);
  expect(emitted).toContainEqual({
    type: 'perturbed.missing',
    designator: mine.designator,
    isPassing: true,
  });
  expect([keplerian.calls.length, isBusy()]).toEqual([0, false]);
});

test('user-defined objects that were changed have nothing left of what was calculated', async () => {
  const { actor, request, perturbed, context } = startOrbitLoading();
  request(own(mine, true));
  await perturbed.calls[0]?.answer({ orbit: perturbedOrbit(mine.designator), errors: [] });
  actor.send({ type: 'orbits.outdated', designator: mine.designator });
  expect([context().keplerian.size, context().perturbed.size]).toEqual([0, 0]);
});

test('a user-defined parabola has its place by the time of perihelion', () => {
  const { request, context } = startOrbitLoading();
  const object = { ...hyperbolicObject('comet'), eccentricity: 1 };
  request(own(object));
  const orbit = context().keplerian.get(object.designator);
  expect(orbit?.elements).toMatchObject({
    eccentricity: 1,
    perihelionTime: { scale: 'TDB', day: 2_460_700.5, offset: expect.closeTo(0.25 + 69.184 / 86_400, 7) },
  });
  expect(orbitType(orbit, undefined)).toBe('parabolic');
});
