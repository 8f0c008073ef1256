import type { EventFromLogic } from 'xstate';
import type { displaySettingsMachine } from '../scene/display-settings.ts';
import { EDITOR_ANSWERS, listEvents, questionOrders, requestOrders } from '../editor/editor-reactions.ts';
import { failed, notice } from '../popups/notice.ts';
import type { objectEditorMachine } from '../editor/object-editor.ts';
import type { objectListMachine } from '../objects/object-list.ts';
import { listAfter } from '../orbits/orbit-list-events.ts';
import { isPropagated, listedObjects, rowOf, userDefinedObjects } from '../orbits/orbit-list.ts';
import type { orbitLoadingMachine } from '../orbits/orbit-loading.ts';
import { identifierOf } from '../orbits/orbit-object.ts';
import type { orbitObjectsMachine } from '../orbits/orbit-objects.ts';
import { OBJECTS_POPUP, tooManyObjects } from '../objects/object-list-popups.ts';
import type { OvtActors, OvtEmitted, OvtNews } from './ovt-events.ts';
import { FLYBY_REFUSAL, impactWarning, perturbedEvicted, unknownObject } from './ovt-popups.ts';
import type { NamedEvent, Popup, PopupEvent } from '../popups/popups.ts';
import { currentAt } from '../scene/playback-clock.ts';
import { propagationSpan } from '../orbits/user-defined-orbit-query.ts';
import type { timelineMachine } from '../scene/timeline.ts';

/** Something a workflow is told. */
export type Order =
  | { readonly to: 'objectList'; readonly event: EventFromLogic<typeof objectListMachine> }
  | { readonly to: 'objects'; readonly event: EventFromLogic<typeof orbitObjectsMachine> }
  | { readonly to: 'loading'; readonly event: EventFromLogic<typeof orbitLoadingMachine> }
  | { readonly to: 'editor'; readonly event: EventFromLogic<typeof objectEditorMachine> }
  | { readonly to: 'timeline'; readonly event: EventFromLogic<typeof timelineMachine> }
  | { readonly to: 'settings'; readonly event: EventFromLogic<typeof displaySettingsMachine> }
  | { readonly to: 'popups'; readonly event: PopupEvent }
  /** The page itself obeys. */
  | { readonly to: 'page'; readonly event: OvtEmitted };

type Reactions = {
  readonly [Type in OvtNews['type']]: (
    news: Extract<OvtNews, { readonly type: Type }>,
    actors: OvtActors,
  ) => readonly Order[];
};

/** What follows from something that happened; nothing from what is no business of the tool. */
export function reactionsTo(event: OvtNews | { readonly type: string }, actors: OvtActors): readonly Order[] {
  return isNews(event) ? REACTIONS[event.type](event as never, actors) : [];
}

const NOTHING = (): readonly Order[] => [];

