import type { FvtState } from '#contract/fvt/fvt-state.ts';
import type { MainBodyRecord } from '#contract/fvt/main-bodies.ts';
import type { SavedCamera } from '#contract/saved-state/saved-camera.ts';
import type { TimeRange } from '../kit/time-range.ts';
import { restoringCommands, savedFields, type SavedWorkflows } from '../saved-state/saved-workflows.ts';
import { restoredCamera } from '../scene/scene-reactions.ts';
import { savedSettingsOf } from '../scene/saved-settings.ts';
import { SAVED_TIMELINE } from '../scene/saved-timeline.ts';
import { isOpenFilter, NO_FILTER } from './approach-filter.ts';
import { chosenTarget, type FlybyTarget, previewedApproach } from './flyby.ts';
import type { FvtCommand, FvtPresent } from './fvt-events.ts';
import { FVT_OPTIONS } from './fvt-tables.ts';

/** The workflows that are saved, as far as they come back with the search. */
const SAVED_SEARCH = {
  settings: {
    save: ({ settings: { context } }) => ({
      activeZoomFVT: context.settings.zoom,
      displaySettings: savedSettingsOf(context.settings, FVT_OPTIONS),
    }),
    load: ({ displaySettings, activeZoomFVT }) => [
      { to: 'settings', event: { type: 'settings.loaded', saved: displaySettings } },
      { to: 'settings', event: { type: 'zoom.chosen', zoom: activeZoomFVT } },
    ],
  },
  ownFlybys: {
    save: ({ ownFlybys: { context } }) => ({
      userDefinedObjects: context.objects,
      selectedObjectName: context.selected ?? null,
      userDefinedBody: context.body?.id ?? null,
    }),
    load: (state, { search }) => [
      {
        to: 'ownFlybys',
        event: {
          type: 'own-flybys.loaded',
          objects: state.userDefinedObjects,
          selected: state.selectedObjectName ?? undefined,
          body: bodyOf(state, search.context.known),
        },
      },
    ],
  },
  ground: {
    save: ({ ground: { context } }) => (context.site?.code === undefined ? {} : { groundSite: context.site }),
    load: ({ groundSite: site }) =>
      site === undefined
        ? []
        : [{ to: 'ground', event: { type: 'site.chosen', site: { ...site, code: site.code, id: site.id } } }],
  },
  search: {
    save: ({ search: { context } }) => ({
      searchTimeFrame: isoRange(context.days),
      mainBodies: context.bodies,
      finalAsteroidsList: context.objects,
      ...(isOpenFilter(context.filter) ? {} : { approachFilter: context.filter }),
      ...(context.order === undefined ? {} : { approachOrder: context.order }),
      ...(context.noneFound ? { noneFound: true as const } : {}),
    }),
    load: (state) => [
      {
        to: 'search',
        event: {
          type: 'search.loaded',
          inputs: {
            bodies: state.mainBodies,
            days: rangeOf(state.searchTimeFrame),
            objects: state.finalAsteroidsList,
          },
          filter: state.approachFilter ?? NO_FILTER,
          order: state.approachOrder,
          selected: state.selectedCloseApproach ?? undefined,
          noneFound: state.noneFound === true,
        },
      },
    ],
  },
  flyby: {
    save: ({ flyby: { context } }) => {
      const target = chosenTarget(context);
      return {
        selectedCloseApproach: target?.kind === 'approach' ? target.approach : null,
        userDefinedShown: target?.kind === 'user-defined',
      };
    },
    load: (state, { search }) => {
      const target = savedTarget(state, search.context.known);
      return target === undefined
        ? [{ to: 'flyby', event: { type: 'flyby.cleared' } }]
        : [{ to: 'flyby', event: { type: 'flyby.requested', target, isRestored: true } }];
    },
  },
} as const satisfies SavedWorkflows<FvtPresent, FvtState, FvtCommand>;

/** What is restored after the flyby, because showing a flyby changes it: the dates, focus and camera. */
const SAVED_VIEW = {
  timeline: {
    save: (tool) => {
      const { speed: speedFVT, ...dates } = SAVED_TIMELINE.save(tool);
      return { ...dates, speedFVT };
    },
    load: (state) => SAVED_TIMELINE.load({ ...state, speed: state.speedFVT }),
  },
  flyby: {
    save: ({ flyby: { context } }) => ({
      ...(context.focus === undefined ? {} : { focusFVT: context.focus }),
      ...(context.camera === 'free' ? {} : { cameraFVT: context.camera }),
    }),
    load: ({ focusFVT: focus, cameraFVT: camera }) => [
      {
        to: 'flyby',
        event: focus === undefined ? { type: 'focus.reset' } : { type: 'focus.chosen', focus },
      },
      ...(camera === undefined ? [] : [{ to: 'flyby', event: { type: 'camera.chosen', camera } } as const]),
    ],
  },
} as const satisfies SavedWorkflows<FvtPresent, FvtState, FvtCommand>;

/**
 * The state of flyby visualisation as it is stored or saved. It has no camera while the next approach flies past: that moves it, and not
 * the user.
 *
 * @param camera left out while there is no scene.
 */
export function fvtStateOf(tool: FvtPresent, camera: SavedCamera | undefined): FvtState {
  const isMoved = previewedApproach(tool.flyby.context) !== undefined;
  return {
    version: 1,
    tool: 'fvt',
    ...savedFields(SAVED_VIEW, tool),
    ...savedFields(SAVED_SEARCH, tool),
    ...(camera === undefined || isMoved ? {} : { FVTcamera: camera }),
  };
}

/** Whether a state has nothing to show: nothing was searched for by name, or chosen. */
export function isOpeningState(state: FvtState): boolean {
  const { selectedCloseApproach, userDefinedShown, finalAsteroidsList, noneFound = false } = state;
  return selectedCloseApproach === null && !userDefinedShown && finalAsteroidsList.length === 0 && !noneFound;
}

/** What brings the search and the flyby of a state back. */
export function restoreSearch(state: FvtState, tool: FvtPresent): readonly FvtCommand[] {
  return restoringCommands<FvtPresent, FvtState, FvtCommand>(SAVED_SEARCH, state, tool);
}

/** What brings the dates of a state back, and what they would change: focus and camera. */
export function restoreView(state: FvtState, tool: FvtPresent): readonly FvtCommand[] {
  return [
    ...restoringCommands<FvtPresent, FvtState, FvtCommand>(SAVED_VIEW, state, tool),
    ...restoredCamera(state.FVTcamera),
  ];
}

function savedTarget(state: FvtState, known: readonly MainBodyRecord[]): FlybyTarget | undefined {
  const { selectedCloseApproach: approach } = state;
  if (approach !== null) return { kind: 'approach', approach };
  const object = state.userDefinedObjects.find(({ designator }) => designator === state.selectedObjectName);
  const body = bodyOf(state, known);
  if (!state.userDefinedShown || object === undefined || body === undefined) return undefined;
  return { kind: 'user-defined', object, body };
}

/** The body that a user-defined flyby is about. */
function bodyOf({ userDefinedBody }: FvtState, known: readonly MainBodyRecord[]): MainBodyRecord | undefined {
  return known.find(({ id }) => id === userDefinedBody);
}

function rangeOf({ start, end }: { readonly start: string; readonly end: string }): TimeRange {
  return { startMs: Date.parse(start), endMs: Date.parse(end) };
}

function isoRange({ startMs, endMs }: TimeRange): { readonly start: string; readonly end: string } {
  return { start: isoOf(startMs), end: isoOf(endMs) };
}

function isoOf(unixMs: number): string {
  return new Date(unixMs).toISOString();
}
