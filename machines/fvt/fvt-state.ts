import type { FvtState } from '#contract/fvt-state.ts';
import type { MainBodyRecord } from '#contract/fvt/main-bodies.ts';
import type { SavedCamera } from '#contract/saved-camera.ts';
import type { TimeRange } from '../kit/time-range.ts';
import type { DisplaySettings } from '../scene/display-settings-rules.ts';
import type { Observatory } from '../planning/observatory.ts';
import { savedSettingsOf } from '../scene/saved-settings.ts';
import { timelineFieldsOf, timelineOfFields } from '../scene/saved-timeline.ts';
import type { SavedTimeline } from '../scene/timeline-rules.ts';
import { listsAll } from './approach-filter.ts';
import type { ApproachSearchContext, SearchInputs } from './approach-search-events.ts';
import type { FlybyContext, FlybyTarget } from './flyby.ts';
import { FVT_OPTIONS } from './fvt-tables.ts';
import type { GroundContext } from './ground.ts';
import type { OwnFlybysContext } from './own-flybys.ts';

/** The parts that make up the state of flyby visualisation. */
export type FvtParts = {
  readonly search: SearchInputs & Pick<ApproachSearchContext, 'filter'>;
  readonly flyby: Pick<FlybyContext, 'shown' | 'wanted' | 'focus' | 'camera'>;
  readonly own: OwnFlybysContext;
  readonly ground: GroundContext;
  readonly timeline: SavedTimeline;
  readonly settings: DisplaySettings;
  /** Left out while there is no scene. */
  readonly camera: SavedCamera | undefined;
};

/** The state of flyby visualisation as it is kept or saved. */
export function fvtStateOf({ search, flyby, own, ground, timeline, settings, camera }: FvtParts): FvtState {
  const { speed: speedFVT, ...dates } = timelineFieldsOf(timeline);
  const target = (flyby.wanted ?? flyby.shown)?.target;
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
    ...(listsAll(search.filter) ? {} : { approachFilter: search.filter }),
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

/** What a state says of the search. */
export function savedSearch(state: FvtState): SearchInputs {
  return {
    bodies: state.mainBodies,
    days: rangeOf(state.searchTimeFrame),
    objects: state.finalAsteroidsList,
  };
}

/** What a state says of the timeline. */
export function savedFlybyTimeline(state: FvtState): SavedTimeline {
  return timelineOfFields({ ...state, speed: state.speedFVT });
}

/** The flyby that a state shows. @param known the bodies that objects fly by. */
export function savedTarget(state: FvtState, known: readonly MainBodyRecord[]): FlybyTarget | undefined {
  const { selectedCloseApproach: approach } = state;
  if (approach !== null) return { kind: 'approach', approach };
  const object = state.userDefinedObjects.find(({ designator }) => designator === state.selectedObjectName);
  const body = known.find(({ id }) => id === state.userDefinedBody);
  if (!state.userDefinedShown || object === undefined || body === undefined) return undefined;
  return { kind: 'own', object, body };
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

/** The site that a state names; undefined where it names none. */
export function savedSite({ groundSite }: FvtState): Observatory | undefined {
  return groundSite && { ...groundSite, code: groundSite.code, id: groundSite.id };
}