const REACTIONS: Reactions = {
  'object.requested': (event) => [{ to: 'objects', event }],
  'objects.requested': ({ tab }, { objects }) => [
    {
      to: 'objectList',
      event: { type: 'list.opened', objects: listedObjects(objects.getSnapshot().context), tab },
    },
    show({ kind: 'objects', key: OBJECTS_POPUP }),
  ],
  'definition.requested': (request, actors) => requestOrders(request, own(actors)),
  'redefinition.requested': (request, actors) => requestOrders(request, own(actors)),
  'deletion.requested': (request, actors) => requestOrders(request, own(actors)),
  'flyby.requested': ({ designator, body, span }, { objects }) => {
    const source = rowOf(objects.getSnapshot().context, designator)?.source;
    if (source === undefined) return [];
    if (source.kind === 'user-defined') return [show(FLYBY_REFUSAL)];
    return [{ to: 'page', event: { type: 'flyby.opened', object: identifierOf(source.object), body, span } }];
  },

  'orbits.wanted': ({ object }, { timeline }) => {
    const { range, limits } = timeline.getSnapshot().context;
    const currentMs = simulatedMs(timeline);
    return [
      {
        to: 'loading',
        event: { type: 'orbits.wanted', object, span: propagationSpan(range, currentMs, limits) },
      },
    ];
  },
  'orbits.dropped': (event) => [{ to: 'loading', event }],
  'orbits.outdated': (event) => [{ to: 'loading', event }],
  'propagation.changed': ({ on }) => [
    { to: 'settings', event: { type: 'option.changed', key: 'perturbedOrbitPropagation', value: on } },
  ],
  'object.unknown': ({ phrase }) => [show(unknownObject(phrase))],
  'lookup.failed': ({ failure }) => [show(failed(failure))],
  'impact.announced': (impact, { timeline }) => [show(impactWarning(impact, simulatedMs(timeline)))],
  'propagation.evicted': ({ title }, { loading }) => [
    show(perturbedEvicted(title, loading.getSnapshot().context.mostPerturbed)),
  ],

  'keplerian.missing': (event) => [{ to: 'objects', event }],
  'perturbed.missing': (event) => [{ to: 'objects', event }],
  'perturbed.evicted': (event) => [{ to: 'objects', event }],
  'impact.found': (event) => [{ to: 'objects', event }],
  'trouble.met': ({ severity, message }) => [show(notice(severity, message))],
  'loading.begun': () => [
    { to: 'timeline', event: { type: 'dates.held' } },
    { to: 'editor', event: { type: 'ephemerides.loading' } },
  ],
  'loading.finished': () => [
    { to: 'timeline', event: { type: 'dates.freed' } },
    { to: 'editor', event: { type: 'ephemerides.loaded' } },
  ],

  'synthetic.defined': (news) => listEvents(news).map((event) => ({ to: 'objects', event })),
  'synthetic.redefined': (news) => listEvents(news).map((event) => ({ to: 'objects', event })),
  'synthetic.deleted': (news) => listEvents(news).map((event) => ({ to: 'objects', event })),
  'deletion.questioned': questionOrders,
  'editor.closed': questionOrders,
  'editing.failed': questionOrders,

  'swarm.failed': ({ message }) => [show(notice('error', message))],
  'options.failed': NOTHING,

  'list.committed': ({ objects }) => [{ to: 'objects', event: { type: 'objects.saved', objects } }],
  'list.closed': () => [withdraw(OBJECTS_POPUP)],
  'list.truncated': () => [show(tooManyObjects())],
  'names.missing': ({ message, names }) => [show(notice('warning', message, names))],
  'names.failed': ({ failure }) => [show(failed(failure))],
  'search.failed': ({ failure }) => [show(failed(failure))],

  'dates.refused': ({ message }) => [show(notice('info', message))],
  'range.cut': ({ message }) => [show(notice('info', message))],
  'recording.failed': ({ message }) => [show(notice('error', message))],
  'particle-size.changed': NOTHING,
  'option.set': ({ key, value }, { objects }) =>
    key === 'perturbedOrbitPropagation' ? propagating(value === true, objects) : [],
  'popup.answered': ({ name }) => {
    const answer = ANSWERS[name];
    return answer === undefined ? [] : [answer];
  },
};

/** What the buttons of this tool's popups mean; the others are somebody else's. */
const ANSWERS: Readonly<Partial<Record<NamedEvent, Order>>> = EDITOR_ANSWERS;

/** The setting for all objects carries over to their switches, and holds only while one of them is on. */
function propagating(on: boolean, objects: OvtActors['objects']): readonly Order[] {
  const list = objects.getSnapshot().context;
  if (isPropagated(list) === on) return [];
  const event = { type: 'propagation.chosen', on } as const;
  const value = isPropagated(listAfter(list, event));
  return [
    { to: 'objects', event },
    { to: 'settings', event: { type: 'option.changed', key: 'perturbedOrbitPropagation', value } },
  ];
}

/** The simulated date, UTC milliseconds. */
function simulatedMs(timeline: OvtActors['timeline']): number {
  const { realNow, ...clock } = timeline.getSnapshot().context;
  return currentAt(clock, realNow());
}

function own({ objects }: OvtActors) {
  return userDefinedObjects(objects.getSnapshot().context);
}

function show(popup: Popup): Order {
  return { to: 'popups', event: { type: 'popup.opened', popup } };
}

function withdraw(key: string): Order {
  return { to: 'popups', event: { type: 'popup.withdrawn', key } };
}

function isNews(event: { readonly type: string }): event is OvtNews {
  return Object.hasOwn(REACTIONS, event.type);
}
