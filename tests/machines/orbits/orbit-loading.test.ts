import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { RequestFailed } from '#contract/failure.ts';
import type { KeplerianOrbits } from '#contract/nov/keplerian.ts';
import type { OrbitalObject } from '#contract/user-defined-object.ts';
import {
  keplerianOrbit,
  orbitType,
  type OrbitAnswer,
  type PerturbedOrbit,
} from '#machines/orbits/orbit-data.ts';
import { type OrbitLoadingEmitted, orbitLoadingMachine } from '#machines/orbits/orbit-loading.ts';
import { listedRow, type OrbitObject, userDefinedRow } from '#machines/orbits/orbit-object.ts';
import { orbitRequestMachine, type PerturbedQuery } from '#machines/orbits/orbit-request.ts';
import { deferredActor } from '../fakes/deferred.ts';
import { listedObject } from '../fakes/objects.ts';
import {
  elementsOf,
  ellipticalObject,
  hyperbolicObject,
  orbitRecord,
  perturbedOrbit,
} from '../fakes/orbits.ts';

const SPAN = { startMs: 0, endMs: 1 };
const OFFLINE = new RequestFailed({ kind: 'network', message: 'offline' });

describe('the orbits of an object', () => {
  test('the Keplerian orbit is asked for first, the perturbed one after it', async () => {
    const { want, keplerian, perturbed, context } = started();
    want(row('433', true));
    expect([keplerian.asked.length, perturbed.asked.length]).toEqual([1, 0]);
    await keplerian.asked[0]?.answer(elementsOf('433'));
    expect(perturbed.asked[0]?.input).toEqual({ kind: 'listed', designator: '433' });
    await perturbed.asked[0]?.answer({ orbit: perturbedOrbit('433'), errors: [] });
    expect([...context().keplerian.keys(), ...context().perturbed.keys()]).toEqual(['433', '433']);
  });

  test('an object shown again asks nothing', async () => {
    const { actor, want, keplerian, perturbed, isBusy } = started();
    want(row('433', true));
    await keplerian.asked[0]?.answer(elementsOf('433'));
    await perturbed.asked[0]?.answer({ orbit: perturbedOrbit('433'), errors: [] });
    actor.send({ type: 'orbits.dropped', designator: '433' });
    want(row('433', true));
    expect([keplerian.asked.length, perturbed.asked.length, isBusy()]).toEqual([1, 1, false]);
  });

  test('dropping an object stops its request', () => {
    const { actor, want, keplerian, isBusy } = started();
    want(row('433'));
    actor.send({ type: 'orbits.dropped', designator: '433' });
    expect(keplerian.asked[0]?.signal.aborted).toBe(true);
    expect(isBusy()).toBe(false);
  });

  test('an answer that comes after the object was dropped changes nothing', async () => {
    const { actor, want, keplerian, emitted, context } = started();
    want(row('433'));
    actor.send({ type: 'orbits.dropped', designator: '433' });
    await keplerian.asked[0]?.answer(elementsOf('433'));
    expect(context().keplerian.size).toBe(0);
    expect(emitted.map(({ type }) => type)).toEqual(['loading.begun', 'loading.finished']);
  });

  test('objects are loaded side by side, and loading lasts until the last is there', async () => {
    const { want, keplerian, emitted, isBusy } = started();
    want(row('433'));
    want(row('1036'));
    await keplerian.asked[1]?.answer(elementsOf('1036'));
    expect(isBusy()).toBe(true);
    await keplerian.asked[0]?.answer(elementsOf('433'));
    expect(isBusy()).toBe(false);
    expect(emitted.map(({ type }) => type)).toEqual(['loading.begun', 'loading.finished']);
  });

  test('switching to perturbed while the Keplerian orbit loads still brings both', async () => {
    const { want, keplerian, perturbed, context } = started();
    want(row('433'));
    want(row('433', true));
    expect(keplerian.asked[0]?.signal.aborted).toBe(true);
    await keplerian.asked[1]?.answer(elementsOf('433'));
    await perturbed.asked[0]?.answer({ orbit: perturbedOrbit('433'), errors: [] });
    expect([context().keplerian.size, context().perturbed.size]).toEqual([1, 1]);
  });

  test('the eleventh perturbed orbit drops the first', async () => {
    const { want, keplerian, perturbed, emitted, context } = started();
    for (let index = 0; index <= 10; index++) {
      want(row(`A${index}`, true));
      await keplerian.asked[index]?.answer(elementsOf(`A${index}`));
      await perturbed.asked[index]?.answer({ orbit: perturbedOrbit(`A${index}`), errors: [] });
    }
    expect([...context().perturbed.keys()]).toEqual(
      Array.from({ length: 10 }, (_, index) => `A${index + 1}`),
    );
    expect(context().keplerian.size).toBe(11);
    expect(emitted).toContainEqual({ type: 'perturbed.evicted', designator: 'A0' });
  });

  test('an impact that the table ends with is told', async () => {
    const { want, keplerian, perturbed, emitted } = started();
    want(row('433', true));
    await keplerian.asked[0]?.answer(elementsOf('433'));
    await perturbed.asked[0]?.answer({ orbit: perturbedOrbit('433', '2030-01-02T03:04:05Z'), errors: [] });
    expect(emitted).toContainEqual({
      type: 'impact.found',
      designator: '433',
      impactDate: '2030-01-02T03:04:05Z',
    });
  });
});

