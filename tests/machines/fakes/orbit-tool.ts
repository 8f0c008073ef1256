import { createActor, SimulatedClock } from 'xstate';
import type { AsteroidsByName, Impactor, ListedObject } from '#contract/asteroid.ts';
import type { KeplerianOrbits } from '#contract/nov/keplerian.ts';
import type { SwarmFile } from '#contract/nov/swarm-bytes.ts';
import { objectEditorMachine } from '#machines/editor/object-editor.ts';
import type { SearchQuery } from '#machines/kit/search.ts';
import { objectListMachine } from '#machines/objects/object-list.ts';
import { type ObjectScope, objectSearchMachine } from '#machines/objects/object-search.ts';
import type { OrbitAnswer, PerturbedOrbit } from '#machines/orbits/orbit-data.ts';
import { orbitLoadingMachine } from '#machines/orbits/orbit-loading.ts';
import { orbitObjectsMachine } from '#machines/orbits/orbit-objects.ts';
import { orbitRequestMachine, type PerturbedQuery } from '#machines/orbits/orbit-request.ts';
import type { SwarmKey } from '#machines/orbits/swarm-groups.ts';
import { type GroupOptions, swarmMachine } from '#machines/orbits/swarm.ts';
import { ovtMachine } from '#machines/ovt/ovt.ts';
import type { OvtEmitted } from '#machines/ovt/ovt-events.ts';
import { popupsMachine } from '#machines/popups/popups.ts';
import { deferredActor } from './deferred.ts';
import { APOPHIS, EROS } from './orbit-objects.ts';
import { shownPopup } from './shown-popup.ts';

/** The day on which the tool is opened. */
export const NOW = Date.parse('2026-03-01T12:00:00Z');

/** Orbit visualisation on 1 March 2026 without a service: the test responds to its requests. */
export function startOrbits(popups = createActor(popupsMachine).start()) {
  const find = deferredActor<AsteroidsByName, { names: readonly string[] }>();
  const keplerian = deferredActor<KeplerianOrbits['ephemerides'], { designator: string }>();
  const perturbed = deferredActor<OrbitAnswer<PerturbedOrbit>, PerturbedQuery>();
  const swarms = deferredActor<SwarmFile, { key: SwarmKey }>();
  const impactors = deferredActor<readonly Impactor[]>();
  const search = objectSearchMachine.provide({
    actors: { findByPhrase: deferredActor<readonly ListedObject[], SearchQuery<ObjectScope>>().actor },
  });
  const request = orbitRequestMachine.provide({
    actors: { loadKeplerian: keplerian.actor, loadPerturbed: perturbed.actor },
  });
  const machine = ovtMachine.provide({
    actors: {
      objectList: objectListMachine.provide({ actors: { search, findByNames: find.actor } }),
      objects: orbitObjectsMachine.provide({ actors: { findByNames: find.actor } }),
      loading: orbitLoadingMachine.provide({ actors: { request } }),
      editor: objectEditorMachine.provide({ actors: { search, loadKeplerian: keplerian.actor } }),
      swarm: swarmMachine.provide({
        actors: { loadOptions: deferredActor<GroupOptions>().actor, loadSwarm: swarms.actor },
      }),
      listImpactors: impactors.actor,
    },
  });
  const clock = new SimulatedClock();
  const ovt = createActor(machine, {
    clock,
    input: {
      popups,
      now: () => NOW,
      realNow: () => clock.now(),
      random: () => 0.5,
      particleSize: undefined,
    },
  });
  const emitted: OvtEmitted[] = [];
  ovt.on('*', (event) => emitted.push(event));
  ovt.start();
  const context = () => ovt.getSnapshot().context;
  return {
    ovt,
    clock,
    popups,
    ...shownPopup(popups, ovt),
    emitted,
    context,
    find,
    keplerian,
    perturbed,
    swarms,
    impactors,
  };
}

/** {@link startOrbits} with Eros and Apophis in its list. */
export function withObjects() {
  const tool = startOrbits();
  tool.context().objects.send({ type: 'objects.saved', objects: [EROS, APOPHIS] });
  return tool;
}

export type OrbitContext = ReturnType<typeof startOrbits>['context'];

/** The objects of orbit visualisation, and which of them is selected. */
export function objectsOf(context: OrbitContext) {
  return context().objects.getSnapshot().context;
}
