import { expect, test } from 'vitest';
import { RequestFailed } from '#contract/rest/failure.ts';
import { keplerianOrbit, orbitType } from '#machines/orbits/orbit-data.ts';
import { elementsOf, orbitRecord, perturbedOrbit } from '../fakes/orbits.ts';
import { row, startOrbitLoading, failures } from '../fakes/orbit-loading.ts';

const OFFLINE = new RequestFailed({ kind: 'network', message: 'offline' });

test('the Keplerian orbit is requested first, the perturbed one after it', async () => {
  const { request, keplerian, perturbed, context } = startOrbitLoading();
  request(row('433', true));
  expect([keplerian.calls.length, perturbed.calls.length]).toEqual([1, 0]);
  await keplerian.calls[0]?.answer(elementsOf('433'));
  expect(perturbed.calls[0]?.input).toEqual({ kind: 'listed', designator: '433' });
  await perturbed.calls[0]?.answer({ orbit: perturbedOrbit('433'), errors: [] });
  expect([...context().keplerian.keys(), ...context().perturbed.keys()]).toEqual(['433', '433']);
});

test('an object shown again needs no request', async () => {
  const { actor, request, keplerian, perturbed, isBusy } = startOrbitLoading();
  request(row('433', true));
  await keplerian.calls[0]?.answer(elementsOf('433'));
  await perturbed.calls[0]?.answer({ orbit: perturbedOrbit('433'), errors: [] });
  actor.send({ type: 'orbits.dropped', designator: '433' });
  request(row('433', true));
  expect([keplerian.calls.length, perturbed.calls.length, isBusy()]).toEqual([1, 1, false]);
});

test('dropping an object stops its request', () => {
  const { actor, request, keplerian, isBusy } = startOrbitLoading();
  request(row('433'));
  actor.send({ type: 'orbits.dropped', designator: '433' });
  expect(keplerian.calls[0]?.signal.aborted).toBe(true);
  expect(isBusy()).toBe(false);
});

test('a response that comes after the object was dropped changes nothing', async () => {
  const { actor, request, keplerian, emitted, context } = startOrbitLoading();
  request(row('433'));
  actor.send({ type: 'orbits.dropped', designator: '433' });
  await keplerian.calls[0]?.answer(elementsOf('433'));
  expect(context().keplerian.size).toBe(0);
  expect(emitted.map(({ type }) => type)).toEqual(['loading.begun', 'loading.finished']);
});

test('objects are loaded side by side, and loading lasts until the last is there', async () => {
  const { request, keplerian, emitted, isBusy } = startOrbitLoading();
  request(row('433'));
  request(row('1036'));
  await keplerian.calls[1]?.answer(elementsOf('1036'));
  expect(isBusy()).toBe(true);
  await keplerian.calls[0]?.answer(elementsOf('433'));
  expect(isBusy()).toBe(false);
  expect(emitted.map(({ type }) => type)).toEqual(['loading.begun', 'loading.finished']);
});

test('switching to perturbed while the Keplerian orbit loads still brings both', async () => {
  const { request, keplerian, perturbed, context } = startOrbitLoading();
  request(row('433'));
  request(row('433', true));
  expect(keplerian.calls[0]?.signal.aborted).toBe(true);
  await keplerian.calls[1]?.answer(elementsOf('433'));
  await perturbed.calls[0]?.answer({ orbit: perturbedOrbit('433'), errors: [] });
  expect([context().keplerian.size, context().perturbed.size]).toEqual([1, 1]);
});

test('the eleventh perturbed orbit drops the first', async () => {
  const { request, keplerian, perturbed, emitted, context } = startOrbitLoading();
  for (let index = 0; index <= 10; index++) {
    request(row(`A${index}`, true));
    await keplerian.calls[index]?.answer(elementsOf(`A${index}`));
    await perturbed.calls[index]?.answer({ orbit: perturbedOrbit(`A${index}`), errors: [] });
  }
  expect([...context().perturbed.keys()]).toEqual(Array.from({ length: 10 }, (_, index) => `A${index + 1}`));
  expect(context().keplerian.size).toBe(11);
  expect(emitted).toContainEqual({ type: 'perturbed.evicted', designator: 'A0' });
});

test('an impact that the table ends with is reported', async () => {
  const { request, keplerian, perturbed, emitted } = startOrbitLoading();
  request(row('433', true));
  await keplerian.calls[0]?.answer(elementsOf('433'));
  await perturbed.calls[0]?.answer({ orbit: perturbedOrbit('433', '2030-01-02T03:04:05Z'), errors: [] });
  expect(emitted).toContainEqual({
    type: 'impact.found',
    designator: '433',
    impactDate: '2030-01-02T03:04:05Z',
  });
});

test('an empty designator is refused without a request', () => {
  const { request, keplerian, emitted } = startOrbitLoading();
  request(row(' '));
  expect(keplerian.calls).toEqual([]);
  expect(emitted).toEqual([{ type: 'failure.reported', severity: 'error', message: 'Invalid designator' }]);
});

test('drawing an orbit that is not there warns; while it loads it does not', () => {
  const { actor, request, emitted } = startOrbitLoading();
  actor.send({ type: 'orbit.missed', designator: '433' });
  expect(emitted).toEqual([
    { type: 'failure.reported', severity: 'warning', message: 'Orbit does not exist' },
  ]);
  request(row('433'));
  actor.send({ type: 'orbit.missed', designator: '433' });
  expect(failures(emitted)).toHaveLength(1);
});