describe('what goes wrong', () => {
  test('an empty designator is refused without a request', () => {
    const { want, keplerian, emitted } = started();
    want(row(' '));
    expect(keplerian.asked).toEqual([]);
    expect(emitted).toEqual([{ type: 'trouble.met', severity: 'error', message: 'Invalid designator' }]);
  });

  test('drawing an orbit that is not there warns; while it loads it does not', () => {
    const { actor, want, emitted } = started();
    actor.send({ type: 'orbit.missed', designator: '433' });
    expect(emitted).toEqual([{ type: 'trouble.met', severity: 'warning', message: 'Orbit does not exist' }]);
    want(row('433'));
    actor.send({ type: 'orbit.missed', designator: '433' });
    expect(troubles(emitted)).toHaveLength(1);
  });

  test('a Keplerian request that fails says that there is no such orbit', async () => {
    const { want, keplerian, emitted } = started();
    want(row('433'));
    await keplerian.asked[0]?.fail(OFFLINE);
    expect(troubles(emitted)).toEqual(['warning: Keplerian orbit for object 433 does not exist.']);
    expect(emitted).toContainEqual({ type: 'keplerian.missing', designator: '433' });
  });

  test('a Keplerian answer with an error shows its name and message, and the object has no orbit', async () => {
    const { want, keplerian, perturbed, emitted } = started();
    want(row('433', true));
    await keplerian.asked[0]?.answer({ data: [], errors: [{ name: '433', message: 'no orbit' }] });
    expect(troubles(emitted)).toEqual(['error: 433: no orbit']);
    expect(emitted).toContainEqual({ type: 'keplerian.missing', designator: '433' });
    expect(perturbed.asked).toEqual([]);
  });

  test('a perturbed request that fails leaves the object Keplerian, which is asked for again after 1 s', async () => {
    const { want, clock, keplerian, perturbed, emitted, isBusy } = started();
    want(row('433', true));
    await keplerian.asked[0]?.answer(elementsOf('433'));
    await perturbed.asked[0]?.fail(OFFLINE);
    expect(troubles(emitted)).toEqual(['warning: perturbed orbit for object 433 does not exist.']);
    expect(emitted).toContainEqual({ type: 'perturbed.missing', designator: '433', isPassing: true });
    clock.increment(999);
    expect(keplerian.asked).toHaveLength(1);
    clock.increment(1);
    expect(keplerian.asked).toHaveLength(2);
    await keplerian.asked[1]?.answer(elementsOf('433'));
    expect(isBusy()).toBe(false);
  });

  test('a Keplerian orbit that does not come again leaves the one that was there', async () => {
    const { want, clock, keplerian, perturbed, context, emitted } = started();
    want(row('433', true));
    await keplerian.asked[0]?.answer(elementsOf('433'));
    await perturbed.asked[0]?.fail(OFFLINE);
    clock.increment(1000);
    await keplerian.asked[1]?.fail(OFFLINE);
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
      const { want, keplerian, perturbed, emitted } = started();
      want(row('433', true));
      await keplerian.asked[0]?.answer(elementsOf('433'));
      const failure = { kind: 'problem', message: 'no', type: 'about:blank', status } as const;
      await perturbed.asked[0]?.fail(new RequestFailed(failure));
      expect(emitted).toContainEqual({ type: 'perturbed.missing', designator: '433', isPassing });
    }
  });

  test('an object that is not found among perturbed orbits shows message and name', async () => {
    const { want, keplerian, perturbed, emitted } = started();
    want(row('433', true));
    await keplerian.asked[0]?.answer(elementsOf('433'));
    await perturbed.asked[0]?.answer({ orbit: undefined, errors: [{ name: '433', message: 'not found' }] });
    expect(troubles(emitted)).toEqual(['error: 433: not found']);
    expect(emitted).toContainEqual({ type: 'perturbed.missing', designator: '433', isPassing: false });
  });

  test('dropping the object in the pause before the second try ends it', async () => {
    const { actor, want, clock, keplerian, perturbed, isBusy } = started();
    want(row('433', true));
    await keplerian.asked[0]?.answer(elementsOf('433'));
    await perturbed.asked[0]?.fail(OFFLINE);
    actor.send({ type: 'orbits.dropped', designator: '433' });
    clock.increment(5000);
    expect(keplerian.asked).toHaveLength(1);
    expect(isBusy()).toBe(false);
  });
});

