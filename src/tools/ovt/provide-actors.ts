import { fromPromise } from 'xstate';
import { clientActors } from '#client/actors.ts';
import type { Client } from '#client/client.ts';
import { joinFiles } from '#client/nov/join-files.ts';
import type { NovClient } from '#client/nov/nov-client.ts';
import { RequestFailed } from '#contract/failure.ts';
import type { KeplerianOrbits } from '#contract/nov/keplerian.ts';
import type { GroupType } from '#contract/nov/small-objects.ts';
import type { SwarmFile } from '#contract/nov/swarm-bytes.ts';
import { objectEditorMachine } from '#machines/editor/object-editor.ts';
import { objectListMachine } from '#machines/objects/object-list.ts';
import { objectSearchMachine } from '#machines/objects/object-search.ts';
import type { OrbitAnswer, PerturbedOrbit } from '#machines/orbits/orbit-data.ts';
import { orbitLoadingMachine } from '#machines/orbits/orbit-loading.ts';
import { orbitObjectsMachine } from '#machines/orbits/orbit-objects.ts';
import { orbitRequestMachine, type PerturbedQuery } from '#machines/orbits/orbit-request.ts';
import { ovtMachine } from '#machines/ovt/ovt.ts';
import { recorderMachine } from '#machines/scene/recorder.ts';
import type { SwarmKey } from '#machines/orbits/swarm-groups.ts';
import { type GroupOptions, swarmMachine } from '#machines/orbits/swarm.ts';
import { userDefinedOrbitQuery } from '#machines/orbits/user-defined-orbit-query.ts';
import { captureOf, type Film } from '#parts/recorder/capture.ts';
import { saveFile } from '#parts/save-file.ts';

/** Orbit visualisation with every actor provided: the one place where its behaviour meets network and browser. */
export function providedOvt(
  client: Client,
  nov: NovClient,
  openFilm: () => Promise<Film>,
): typeof ovtMachine {
  const actors = clientActors(client);
  const search = objectSearchMachine.provide({ actors: actors.objectSearch });
  const loadKeplerian = fromPromise<KeplerianOrbits['ephemerides'], { designator: string }>(
    ({ input: { designator }, signal }) => nov.keplerianOrbits([designator], { signal }),
  );
  return ovtMachine.provide({
    actors: {
      objectList: objectListMachine.provide({ actors: { search, ...actors.objectList } }),
      objects: orbitObjectsMachine.provide({ actors: actors.objectList }),
      loading: orbitLoadingMachine.provide({
        actors: {
          request: orbitRequestMachine.provide({
            actors: {
              loadKeplerian,
              loadPerturbed: fromPromise<OrbitAnswer<PerturbedOrbit>, PerturbedQuery>(({ input, signal }) =>
                perturbedOrbit(nov, input, signal),
              ),
            },
          }),
        },
      }),
      editor: objectEditorMachine.provide({ actors: { search, loadKeplerian } }),
      swarm: swarmMachine.provide({
        actors: {
          loadOptions: fromPromise<GroupOptions>(({ signal }) => groupOptions(nov, signal)),
          loadSwarm: fromPromise<SwarmFile, { key: SwarmKey }>(({ input: { key }, signal }) =>
            swarmOf(nov, key, signal),
          ),
        },
      }),
      recorder: recorderMachine.provide({ actors: { capture: captureOf(openFilm), saveFile: savedFile } }),
      listImpactors: actors.opt.listImpactors,
    },
  });
}

const savedFile = fromPromise<void, { name: string; content: Blob }>(async ({ input: { name, content } }) =>
  saveFile(name, content),
);

/** A refusal of the service is an answer: what it says of the object is shown in its own words. */
async function perturbedOrbit(
  nov: NovClient,
  query: PerturbedQuery,
  signal: AbortSignal,
): Promise<OrbitAnswer<PerturbedOrbit>> {
  if (query.kind === 'listed') {
    return nov.perturbedOrbit(query.designator, { signal });
  }
  try {
    const asked = userDefinedOrbitQuery(query.object, query.span);
    return asked.kind === 'elliptical'
      ? await nov.perturbedElliptical(asked.query, { signal })
      : await nov.perturbedHyperbolic(asked.query, { signal });
  } catch (error) {
    if (!(error instanceof RequestFailed) || error.failure.kind !== 'problem') throw error;
    if (error.failure.status >= 500) throw error;
    const { objectName: name } = query.object;
    return { orbit: undefined, errors: [{ name, message: error.failure.message }] };
  }
}

async function groupOptions(nov: NovClient, signal: AbortSignal): Promise<GroupOptions> {
  const [neo, family, population] = await Promise.all(
    (['neo', 'family', 'population'] as const).map((type) => nov.groups(type, { signal })),
  );
  return { neo, family, population };
}

/** All near-Earth objects come as one; a family or population in two parts by eccentricity. */
async function swarmOf(nov: NovClient, key: SwarmKey, signal: AbortSignal): Promise<SwarmFile> {
  if (key === 'neo') return nov.swarm({ signal });
  const slash = key.indexOf('/');
  const type = key.slice(0, slash) as GroupType;
  const value = key.slice(slash + 1);
  const [round, long] = await Promise.all([
    nov.groupObjects(type, value, 'less_eccentric', { signal }),
    nov.groupObjects(type, value, 'eccentric', { signal }),
  ]);
  return joinFiles(round, long);
}
