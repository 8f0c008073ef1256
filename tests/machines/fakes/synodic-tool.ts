import { createActor, type EventObject, fromCallback, SimulatedClock } from 'xstate';
import type { AsteroidsByName, Impactor, ListedObject } from '#contract/asteroid.ts';
import type { KeplerianOrbits } from '#contract/nov/keplerian.ts';
import type { SynodicFile } from '#contract/nov/synodic-bytes.ts';
import type { PopulationQuery } from '#contract/sovt/population.ts';
import type { WindowsAnswer, WindowsQuery } from '#contract/sovt/windows.ts';
import { objectEditorMachine } from '#machines/editor/object-editor.ts';
import type { SearchQuery } from '#machines/kit/search.ts';
import { objectListMachine } from '#machines/objects/object-list.ts';
import { type ObjectScope, objectSearchMachine } from '#machines/objects/object-search.ts';
import { orbitObjectsMachine } from '#machines/orbits/orbit-objects.ts';
import { popupsMachine } from '#machines/popups/popups.ts';
import { parametersMachine } from '#machines/sovt/parameters.ts';
import { type PathQuery, pathRequestMachine } from '#machines/sovt/path-request.ts';
import { type PopulationAnswered, populationMachine } from '#machines/sovt/population.ts';
import { pathsMachine } from '#machines/sovt/paths.ts';
import type { SovtEmitted } from '#machines/sovt/sovt-events.ts';
import { sovtMachine } from '#machines/sovt/sovt.ts';
import { windowsMachine } from '#machines/sovt/windows.ts';
import { deferredActor } from './deferred.ts';
import { NOW } from './orbit-tool.ts';
import { shownPopup } from './shown-popup.ts';

/** Synodic orbit visualisation on 1 March 2026 without a service: the test responds to its requests. */
export function startSynodic() {
  const popups = createActor(popupsMachine).start();
  const find = deferredActor<AsteroidsByName, { names: readonly string[] }>();
  const keplerian = deferredActor<KeplerianOrbits['ephemerides'], { designator: string }>();
  const paths = deferredActor<SynodicFile, PathQuery>();
  const windows = deferredActor<WindowsAnswer, { query: WindowsQuery | undefined }>();
  const populations: { queries: PopulationQuery[]; send: (answer: PopulationAnswered) => void } = {
    queries: [],
    send: () => undefined,
  };
  const look = fromCallback<EventObject, { query: PopulationQuery }>(({ sendBack, input }) => {
    populations.queries.push(input.query);
    populations.send = sendBack;
  });
  const impactors = deferredActor<readonly Impactor[]>();
  const search = objectSearchMachine.provide({
    actors: { findByPhrase: deferredActor<readonly ListedObject[], SearchQuery<ObjectScope>>().actor },
  });
  const request = pathRequestMachine.provide({ actors: { loadPath: paths.actor } });
  const machine = sovtMachine.provide({
    actors: {
      objectList: objectListMachine.provide({ actors: { search, findByNames: find.actor } }),
      objects: orbitObjectsMachine.provide({ actors: { findByNames: find.actor } }),
      parameters: parametersMachine.provide({ actors: { loadKeplerian: keplerian.actor } }),
      paths: pathsMachine.provide({ actors: { request } }),
      population: populationMachine.provide({ actors: { look } }),
      windows: windowsMachine.provide({ actors: { loadWindows: windows.actor } }),
      editor: objectEditorMachine.provide({ actors: { search, loadKeplerian: keplerian.actor } }),
      listImpactors: impactors.actor,
    },
  });
  const clock = new SimulatedClock();
  const sovt = createActor(machine, {
    clock,
    input: { popups, now: () => NOW, realNow: () => clock.now() },
  });
  const emitted: SovtEmitted[] = [];
  sovt.on('*', (event) => emitted.push(event));
  sovt.start();
  const context = () => sovt.getSnapshot().context;
  const row = (designator: string) =>
    context()
      .objects.getSnapshot()
      .context.objects.find((each) => each.designator === designator);
  const calculated = () => context().paths.getSnapshot().context;
  const form = () => context().parameters.getSnapshot().context.form;
  return {
    sovt,
    clock,
    popups,
    ...shownPopup(popups, sovt),
    emitted,
    context,
    row,
    calculated,
    form,
    find,
    keplerian,
    paths,
    windows,
    populations,
    impactors,
  };
}

/** A path of this many days from 1 January 2026, with what a test changes: an object that recedes along x. */
export function synodicPath(rows = 3, changes: Partial<SynodicFile> = {}): SynodicFile {
  const each = (value: (row: number) => number) => Array.from({ length: rows }, (_, row) => value(row));
  return {
    firstEpoch: 61_041,
    step: 1,
    rows,
    hasMagnitudes: true,
    passages: [],
    provenance: { source: 'test', catalogueDate: '2026-01-01' },
    columns: {
      places: Float64Array.from(each((row) => row).flatMap((row) => [2 + 0.01 * row, 0, 0])),
      earthSunDistances: Float64Array.from(each(() => 1)),
      sunDistances: Float64Array.from(each((row) => 2 + 0.01 * row)),
      earthDistances: Float64Array.from(each((row) => 1 + 0.01 * row)),
      phaseAngles: Float32Array.from(each(() => 0)),
      elongations: Float32Array.from(each(() => 180)),
      magnitudes: Float32Array.from(each((row) => 20 + 0.1 * row)),
    },
    ...changes,
  };
}
