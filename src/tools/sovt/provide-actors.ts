import { fromPromise } from 'xstate';
import { clientActors } from '#client/actors.ts';
import type { Client } from '#client/client.ts';
import type { NovClient } from '#client/nov/nov-client.ts';
import type { SovtClient } from '#client/sovt/sovt-client.ts';
import type { SynodicFile } from '#contract/nov/synodic-bytes.ts';
import type { WindowsAnswer, WindowsQuery } from '#contract/sovt/windows.ts';
import { objectEditorMachine } from '#machines/editor/object-editor.ts';
import { objectListMachine } from '#machines/objects/object-list.ts';
import { objectSearchMachine } from '#machines/objects/object-search.ts';
import { orbitObjectsMachine } from '#machines/orbits/orbit-objects.ts';
import { observatorySearchMachine } from '#machines/planning/observatory-search.ts';
import { parametersMachine } from '#machines/sovt/parameters.ts';
import { synodicPathQuery } from '#machines/sovt/path-query.ts';
import { type PathQuery, pathRequestMachine } from '#machines/sovt/path-request.ts';
import { pathsMachine } from '#machines/sovt/paths.ts';
import { populationMachine } from '#machines/sovt/population.ts';
import { sovtMachine } from '#machines/sovt/sovt.ts';
import { windowsMachine } from '#machines/sovt/windows.ts';
import { loadKeplerianFrom } from '#parts/orbit-objects/provided-orbit-loading.ts';
import { providedRecorder } from '#parts/recorder/capture.ts';
import type { Movie } from '#parts/recorder/record-movie.ts';
import { lookAtPopulation } from './population/look-at-population.ts';

/** The clients of the service that the tool uses. */
export type SovtClients = { readonly client: Client; readonly nov: NovClient; readonly sovt: SovtClient };

/** The machine of synodic orbit visualisation with all actors provided, connected to network and browser. */
export function providedSovt(
  { client, nov, sovt }: SovtClients,
  openMovie: () => Promise<Movie>,
): typeof sovtMachine {
  const actors = clientActors(client);
  const search = objectSearchMachine.provide({ actors: actors.objectSearch });
  const loadKeplerian = loadKeplerianFrom(nov);
  const request = pathRequestMachine.provide({
    actors: {
      loadPath: fromPromise<SynodicFile, PathQuery>(({ input, signal }) => loadedPath(sovt, input, signal)),
    },
  });
  return sovtMachine.provide({
    actors: {
      objectList: objectListMachine.provide({ actors: { search, ...actors.objectList } }),
      objects: orbitObjectsMachine.provide({ actors: actors.objectList }),
      parameters: parametersMachine.provide({ actors: { loadKeplerian } }),
      paths: pathsMachine.provide({ actors: { request } }),
      population: populationMachine.provide({ actors: { look: lookAtPopulation(nov, sovt) } }),
      windows: windowsMachine.provide({
        actors: {
          loadWindows: fromPromise<WindowsAnswer, { query: WindowsQuery | undefined }>(
            async ({ input: { query }, signal }) => {
              if (query === undefined) throw new RangeError('windows of nothing');
              return sovt.windows(query, { signal });
            },
          ),
        },
      }),
      observatorySearch: observatorySearchMachine.provide({ actors: actors.observatorySearch }),
      editor: objectEditorMachine.provide({ actors: { search, loadKeplerian } }),
      recorder: providedRecorder(openMovie),
      listImpactors: actors.opt.listImpactors,
    },
  });
}

function loadedPath(client: SovtClient, requested: PathQuery, signal: AbortSignal): Promise<SynodicFile> {
  const { kind, query } = synodicPathQuery(requested);
  return kind === 'open orbit' ? client.openPath(query, { signal }) : client.path(query, { signal });
}
