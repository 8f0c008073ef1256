import { LEAVE_EDITOR } from '../editor/editor-reactions.ts';
import { LEAVE_OBJECT_LIST } from '../objects/object-list-reactions.ts';
import { rowOf } from '../orbits/orbit-list.ts';
import { identifierOf } from '../orbits/orbit-object.ts';
import { ORBIT_REACTIONS } from '../orbits/orbit-reactions.ts';
import { joiningReactions } from '../orbits/restoring.ts';
import { noCommands, type Reactions, show } from '../popups/coordinator.ts';
import { notice } from '../popups/notice.ts';
import { SCENE_REACTIONS } from '../scene/scene-reactions.ts';
import type { OvtCommand, OvtEvent, OvtPresent } from './ovt-events.ts';
import { restoreOvt } from './ovt-state.ts';

const FLYBY_REFUSAL = notice('warning', 'connection to FBVT is not enabled for user-defined objects');

/** The commands that follow from each event and request in orbit visualisation. */
export const OVT_REACTIONS: Reactions<OvtEvent, OvtPresent, OvtCommand> = {
  ...ORBIT_REACTIONS,
  ...SCENE_REACTIONS,
  ...joiningReactions(ORBIT_REACTIONS),
  'flyby.requested': ({ designator, body, span }, { objects }) => {
    const source = rowOf(objects.context, designator)?.source;
    if (source === undefined) return [];
    if (source.kind === 'user-defined') return [show(FLYBY_REFUSAL)];
    return [{ to: 'page', event: { type: 'flyby.opened', object: identifierOf(source.object), body, span } }];
  },
  'approach.chosen': ({ ms, body }) => [
    { to: 'timeline', event: { type: 'moment.shown', ms } },
    { to: 'objects', event: { type: 'focus.chosen', focus: { kind: 'body', body } } },
  ],
  'state.loaded': (event) => [{ to: 'restoring', event }],
  'state.due': ({ state }, tool) => restoreOvt(state, tool),
  'tool.entered': noCommands,
  'tool.left': () => [LEAVE_OBJECT_LIST, ...LEAVE_EDITOR],
};
