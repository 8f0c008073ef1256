import { flybyEditorReactions, LEAVE_EDITOR } from '../editor/editor-reactions.ts';
import { LEAVE_OBJECT_LIST, objectListReactions } from '../objects/object-list-reactions.ts';
import { unknownObject } from '../objects/unknown-object.ts';
import { nothing, type Reactions, show } from '../popups/coordinator.ts';
import { failed } from '../popups/notice.ts';
import { LOCKED_WHILE_LOADING } from '../scene/locked-while-loading.ts';
import { SCENE_REACTIONS } from '../scene/scene-reactions.ts';
import { flybyRange, isSameApproach } from './close-approach.ts';
import { type ComparedApproach, comparedWith } from './comparison.ts';
import { bodyOfTarget, type ShownFlyby } from './flyby.ts';
import type { FvtCommand, FvtEvent, FvtPresent } from './fvt-events.ts';
import { NO_FLYBY, NONE_FOUND, STOPPED, addressRefusal, partialSearch } from './fvt-popups.ts';
import { restoreSearch, restoreView } from './fvt-state.ts';
import { uncertaintyRegions } from './fvt-tables.ts';

/** What follows from everything that happens in flyby visualisation, or is requested of it. */
export const FVT_REACTIONS: Reactions<FvtEvent, FvtPresent, FvtCommand> = {
  ...objectListReactions('search', ({ search }: FvtPresent) => search.context.objects),
  ...flybyEditorReactions('own', ({ own }: FvtPresent) => own.context.objects),
  ...SCENE_REACTIONS,

  'flyby.addressed': (event, { restoring }) =>
    restoring.hasTag('holding')
      ? [{ to: 'restoring', event }]
      : [{ to: 'search', event: { type: 'address.opened', address: event.address } }],
  'address.refused': ({ faults }) => [show(addressRefusal(faults))],
  'object.requested': ({ phrase }) => [
    { to: 'search', event: { type: 'address.opened', address: { object: phrase } } },
  ],
  'row.chosen': ({ approach }) => (approach.infvtarchive ? [requestApproach(approach)] : []),

  'approaches.listed': ({ approaches, addressed }, { flyby }) => {
    if (addressed !== undefined) return [requestApproach(addressed)];
    const target = flyby.context.shown?.target;
    if (target?.kind !== 'approach') return [];
    const { approach } = target;
    if (approaches.some((other) => isSameApproach(other, approach))) return [];
    return [CLEARED];
  },
  'approaches.missing': ({ isPanelOpen }) => (isPanelOpen ? [] : [show(NONE_FOUND)]),
  'approaches.partial': ({ errors }) => [show(partialSearch(errors))],
  'approaches.failed': ({ failure }) => [show(failed(failure))],
  'search.cancelled': () => [show(STOPPED)],
  'bodies.settled': (event) => [{ to: 'restoring', event }],
  'bodies.failed': ({ failure }) => [show(failed(failure))],
  'object.unknown': (unknown) => [show(unknownObject(unknown))],
  'lookup.failed': ({ failure }) => [show(failed(failure))],

  'own.requested': ({ object, body }) => [
    { to: 'flyby', event: { type: 'flyby.requested', target: { kind: 'own', object, body } } },
  ],
  'own.withdrawn': () => [CLEARED],

  ...LOCKED_WHILE_LOADING,
  'flyby.shown': ({ flyby }, tool) => [
    ...reportShown(flyby),
    ...countedRegions(flyby),
    ...framing(flyby),
    { to: 'comparison', event: { type: 'compared.changed', compared: comparedOf(flyby, tool) } },
  ],
  'flyby.missing': (_, tool) => [...withoutFormer(tool), show(NO_FLYBY)],
  'flyby.failed': ({ failure }, tool) => [...withoutFormer(tool), show(failed(failure))],
  'flyby.cancelled': (_, tool) => [...withoutFormer(tool), show(STOPPED)],

  'comparison.requested': (_, tool) => {
    const { shown } = tool.flyby.context;
    const compared = shown && comparedOf(shown, tool);
    return compared === undefined
      ? []
      : [{ to: 'comparison', event: { type: 'comparison.opened', compared } }];
  },
  'comparison.failed': ({ failure }) => [show(failed(failure))],

  'state.loaded': (event) => [{ to: 'restoring', event }],
  'search.due': ({ state }, tool) => restoreSearch(state, tool),
  'view.due': ({ state }, tool) => restoreView(state, tool),

  'option.requested': nothing,
  'particle-size.changed': nothing,
  'tool.entered': nothing,
  'tool.left': () => [LEAVE_OBJECT_LIST, ...LEAVE_EDITOR],
};

function comparedOf(
  { target }: ShownFlyby,
  { own, search }: Pick<FvtPresent, 'own' | 'search'>,
): ComparedApproach | undefined {
  const { known } = search.context;
  const body = known.find(({ id }) => id === bodyOfTarget(target).id);
  return comparedWith(target, own.context.objects, body);
}

function requestApproach(approach: Parameters<typeof isSameApproach>[0]): FvtCommand {
  return { to: 'flyby', event: { type: 'flyby.requested', target: { kind: 'approach', approach } } };
}

const CLEARED: FvtCommand = { to: 'flyby', event: { type: 'flyby.cleared' } };

/** What is shown goes where the user-defined flyby was changed since, and the new one did not come. */
function withoutFormer({ flyby, own }: Pick<FvtPresent, 'flyby' | 'own'>): readonly FvtCommand[] {
  const target = flyby.context.shown?.target;
  const { objects } = own.context;
  return target?.kind === 'own' && !objects.includes(target.object) ? [CLEARED] : [];
}

/** Notifies the list of user-defined flybys whether one of them is on the screen. */
function reportShown({ target }: ShownFlyby): readonly FvtCommand[] {
  if (target.kind !== 'own') return [{ to: 'own', event: { type: 'own.replaced' } }];
  const computed = { designator: target.object.designator, body: target.body.id };
  return [{ to: 'own', event: { type: 'own.computed', computed } }];
}

function countedRegions({ file }: ShownFlyby): readonly FvtCommand[] {
  const { jds } = file.facts;
  return [
    { to: 'settings', event: { type: 'regions.counted', count: uncertaintyRegions({ jds }, jds.length) } },
  ];
}

/**
 * The days of the flyby, its nearest moment or that of entering the air, its body; a restored one keeps the dates and the camera that were
 * saved.
 */
function framing(flyby: ShownFlyby): readonly FvtCommand[] {
  if (flyby.isRestored) return [];
  const { facts } = flyby.file;
  return [
    { to: 'timeline', event: { type: 'range.replaced', range: flybyRange(facts.jds) } },
    {
      to: 'timeline',
      event: { type: 'moment.shown', ms: Date.parse(facts.impact?.entry?.datetime ?? facts.datetime) },
    },
    { to: 'flyby', event: { type: 'focus.chosen', focus: 'body' } },
    { to: 'page', event: { type: 'flyby.framed', flyby } },
  ];
}
