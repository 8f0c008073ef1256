import { createActor, SimulatedClock } from 'xstate';
import type { Coordinates, Observatory } from '#machines/planning/observatory.ts';
import { setupMachine } from '#machines/planning/setup.ts';
import type { SetupEmitted } from '#machines/planning/setup-events.ts';
import { deferredActor } from './deferred.ts';

export const MAUNAKEA: Observatory = {
  id: 568,
  code: '568',
  name: 'Maunakea',
  latitude: 19.82,
  longitude: -155.47,
  alt: 4200,
};

/** A set-up that starts on 5 March 2026. */
export function startSetup() {
  const locate = deferredActor<Coordinates>();
  const clock = new SimulatedClock();
  const machine = setupMachine.provide({ actors: { locate: locate.actor } });
  const actor = createActor(machine, { clock, input: { today: '2026-03-05' } });
  const emitted: SetupEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  return { actor: actor.start(), clock, locate, emitted };
}

/** The same, submitted once. */
export function submittedSetup() {
  const started = startSetup();
  started.actor.send({ type: 'setup.submitted' });
  return started;
}