test('a Keplerian request that fails says that there is no such orbit', async () => {
  const { request, keplerian, emitted } = startOrbitLoading();
  request(row('433'));
  await keplerian.calls[0]?.fail(OFFLINE);
  expect(failures(emitted)).toEqual(['warning: Keplerian orbit for object 433 does not exist.']);
  expect(emitted).toContainEqual({ type: 'keplerian.missing', designator: '433' });
});

test('a response that is not an orbit is reported with the name of the object', async () => {
  const { request, keplerian, emitted } = startOrbitLoading();
  request(row('433'));
  await keplerian.calls[0]?.fail(new Error('malformed'));
  expect(failures(emitted)).toEqual(['error: 433: An error has occurred. Please try again.']);
  expect(emitted).toContainEqual({ type: 'keplerian.missing', designator: '433' });
});

test('a Keplerian response with an error shows its name and message, and the object has no orbit', async () => {
  const { request, keplerian, perturbed, emitted } = startOrbitLoading();
  request(row('433', true));
  await keplerian.calls[0]?.answer({ data: [], errors: [{ name: '433', message: 'no orbit' }] });
  expect(failures(emitted)).toEqual(['error: 433: no orbit']);
  expect(emitted).toContainEqual({ type: 'keplerian.missing', designator: '433' });
  expect(perturbed.calls).toEqual([]);
});

test('a perturbed request that fails leaves the object Keplerian, which is requested again after 1 s', async () => {
  const { request, clock, keplerian, perturbed, emitted, isBusy } = startOrbitLoading();
  request(row('433', true));
  await keplerian.calls[0]?.answer(elementsOf('433'));
  await perturbed.calls[0]?.fail(OFFLINE);
  expect(failures(emitted)).toEqual(['warning: perturbed orbit for object 433 does not exist.']);
  expect(emitted).toContainEqual({ type: 'perturbed.missing', designator: '433', isPassing: true });
  clock.increment(999);
  expect(keplerian.calls).toHaveLength(1);
  clock.increment(1);
  expect(keplerian.calls).toHaveLength(2);
  await keplerian.calls[1]?.answer(elementsOf('433'));
  expect(isBusy()).toBe(false);
});

test('a Keplerian orbit that does not come again leaves the one that was there', async () => {
  const { request, clock, keplerian, perturbed, context, emitted } = startOrbitLoading();
  request(row('433', true));
  await keplerian.calls[0]?.answer(elementsOf('433'));
  await perturbed.calls[0]?.fail(OFFLINE);
  clock.increment(1000);
  await keplerian.calls[1]?.fail(OFFLINE);
  expect(context().keplerian.has('433')).toBe(true);
  expect(emitted).not.toContainEqual({ type: 'keplerian.missing', designator: '433' });
});

test('a perturbed orbit that the service knows nothing of is not missing in passing', async () => {
  for (const [status, isPassing] of [
    [404, false],
    [400, false],
    [429, true],
    [500, true],
    [503, true],
  ] as const) {
    const { request, keplerian, perturbed, emitted } = startOrbitLoading();
    request(row('433', true));
    await keplerian.calls[0]?.answer(elementsOf('433'));
    const failure = { kind: 'problem', message: 'no', type: 'about:blank', status } as const;
    await perturbed.calls[0]?.fail(new RequestFailed(failure));
    expect(emitted).toContainEqual({ type: 'perturbed.missing', designator: '433', isPassing });
  }
});

test('an object that is not found among perturbed orbits shows message and name', async () => {
  const { request, keplerian, perturbed, emitted } = startOrbitLoading();
  request(row('433', true));
  await keplerian.calls[0]?.answer(elementsOf('433'));
  await perturbed.calls[0]?.answer({ orbit: undefined, errors: [{ name: '433', message: 'not found' }] });
  expect(failures(emitted)).toEqual(['error: 433: not found']);
  expect(emitted).toContainEqual({ type: 'perturbed.missing', designator: '433', isPassing: false });
});

test('dropping the object in the pause before the second try ends it', async () => {
  const { actor, request, clock, keplerian, perturbed, isBusy } = startOrbitLoading();
  request(row('433', true));
  await keplerian.calls[0]?.answer(elementsOf('433'));
  await perturbed.calls[0]?.fail(OFFLINE);
  actor.send({ type: 'orbits.dropped', designator: '433' });
  clock.increment(5000);
  expect(keplerian.calls).toHaveLength(1);
  expect(isBusy()).toBe(false);
});

test('an orbit record means the same with q as with a, with mag as with h, and with diam as with size', () => {
  const record = { designator: 'x', epoch: 61_000, e: 0.2, i: 5, om: 1, w: 2, ma: 3 };
  const one = keplerianOrbit({ ...record, q: 0.8, mag: 19, diam: 300 });
  const other = keplerianOrbit({ ...record, a: 1, h: 19, size: 300 });
  expect(other).toEqual(one);
});

test('an orbit record without a size of the orbit is refused by name', () => {
  expect(() => keplerianOrbit({ designator: 'x', epoch: 1, e: 0, i: 0, om: 0, w: 0, ma: 0 })).toThrow(
    new RangeError('the orbit of x has no size'),
  );
});

test('an orbit record has what a line is drawn from', () => {
  expect([0.5, 1, 1.2].map((e) => orbitType(orbitOf(e), undefined))).toEqual([
    'elliptical',
    'parabolic',
    'hyperbolic',
  ]);
  expect(orbitType(orbitOf(0.5), perturbedOrbit('x'))).toBe('table');
  expect(orbitType(undefined, undefined)).toBe('unknown');
});

function orbitOf(e: number) {
  return keplerianOrbit(orbitRecord('x', { e }));
}
