import type { OvtState } from '#contract/ovt-state.ts';
import type { SavedCamera } from '#contract/saved-camera.ts';
import type { DisplaySettings } from '../scene/display-settings-rules.ts';
import type { DisplaySettingsEvent } from '../scene/display-settings.ts';
import type { ListEvent } from '../orbits/orbit-list-events.ts';
import {
  type Focus,
  FOCUS_BODIES,
  type FocusBody,
  listedObjects,
  type OrbitList,
  rowOf,
  userDefinedObjects,
} from '../orbits/orbit-list.ts';
import { isKeplerianOnly, listedRow, type OrbitObject, userDefinedRow } from '../orbits/orbit-object.ts';
import { OVT_OPTIONS } from './ovt-scene.ts';
import { savedSettingsOf } from '../scene/saved-settings.ts';
import type { SwarmColours } from '../orbits/swarm-groups.ts';
import type { SwarmEvent } from '../orbits/swarm.ts';
import type { SavedTimeline } from '../scene/timeline-rules.ts';
import type { TimelineEvent } from '../scene/timeline.ts';

/** The parts that make up the state of orbit visualisation. */
export type OvtParts = {
  readonly objects: OrbitList;
  readonly timeline: SavedTimeline;
  readonly settings: DisplaySettings;
  readonly swarm: SwarmColours;
  /** Left out while there is no scene. */
  readonly camera: SavedCamera | undefined;
};

/** The events that bring a state back, by workflow. */
export type OvtLoadEvents = {
  readonly timeline: TimelineEvent;
  readonly settings: readonly DisplaySettingsEvent[];
  readonly swarm: SwarmEvent;
  readonly objects: ListEvent;
};

/** The state of orbit visualisation as it is kept or saved. */
export function ovtStateOf({ objects, timeline, settings, swarm, camera }: OvtParts): OvtState {
  const start = isoOf(timeline.range.startMs);
  const end = isoOf(timeline.range.endMs);
  const designators = (test: (row: OrbitObject) => boolean) =>
    objects.objects.filter(test).map(({ designator }) => designator);
  const { selected, focus } = objects;
  return {
    version: 1,
    tool: 'ovt',
    timeFrame: { start, end },
    startDate: start,
    endDate: end,
    dateFrom: start,
    dateTo: end,
    activeCurrentDate: isoOf(timeline.currentMs),
    speed: timeline.daysPerSecond,
    finalAsteroidsList: listedObjects(objects),
    userDefinedObjects: userDefinedObjects(objects),
    checkedObjects: designators(({ checked }) => checked),
    perturbedObjects: designators(({ perturbedOn }) => perturbedOn),
    keplerianOnlyObjects: designators(isKeplerianOnly),
    selectedObjectName: selected ?? null,
    ...(focus === undefined ? {} : { focusOVT: focus.kind === 'body' ? focus.body : focus.designator }),
    activeZoomOVT: settings.zoom,
    ...(camera === undefined ? {} : { OVTcamera: camera }),
    smallObjects: { chosen: swarm.chosen, risk: swarm.risk },
    particleSize: settings.particleSize,
    displaySettings: savedSettingsOf(settings, OVT_OPTIONS),
  };
}

/** The events that bring a state back. */
export function ovtEventsOf(state: OvtState): OvtLoadEvents {
  return {
    timeline: { type: 'timeline.loaded', saved: timelineOf(state) },
    settings: [
      { type: 'settings.loaded', saved: state.displaySettings },
      { type: 'zoom.chosen', zoom: state.activeZoomOVT },
      { type: 'particle-size.chosen', size: state.particleSize },
    ],
    swarm: { type: 'groups.loaded', colours: state.smallObjects },
    objects: { type: 'list.loaded', list: listOf(state) },
  };
}

function timelineOf({ timeFrame, activeCurrentDate, speed }: OvtState): SavedTimeline {
  return {
    range: { startMs: Date.parse(timeFrame.start), endMs: Date.parse(timeFrame.end) },
    currentMs: Date.parse(activeCurrentDate),
    daysPerSecond: speed,
  };
}

function listOf(state: OvtState): Omit<OrbitList, 'impactors'> {
  const checked = new Set(state.checkedObjects);
  const perturbed = new Set(state.perturbedObjects);
  const keplerianOnly = new Set(state.keplerianOnlyObjects);
  const rows = [...state.finalAsteroidsList.map(listedRow), ...state.userDefinedObjects.map(userDefinedRow)];
  const objects = rows.map((row) => ({
    ...row,
    checked: checked.has(row.designator),
    perturbedOn: perturbed.has(row.designator) && !keplerianOnly.has(row.designator),
    keplerianOnly: keplerianOnly.has(row.designator),
  }));
  const { selectedObjectName, focusOVT } = state;
  return {
    objects,
    selected: rowOf({ objects }, selectedObjectName ?? '')?.designator,
    focus: focusOf(focusOVT, objects),
  };
}

function focusOf(name: string | undefined, objects: readonly OrbitObject[]): Focus | undefined {
  if (name === undefined) return undefined;
  if (isBody(name)) return { kind: 'body', body: name };
  return rowOf({ objects }, name)?.checked === true ? { kind: 'object', designator: name } : undefined;
}

function isBody(name: string): name is FocusBody {
  return (FOCUS_BODIES as readonly string[]).includes(name);
}

function isoOf(unixMs: number): string {
  return new Date(unixMs).toISOString();
}
