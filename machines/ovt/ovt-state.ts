import type { OvtState } from '#contract/ovt-state.ts';
import type { SavedCamera } from '#contract/saved-camera.ts';
import type { ListEvent } from '../orbits/orbit-list-events.ts';
import type { OrbitList } from '../orbits/orbit-list.ts';
import { focusName, listFieldsOf, listOfFields } from '../orbits/saved-list.ts';
import type { SwarmColours } from '../orbits/swarm-groups.ts';
import type { SwarmEvent } from '../orbits/swarm.ts';
import type { DisplaySettings } from '../scene/display-settings-rules.ts';
import type { DisplaySettingsEvent } from '../scene/display-settings.ts';
import { savedSettingsOf } from '../scene/saved-settings.ts';
import { timelineFieldsOf, timelineOfFields } from '../scene/saved-timeline.ts';
import type { SavedTimeline } from '../scene/timeline-rules.ts';
import type { TimelineEvent } from '../scene/timeline.ts';
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

/** The events that bring a state back, by workflow. */
export type OvtLoadEvents = {
  readonly timeline: TimelineEvent;
  readonly settings: readonly DisplaySettingsEvent[];
  readonly swarm: SwarmEvent;
  readonly objects: ListEvent;
};

/** The state of orbit visualisation as it is kept or saved. */
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

/** The events that bring a state back. */
export function ovtEventsOf(state: OvtState): OvtLoadEvents {
  return {
    timeline: { type: 'timeline.loaded', saved: timelineOfFields(state) },
    settings: [
      { type: 'settings.loaded', saved: state.displaySettings },
      { type: 'zoom.chosen', zoom: state.activeZoomOVT },
      { type: 'particle-size.chosen', size: state.particleSize },
    ],
    swarm: { type: 'groups.loaded', colours: state.smallObjects },
    objects: { type: 'list.loaded', list: listOfFields(state, state.focusOVT) },
  };
}
