import type { OvtState } from '#contract/ovt/ovt-state.ts';
import type { SavedCamera } from '#contract/saved-state/saved-camera.ts';
import { listAfterVisit } from '../orbits/restoring.ts';
import { focusName, listFieldsOf, listOfFields } from '../orbits/saved-list.ts';
import { restoringCommands, savedFields, type SavedWorkflows } from '../saved-state/saved-workflows.ts';
import { restoredCamera } from '../scene/scene-reactions.ts';
import { savedSettingsOf } from '../scene/saved-settings.ts';
import { SAVED_TIMELINE } from '../scene/saved-timeline.ts';
import type { OvtCommand, OvtPresent } from './ovt-events.ts';
import { OVT_OPTIONS } from './ovt-tables.ts';

/** The workflows that are saved. */
const SAVED_OVT = {
  timeline: SAVED_TIMELINE,
  settings: {
    save: ({ settings: { context } }) => ({
      activeZoomOVT: context.settings.zoom,
      particleSize: context.settings.particleSize,
      displaySettings: savedSettingsOf(context.settings, OVT_OPTIONS),
    }),
    load: ({ displaySettings, activeZoomOVT, particleSize }) => [
      { to: 'settings', event: { type: 'settings.loaded', saved: displaySettings } },
      { to: 'settings', event: { type: 'zoom.chosen', zoom: activeZoomOVT } },
      { to: 'settings', event: { type: 'particle-size.chosen', size: particleSize } },
    ],
  },
  swarm: {
    save: ({ swarm: { context } }) => ({ smallObjects: { chosen: context.chosen, risk: context.risk } }),
    load: ({ smallObjects }) => [{ to: 'swarm', event: { type: 'groups.loaded', colours: smallObjects } }],
  },
  objects: {
    save: ({ objects: { context } }) => ({
      ...listFieldsOf(context),
      ...(context.focus === undefined ? {} : { focusOVT: focusName(context.focus) }),
    }),
    load: (state) => [
      { to: 'objects', event: { type: 'list.loaded', list: listOfFields(state, state.focusOVT) } },
    ],
  },
} as const satisfies SavedWorkflows<OvtPresent, OvtState, OvtCommand>;

/** The state of orbit visualisation as it is stored or saved. @param camera left out while there is no scene. */
export function ovtStateOf(tool: OvtPresent, camera: SavedCamera | undefined): OvtState {
  return {
    version: 1,
    tool: 'ovt',
    ...savedFields(SAVED_OVT, tool),
    ...(camera === undefined ? {} : { OVTcamera: camera }),
  };
}

/** The commands that restore a state. */
export function restoreOvt(state: OvtState, tool: OvtPresent): readonly OvtCommand[] {
  return [
    ...restoringCommands<OvtPresent, OvtState, OvtCommand>(SAVED_OVT, state, tool),
    ...restoredCamera(state.OVTcamera),
  ];
}

/**
 * The state of a visit after one that an address brought: without the objects of the address. Where one of them was followed,
 * the camera is that of the state before.
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