describe('objects of one’s own', () => {
  const mine = ellipticalObject('mine');

  test('have their Keplerian orbit without a request', () => {
    const { want, keplerian, context } = started();
    want(own(mine));
    expect(keplerian.asked).toEqual([]);
    expect(context().keplerian.get(mine.designator)?.elements).toMatchObject({
      perihelionDistance: 0.9,
      eccentricity: (1.1 - 0.9) / (1.1 + 0.9),
      epoch: { scale: 'TDB', day: 2_460_676.5, offset: expect.closeTo(0.5 + 69.184 / 86_400, 7) },
    });
  });

  test('are propagated over the span they are wanted for', async () => {
    const { want, perturbed, context } = started();
    want(own(mine, true));
    const { perturbedOn: _on, keplerianOnly: _only, ...definition } = mine;
    expect(perturbed.asked[0]?.input).toEqual({
      kind: 'user-defined',
      designator: mine.designator,
      object: definition,
      span: SPAN,
    });
    await perturbed.asked[0]?.answer({ orbit: perturbedOrbit(mine.designator), errors: [] });
    expect(context().perturbed.has(mine.designator)).toBe(true);
  });

  test('without data but with an error show message and name', async () => {
    const { want, perturbed, emitted } = started();
    want(own(mine, true));
    await perturbed.asked[0]?.answer({ orbit: undefined, errors: [{ name: 'mine', message: 'too far' }] });
    expect(troubles(emitted)).toEqual(['error: mine: too far']);
  });

  test('without data and error say that there are no ephemerides', async () => {
    const { want, perturbed, emitted } = started();
    want(own(mine, true));
    await perturbed.asked[0]?.answer({ orbit: undefined, errors: [] });
    expect(troubles(emitted)).toEqual(['error: ephemerides for object not available']);
    expect(emitted).toContainEqual({
      type: 'perturbed.missing',
      designator: mine.designator,
      isPassing: false,
    });
  });

  test('whose request fails are Keplerian only, with nothing to ask for again', async () => {
    const { want, clock, keplerian, perturbed, emitted, isBusy } = started();
    want(own(mine, true));
    await perturbed.asked[0]?.fail(OFFLINE);
    clock.increment(1000);
    expect(troubles(emitted)).toEqual(['warning: perturbed orbit for object mine does not exist.']);
    expect(emitted).toContainEqual({
      type: 'perturbed.missing',
      designator: mine.designator,
      isPassing: true,
    });
    expect([keplerian.asked.length, isBusy()]).toEqual([0, false]);
  });

  test('that were changed have nothing left of what was calculated', async () => {
    const { actor, want, perturbed, context } = started();
    want(own(mine, true));
    await perturbed.asked[0]?.answer({ orbit: perturbedOrbit(mine.designator), errors: [] });
    actor.send({ type: 'orbits.outdated', designator: mine.designator });
    expect([context().keplerian.size, context().perturbed.size]).toEqual([0, 0]);
  });
});

