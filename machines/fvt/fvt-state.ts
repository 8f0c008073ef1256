import type { FvtState } from '#contract/fvt/fvt-state.ts';
import type { MainBodyRecord } from '#contract/fvt/main-bodies.ts';
import type { SavedCamera } from '#contract/saved-state/saved-camera.ts';
import type { TimeRange } from '../kit/time-range.ts';
import type { DisplaySettings } from '../scene/display-settings-rules.ts';
import type { Observatory } from '../planning/observatory.ts';
import { savedSettingsOf } from '../scene/saved-settings.ts';
import { timelineFieldsOf, timelineOfFields } from '../scene/saved-timeline.ts';
import type { SavedTimeline } from '../scene/timeline-rules.ts';
import { isOpenFilter, NO_FILTER } from './approach-filter.ts';
import type { ApproachSearchContext, SearchInputs } from './approach-search-events.ts';
import type { FlybyContext, FlybyTarget } from './flyby.ts';
import type { FvtCommand } from './fvt-events.ts';
import { FVT_OPTIONS } from './fvt-tables.ts';
import type { GroundContext } from './ground.ts';
import type { OwnFlybysContext } from './own-flybys.ts';

/** The parts that make up the state of flyby visualisation. */
export type FvtParts = {
  readonly search: SearchInputs & Pick<ApproachSearchContext, 'filter'>;
  readonly flyby: Pick<FlybyContext, 'shown' | 'requested' | 'focus' | 'camera'>;
  readonly own: OwnFlybysContext;
  readonly ground: GroundContext;
  readonly timeline: SavedTimeline;
  readonly settings: DisplaySettings;
  /** Left out while there is no scene. */
  readonly camera: SavedCamera | undefined;
};

/** The state of flyby visualisation as it is stored or saved. */
export function fvtStateOf({ search, flyby, own, ground, timeline, settings, camera }: FvtParts): FvtState {
  const { speed: speedFVT, ...dates } = timelineFieldsOf(timeline);
  const target = (flyby.requested ?? flyby.shown)?.target;
  const { focus, camera: goes } = flyby;
  const { site } = ground;
  return {
    version: 1,
    tool: 'fvt',
    ...dates,
    speedFVT,
    searchTimeFrame: isoRange(search.days),
    mainBodies: search.bodies,
    finalAsteroidsList: search.objects,
    ...(isOpenFilter(search.filter) ? {} : { approachFilter: search.filter }),
    selectedCloseApproach: target?.kind === 'approach' ? target.approach : null,
    userDefinedObjects: own.objects,
    selectedObjectName: own.selected ?? null,
    userDefinedBody: own.body?.id ?? null,
    userDefinedShown: target?.kind === 'own',
    ...(focus === undefined ? {} : { focusFVT: focus }),
    ...(goes === 'free' ? {} : { cameraFVT: goes }),
    activeZoomFVT: settings.zoom,
    ...(camera === undefined ? {} : { FVTcamera: camera }),
    ...(site?.code === undefined ? {} : { groundSite: site }),
    displaySettings: savedSettingsOf(settings, FVT_OPTIONS),
  };
}

/** What brings the search and the flyby of a state back. @param known the bodies that objects fly by. */
export function restoreSearch(state: FvtState, known: readonly MainBodyRecord[]): readonly FvtCommand[] {
  const { userDefinedObjects, selectedObjectName, groundSite: site, approachFilter } = state;
  const target = savedTarget(state, known);
  const own = {
    type: 'own.loaded',
    objects: userDefinedObjects,
    selected: selectedObjectName ?? undefined,
    body: bodyOf(state, known),
  } as const;
  const search = {
    type: 'search.loaded',
    inputs: savedSearch(state),
    filter: approachFilter ?? NO_FILTER,
    selected: state.selectedCloseApproach ?? undefined,
  } as const;
  return [
    { to: 'settings', event: { type: 'settings.loaded', saved: state.displaySettings } },
    { to: 'settings', event: { type: 'zoom.chosen', zoom: state.activeZoomFVT } },
    { to: 'own', event: own },
    ...(site === undefined ? [] : [siteRestored({ ...site, code: site.code, id: site.id })]),
    { to: 'search', event: search },
    {
      to: 'flyby',
      event:
        target === undefined
          ? { type: 'flyby.cleared' }
          : { type: 'flyby.requested', target, isRestored: true },
    },
  ];
}

/** What brings the dates of a state back, and what they would change: focus and camera. */
export function restoreView(state: FvtState): readonly FvtCommand[] {
  const { focusFVT: focus, cameraFVT, FVTcamera: camera } = state;
  const saved = timelineOfFields({ ...state, speed: state.speedFVT });
  return [
    { to: 'timeline', event: { type: 'timeline.loaded', saved } },
    {
      to: 'flyby',
      event: focus === undefined ? { type: 'focus.reset' } : { type: 'focus.chosen', focus },
    },
    ...(cameraFVT === undefined
      ? []
      : [{ to: 'flyby', event: { type: 'camera.chosen', camera: cameraFVT } } as const]),
    ...(camera === undefined ? [] : [{ to: 'page', event: { type: 'camera.restored', camera } } as const]),
  ];
}

function savedSearch(state: FvtState): SearchInputs {
  return {
    bodies: state.mainBodies,
    days: rangeOf(state.searchTimeFrame),
    objects: state.finalAsteroidsList,
  };
}

function savedTarget(state: FvtState, known: readonly MainBodyRecord[]): FlybyTarget | undefined {
  const { selectedCloseApproach: approach } = state;
  if (approach !== null) return { kind: 'approach', approach };
  const object = state.userDefinedObjects.find(({ designator }) => designator === state.selectedObjectName);
  const body = bodyOf(state, known);
  if (!state.userDefinedShown || object === undefined || body === undefined) return undefined;
  return { kind: 'own', object, body };
}

/** The body that a user-defined flyby is about. */
function bodyOf({ userDefinedBody }: FvtState, known: readonly MainBodyRecord[]): MainBodyRecord | undefined {
  return known.find(({ id }) => id === userDefinedBody);
}

function siteRestored(site: Observatory): FvtCommand {
  return { to: 'ground', event: { type: 'site.chosen', site } };
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
