import type { SavedCamera } from '#contract/saved-state/saved-camera.ts';
import type { SovtState } from '#contract/sovt/sovt-state.ts';
import { USER_DEFINED_SLOPE } from '#contract/user-defined/user-defined-ranges.ts';
import { DEFAULT_COMET_SLOPE } from '#engine/photometry/photometry.ts';
import { listAfterVisit } from '../orbits/restoring.ts';
import { focusName, listFieldsOf, listOfFields } from '../orbits/saved-list.ts';
import { restoringCommands, savedFields, type SavedWorkflows } from '../saved-state/saved-workflows.ts';
import { restoredCamera } from '../scene/scene-reactions.ts';
import { savedSettingsOf } from '../scene/saved-settings.ts';
import { SAVED_TIMELINE } from '../scene/saved-timeline.ts';
import type { CalculatedObject } from './object-data.ts';
import { calculationsOf } from './path-list.ts';
import { BRIGHTEST_FIRST } from './population-list.ts';
import type { SovtCommand, SovtPresent } from './sovt-events.ts';
import { SOVT_OPTIONS } from './sovt-tables.ts';
import { savedPlaceOf } from './windows.ts';

/** Precedes a saved list, so that each of its objects counts as new; the paths of the objects shown so far are dropped. */
const EMPTIED: SovtCommand = {
  to: 'objects',
  event: { type: 'list.loaded', list: { objects: [], selected: undefined, focus: undefined } },
};

/** The workflows that are saved. */
const SAVED_SOVT = {
  timeline: SAVED_TIMELINE,
  settings: {
    save: ({ settings: { context } }) => ({
      activeZoomSOVT: context.settings.zoom,
      charts: context.settings.synodicOrbitCharts,
      displaySettings: savedSettingsOf(context.settings, SOVT_OPTIONS),
    }),
    load: ({ displaySettings, activeZoomSOVT, charts }) => [
      { to: 'settings', event: { type: 'settings.loaded', saved: displaySettings } },
      { to: 'settings', event: { type: 'zoom.chosen', zoom: activeZoomSOVT } },
      { to: 'settings', event: { type: 'panel.closed' } },
      ...(charts ? [{ to: 'settings', event: { type: 'charts.pressed' } } as const] : []),
    ],
  },
  paths: {
    save: ({ paths: { context } }) => ({ calculatedObjects: [...calculationsOf(context).values()] }),
    load: ({ calculatedObjects }) => [
      EMPTIED,
      {
        to: 'paths',
        event: { type: 'calculations.loaded', calculated: calculatedObjects.map(calculatedOfSaved) },
      },
    ],
  },
  objects: {
    save: ({ objects: { context } }) => ({
      ...listFieldsOf(context),
      ...(context.focus === undefined ? {} : { sovtFocusedObject: focusName(context.focus) }),
    }),
    load: (state) => [
      { to: 'objects', event: { type: 'list.loaded', list: listOfFields(state, state.sovtFocusedObject) } },
    ],
  },
  population: {
    save: ({ population: { context } }) => ({
      ...(context.isOpen ? { populationLimit: context.magnitudeLimit } : {}),
      ...(context.isOpen && context.includesLost ? { populationWithLost: true as const } : {}),
      ...(context.isOpen && context.order !== BRIGHTEST_FIRST ? { populationOrder: context.order } : {}),
    }),
    load: ({
      populationLimit: magnitudeLimit,
      populationWithLost: includesLost = false,
      populationOrder: order = BRIGHTEST_FIRST,
    }) => [
      {
        to: 'population',
        event:
          magnitudeLimit === undefined
            ? { type: 'population.closed' }
            : { type: 'population.restored', magnitudeLimit, includesLost, order },
      },
    ],
  },
  chartAxis: {
    save: ({ chartAxis: { context } }) => (context.axis === 'dates' ? {} : { chartAxis: context.axis }),
    load: ({ chartAxis: axis = 'dates' }) => [{ to: 'chartAxis', event: { type: 'axis.chosen', axis } }],
  },
  windows: {
    save: ({ windows: { context } }) => {
      const windowsPlace = savedPlaceOf(context);
      return windowsPlace === undefined ? {} : { windowsPlace };
    },
    load: ({ windowsPlace }) => [{ to: 'windows', event: { type: 'place.loaded', place: windowsPlace } }],
  },
} as const satisfies SavedWorkflows<SovtPresent, SovtState, SovtCommand>;

/** The state of synodic orbit visualisation as it is stored or saved. @param camera left out while there is no scene. */
export function sovtStateOf(tool: SovtPresent, camera: SavedCamera | undefined): SovtState {
  return {
    version: 1,
    tool: 'sovt',
    ...savedFields(SAVED_SOVT, tool),
    ...(camera === undefined ? {} : { SOVTcamera: camera }),
  };
}

/** The commands that restore a state. */
export function restoreSovt(state: SovtState, tool: SovtPresent): readonly SovtCommand[] {
  return [
    ...restoringCommands<SovtPresent, SovtState, SovtCommand>(SAVED_SOVT, state, tool),
    ...restoredCamera(state.SOVTcamera),
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
 * The state of a visit after one that an address brought: without the objects of the address and their paths. Where one of
 * them was followed, the camera is that of the state before.
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