describe('an orbit record', () => {
  test('means the same with q as with a, with mag as with h, and with diam as with size', () => {
    const record = { designator: 'x', epoch: 61_000, e: 0.2, i: 5, om: 1, w: 2, ma: 3 };
    const one = keplerianOrbit({ ...record, q: 0.8, mag: 19, diam: 300 });
    const other = keplerianOrbit({ ...record, a: 1, h: 19, size: 300 });
    expect(other).toEqual(one);
  });

  test('without a size of the orbit is refused by name', () => {
    expect(() => keplerianOrbit({ designator: 'x', epoch: 1, e: 0, i: 0, om: 0, w: 0, ma: 0 })).toThrow(
      new RangeError('the orbit of x has no size'),
    );
  });

  test('tells what a line is drawn from', () => {
    expect([0.5, 1, 1.2].map((e) => orbitType(orbitOf(e), undefined))).toEqual([
      'elliptical',
      'parabolic',
      'hyperbolic',
    ]);
    expect(orbitType(orbitOf(0.5), perturbedOrbit('x'))).toBe('table');
    expect(orbitType(undefined, undefined)).toBe('unknown');
  });
});

test('a parabola of one’s own has its place by the time of perihelion', () => {
  const { want, context } = started();
  const object = { ...hyperbolicObject('comet'), eccentricity: 1 };
  want(own(object));
  const orbit = context().keplerian.get(object.designator);
  expect(orbit?.elements).toMatchObject({
    eccentricity: 1,
    perihelionTime: { scale: 'TDB', day: 2_460_700.5, offset: expect.closeTo(0.25 + 69.184 / 86_400, 7) },
  });
  expect(orbitType(orbit, undefined)).toBe('parabolic');
});

function started() {
  const keplerian = deferredActor<KeplerianOrbits['ephemerides'], { designator: string }>();
  const perturbed = deferredActor<OrbitAnswer<PerturbedOrbit>, PerturbedQuery>();
  const request = orbitRequestMachine.provide({
    actors: { loadKeplerian: keplerian.actor, loadPerturbed: perturbed.actor },
  });
  const clock = new SimulatedClock();
  const machine = orbitLoadingMachine.provide({ actors: { request } });
  const actor = createActor(machine, { clock, input: { mostPerturbed: 10 } }).start();
  const emitted: OrbitLoadingEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  return {
    actor,
    clock,
    keplerian,
    perturbed,
    emitted,
    want: (object: OrbitObject) => actor.send({ type: 'orbits.wanted', object, span: SPAN }),
    context: () => actor.getSnapshot().context,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
  };
}

function orbitOf(e: number) {
  return keplerianOrbit(orbitRecord('x', { e }));
}

function row(designator: string, perturbedOn = false): OrbitObject {
  return { ...listedRow(listedObject(designator)), checked: true, perturbedOn };
}

function own(object: OrbitalObject, perturbedOn = false): OrbitObject {
  return { ...userDefinedRow(object), checked: true, perturbedOn };
}

function troubles(emitted: readonly OrbitLoadingEmitted[]): readonly string[] {
  return emitted.flatMap((event) =>
    event.type === 'trouble.met' ? [`${event.severity}: ${event.message}`] : [],
  );
}
