import type { SavedCamera } from '#contract/saved-state/saved-camera.ts';
import type { SovtState } from '#contract/sovt/sovt-state.ts';
import { USER_DEFINED_SLOPE } from '#contract/user-defined/user-defined-ranges.ts';
import { DEFAULT_COMET_SLOPE } from '#engine/photometry/comet.ts';
import type { OrbitList } from '../orbits/orbit-list.ts';
import { listAfterVisit } from '../orbits/after-visit.ts';
import { focusName, listFieldsOf, listOfFields } from '../orbits/saved-list.ts';
import type { DisplaySettings } from '../scene/display-settings-rules.ts';
import { savedSettingsOf } from '../scene/saved-settings.ts';
import { timelineFieldsOf, timelineOfFields } from '../scene/saved-timeline.ts';
import type { SavedTimeline } from '../scene/timeline-rules.ts';
import type { CalculatedObject } from './object-data.ts';
import type { PopulationContext } from './population.ts';
import type { SovtCommand } from './sovt-events.ts';
import { SOVT_OPTIONS } from './sovt-tables.ts';
import { savedPlaceOf, type WindowsContext } from './windows.ts';

/** The parts that make up the state of synodic orbit visualisation. */
export type SovtParts = {
  readonly objects: OrbitList;
  readonly calculated: Iterable<CalculatedObject>;
  readonly timeline: SavedTimeline;
  readonly settings: DisplaySettings;
  readonly population: Pick<PopulationContext, 'isOpen' | 'magnitudeLimit' | 'includesLost'>;
  readonly windows: Pick<WindowsContext, 'site' | 'leastAltitude'>;
  /** Left out while there is no scene. */
  readonly camera: SavedCamera | undefined;
};

/** The state of synodic orbit visualisation as it is stored or saved. */
export function sovtStateOf(parts: SovtParts): SovtState {
  const { objects, calculated, timeline, settings, population, windows, camera } = parts;
  const { focus } = objects;
  const windowsPlace = savedPlaceOf(windows);
  return {
    version: 1,
    tool: 'sovt',
    ...timelineFieldsOf(timeline),
    ...listFieldsOf(objects),
    calculatedObjects: [...calculated],
    ...(focus === undefined ? {} : { sovtFocusedObject: focusName(focus) }),
    activeZoomSOVT: settings.zoom,
    ...(camera === undefined ? {} : { SOVTcamera: camera }),
    charts: settings.synodicOrbitCharts,
    ...(population.isOpen ? { populationLimit: population.magnitudeLimit } : {}),
    ...(population.isOpen && population.includesLost ? { populationWithLost: true as const } : {}),
    ...(windowsPlace === undefined ? {} : { windowsPlace }),
    displaySettings: savedSettingsOf(settings, SOVT_OPTIONS),
  };
}

/** Goes before a saved list, so that each of its objects is one that comes: the paths of those that are shown go, too. */
const EMPTIED: SovtCommand = {
  to: 'objects',
  event: { type: 'list.loaded', list: { objects: [], selected: undefined, focus: undefined } },
};

/** What brings a state back. */
export function restoreSovt(state: SovtState): readonly SovtCommand[] {
  const { displaySettings, activeZoomSOVT, charts, populationLimit, windowsPlace } = state;
  const { sovtFocusedObject, SOVTcamera: camera } = state;
  const calculated = state.calculatedObjects.map(calculatedOfSaved);
  return [
    { to: 'timeline', event: { type: 'timeline.loaded', saved: timelineOfFields(state) } },
    { to: 'settings', event: { type: 'settings.loaded', saved: displaySettings } },
    { to: 'settings', event: { type: 'zoom.chosen', zoom: activeZoomSOVT } },
    { to: 'settings', event: { type: 'panel.closed' } },
    ...(charts ? [{ to: 'settings', event: { type: 'charts.pressed' } } as const] : []),
    EMPTIED,
    { to: 'paths', event: { type: 'calculations.loaded', calculated } },
    { to: 'objects', event: { type: 'list.loaded', list: listOfFields(state, sovtFocusedObject) } },
    {
      to: 'population',
      event:
        populationLimit === undefined
          ? { type: 'population.closed' }
          : {
              type: 'population.restored',
              magnitudeLimit: populationLimit,
              includesLost: state.populationWithLost === true,
            },
    },
    { to: 'windows', event: { type: 'place.loaded', place: windowsPlace } },
    ...(camera === undefined ? [] : [{ to: 'page', event: { type: 'camera.restored', camera } } as const]),
  ];
}

type SavedObject = SovtState['calculatedObjects'][number];

/** A calculated object as it was saved; earlier versions gave a comet without K1 the slope of an asteroid. */
function calculatedOfSaved({ objectData, ...object }: SavedObject): CalculatedObject {
  const { isComet, isOwn, parameters, diameter } = objectData;
  const hasSlopeOfAsteroid = isComet && !isOwn && parameters['slopeParameter'] === USER_DEFINED_SLOPE;
  return {
    ...object,
    objectData: {
      ...objectData,
      diameter,
      parameters: hasSlopeOfAsteroid ? { ...parameters, slopeParameter: DEFAULT_COMET_SLOPE } : parameters,
    },
  };
}

/**
 * The state of a visit after one that an address brought: without the objects of the address and their paths, and where one of
 * them was followed, seen from where the scene was seen before.
 *
 * @param before the state before the visit.
 * @param brought designators of the objects that came by the address.
 */
export function sovtAfterVisit(left: SovtState, before: SovtState, brought: readonly string[]): SovtState {
  const calculatedObjects = left.calculatedObjects.filter(({ designator }) => !brought.includes(designator));
  const after = { ...listAfterVisit(left, brought), calculatedObjects };
  if (!brought.includes(left.sovtFocusedObject ?? '')) return after;
  const { sovtFocusedObject: _, SOVTcamera: __, ...rest } = after;
  const { sovtFocusedObject, SOVTcamera, activeZoomSOVT } = before;
  return {
    ...rest,
    activeZoomSOVT,
    ...(sovtFocusedObject === undefined ? {} : { sovtFocusedObject }),
    ...(SOVTcamera === undefined ? {} : { SOVTcamera }),
  };
}
