import { createActor, SimulatedClock } from 'xstate';
import type { KeplerianOrbits } from '#contract/nov/keplerian.ts';
import type { OrbitalObject } from '#contract/user-defined/user-defined-object.ts';
import type { OrbitAnswer, PerturbedOrbit } from '#machines/orbits/orbit-data.ts';
import { type OrbitLoadingEmitted, orbitLoadingMachine } from '#machines/orbits/orbit-loading.ts';
import { listedRow, type OrbitObject, userDefinedRow } from '#machines/orbits/orbit-object.ts';
import { orbitRequestMachine, type PerturbedQuery } from '#machines/orbits/orbit-request.ts';
import { deferredActor } from './deferred.ts';
import { listedObject } from './objects.ts';

/** The span over which objects are requested. */
export const SPAN = { startMs: 0, endMs: 1 };

/** The loading of orbits, whose requests wait for responses. */
export function startOrbitLoading() {
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
    request: (object: OrbitObject) => actor.send({ type: 'orbits.needed', object, span: SPAN }),
    context: () => actor.getSnapshot().context,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
  };
}

/** An object of the catalogue that is shown. */
export function row(designator: string, perturbedOn = false): OrbitObject {
  return { ...listedRow(listedObject(designator)), checked: true, perturbedOn };
}

/** A user-defined object that is shown. */
export function own(object: OrbitalObject, perturbedOn = false): OrbitObject {
  return { ...userDefinedRow(object), checked: true, perturbedOn };
}

/** The failures, as they are reported to the user. */
export function failures(emitted: readonly OrbitLoadingEmitted[]): readonly string[] {
  return emitted.flatMap((event) =>
    event.type === 'failure.reported' ? [`${event.severity}: ${event.message}`] : [],
  );
}
