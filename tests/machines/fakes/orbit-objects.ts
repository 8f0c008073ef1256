import { createActor, SimulatedClock } from 'xstate';
import type { AsteroidsByName } from '#contract/asteroid.ts';
import { type OrbitObjectsEmitted, orbitObjectsMachine } from '#machines/orbits/orbit-objects.ts';
import { deferredActor } from './deferred.ts';
import { listedObject, nonNea } from './objects.ts';
import { ellipticalObject } from './orbits.ts';

export const EROS = listedObject('433', { name: 'Eros', number: '433' });
export const APOPHIS = listedObject('2004 MN4', { name: 'Apophis', number: '99942' });
export const UNCONFIRMED = listedObject('P21abcd', { neocp: true });
export const CERES = nonNea('Ceres');
export const MINE = ellipticalObject('mine');

/** The objects of an orbit tool, of which no name is found until the test responds. */
export function startOrbitObjects({
  objects = [EROS, APOPHIS, UNCONFIRMED, CERES],
  clock = new SimulatedClock(),
} = {}) {
  const find = deferredActor<AsteroidsByName, { names: readonly string[] }>();
  const actor = createActor(orbitObjectsMachine.provide({ actors: { findByNames: find.actor } }), {
    clock,
  }).start();
  actor.send({ type: 'objects.saved', objects });
  actor.send({ type: 'object.defined', object: MINE });
  const emitted: OrbitObjectsEmitted[] = [];
  const selections: (string | undefined)[] = [];
  actor.on('*', (event) => {
    if (event.type === 'selection.changed') selections.push(event.object?.designator);
    else emitted.push(event);
  });
  return { actor, find, emitted, selections, context: () => actor.getSnapshot().context };
}

/** What was emitted, in short. */
export function summary(event: OrbitObjectsEmitted): string {
  if (event.type === 'orbits.needed')
    return `${event.type} ${event.object.designator} ${event.object.perturbedOn ? 'perturbed' : 'Keplerian'}`;
  if (event.type === 'propagation.changed') return `${event.type} ${event.on}`;
  return 'designator' in event ? `${event.type} ${event.designator}` : event.type;
}
