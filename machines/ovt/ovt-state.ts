import type { OvtState } from '#contract/ovt/ovt-state.ts';
import type { SavedCamera } from '#contract/saved-state/saved-camera.ts';
import type { OrbitList } from '../orbits/orbit-list.ts';
import { listAfterVisit } from '../orbits/after-visit.ts';
import { focusName, listFieldsOf, listOfFields } from '../orbits/saved-list.ts';
import type { SwarmColours } from '../orbits/swarm-groups.ts';
import type { DisplaySettings } from '../scene/display-settings-rules.ts';
import { savedSettingsOf } from '../scene/saved-settings.ts';
import { timelineFieldsOf, timelineOfFields } from '../scene/saved-timeline.ts';
import type { SavedTimeline } from '../scene/timeline-rules.ts';
import type { OvtCommand } from './ovt-events.ts';
import { OVT_OPTIONS } from './ovt-tables.ts';

/** The parts that make up the state of orbit visualisation. */
export type OvtParts = {
  readonly objects: OrbitList;
  readonly timeline: SavedTimeline;
  readonly settings: DisplaySettings;
  readonly swarm: SwarmColours;
  /** Left out while there is no scene. */
  readonly camera: SavedCamera | undefined;
};

/** The state of orbit visualisation as it is stored or saved. */
export function ovtStateOf({ objects, timeline, settings, swarm, camera }: OvtParts): OvtState {
  const { focus } = objects;
  return {
    version: 1,
    tool: 'ovt',
    ...timelineFieldsOf(timeline),
    ...listFieldsOf(objects),
    ...(focus === undefined ? {} : { focusOVT: focusName(focus) }),
    activeZoomOVT: settings.zoom,
    ...(camera === undefined ? {} : { OVTcamera: camera }),
    smallObjects: { chosen: swarm.chosen, risk: swarm.risk },
    particleSize: settings.particleSize,
    displaySettings: savedSettingsOf(settings, OVT_OPTIONS),
  };
}

/** What brings a state back. */
export function restoreOvt(state: OvtState): readonly OvtCommand[] {
  const { displaySettings, activeZoomOVT, particleSize, smallObjects, focusOVT, OVTcamera: camera } = state;
  return [
    { to: 'timeline', event: { type: 'timeline.loaded', saved: timelineOfFields(state) } },
    { to: 'settings', event: { type: 'settings.loaded', saved: displaySettings } },
    { to: 'settings', event: { type: 'zoom.chosen', zoom: activeZoomOVT } },
    { to: 'settings', event: { type: 'particle-size.chosen', size: particleSize } },
    { to: 'swarm', event: { type: 'groups.loaded', colours: smallObjects } },
    { to: 'objects', event: { type: 'list.loaded', list: listOfFields(state, focusOVT) } },
    ...(camera === undefined ? [] : [{ to: 'page', event: { type: 'camera.restored', camera } } as const]),
  ];
}

/**
 * The state of a visit after one that an address brought: without the objects of the address, and where one of them was followed,
 * seen from where the scene was seen before.
 *
 * @param before the state before the visit.
 * @param brought designators of the objects that came by the address.
 */
export function ovtAfterVisit(left: OvtState, before: OvtState, brought: readonly string[]): OvtState {
  const after = listAfterVisit(left, brought);
  if (!brought.includes(left.focusOVT ?? '')) return after;
  const { focusOVT: _, OVTcamera: __, ...rest } = after;
  const { focusOVT, OVTcamera, activeZoomOVT } = before;
  return {
    ...rest,
    activeZoomOVT,
    ...(focusOVT === undefined ? {} : { focusOVT }),
    ...(OVTcamera === undefined ? {} : { OVTcamera }),
  };
}
