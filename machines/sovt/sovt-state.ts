import type { SavedCamera } from '#contract/saved-camera.ts';
import type { SovtState } from '#contract/sovt-state.ts';
import { USER_DEFINED_SLOPE } from '#contract/user-defined-ranges.ts';
import { DEFAULT_COMET_SLOPE } from '#engine/photometry/comet.ts';
import type { ListEvent } from '../orbits/orbit-list-events.ts';
import type { OrbitList } from '../orbits/orbit-list.ts';
import { focusName, listFieldsOf, listOfFields } from '../orbits/saved-list.ts';
import type { DisplaySettings } from '../scene/display-settings-rules.ts';
import type { DisplaySettingsEvent } from '../scene/display-settings.ts';
import { savedSettingsOf } from '../scene/saved-settings.ts';
import { timelineFieldsOf, timelineOfFields } from '../scene/saved-timeline.ts';
import type { SavedTimeline } from '../scene/timeline-rules.ts';
import type { TimelineEvent } from '../scene/timeline.ts';
import type { CalculatedObject } from './object-data.ts';
import type { PathsEvent } from './paths.ts';
import type { PopulationContext, PopulationEvent } from './population.ts';
import { SOVT_OPTIONS } from './sovt-tables.ts';
import { savedPlaceOf, type WindowsContext, type WindowsEvent } from './windows.ts';

/** The parts that make up the state of synodic orbit visualisation. */
export type SovtParts = {
  readonly objects: OrbitList;
  readonly calculated: Iterable<CalculatedObject>;
  readonly timeline: SavedTimeline;
  readonly settings: DisplaySettings;
  readonly population: Pick<PopulationContext, 'isOpen' | 'magnitudeLimit'>;
  readonly windows: Pick<WindowsContext, 'site' | 'leastAltitude'>;
  /** Left out while there is no scene. */
  readonly camera: SavedCamera | undefined;
};

/** The events that bring a state back, by workflow. */
export type SovtLoadEvents = {
  readonly timeline: TimelineEvent;
  readonly settings: readonly DisplaySettingsEvent[];
  readonly paths: PathsEvent;
  readonly objects: ListEvent;
  readonly population: PopulationEvent;
  readonly windows: WindowsEvent;
};

/** The state of synodic orbit visualisation as it is kept or saved. */
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
    ...(windowsPlace === undefined ? {} : { windowsPlace }),
    displaySettings: savedSettingsOf(settings, SOVT_OPTIONS),
  };
}

/** Goes before a saved list, so that each of its objects is one that comes: the paths of those that are shown go, too. */
export const EMPTY_LIST: ListEvent = {
  type: 'list.loaded',
  list: { objects: [], selected: undefined, focus: undefined },
};

/** The events that bring a state back. */
export function sovtEventsOf(state: SovtState): SovtLoadEvents {
  return {
    timeline: { type: 'timeline.loaded', saved: timelineOfFields(state) },
    settings: [
      { type: 'settings.loaded', saved: state.displaySettings },
      { type: 'zoom.chosen', zoom: state.activeZoomSOVT },
      { type: 'panel.closed' },
      ...(state.charts ? [{ type: 'charts.pressed' } as const] : []),
    ],
    paths: {
      type: 'calculations.loaded',
      calculated: state.calculatedObjects.map(calculatedOfSaved),
    },
    objects: { type: 'list.loaded', list: listOfFields(state, state.sovtFocusedObject) },
    population:
      state.populationLimit === undefined
        ? { type: 'population.closed' }
        : { type: 'population.restored', magnitudeLimit: state.populationLimit },
    windows: { type: 'place.loaded', place: state.windowsPlace },
  };
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
