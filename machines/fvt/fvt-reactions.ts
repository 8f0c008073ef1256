import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import type { FvtState } from '#contract/fvt/fvt-state.ts';
import { MILLISECONDS_PER_HOUR } from '#engine/constants.ts';
import { flybyEditorReactions, LEAVE_EDITOR } from '../editor/editor-reactions.ts';
import { daysAround } from '../kit/time-range.ts';
import { LEAVE_OBJECT_LIST, objectListReactions } from '../objects/object-list-reactions.ts';
import { unknownObject } from '../objects/object-messages.ts';
import { noCommands, type Reactions, show } from '../popups/coordinator.ts';
import { failureMessage, isAway } from '../popups/notice.ts';
import { LOCKED_WHILE_LOADING, SCENE_REACTIONS } from '../scene/scene-reactions.ts';
import type { FlybyAddress } from './approach-search-events.ts';
import { flybyRange, isSameApproach } from './close-approach.ts';
import { isAtOpening } from './at-opening.ts';
import { type ComparedApproach, comparedWith } from './comparison.ts';
import { bodyOfTarget, chosenTarget, previewedApproach, type ShownFlyby } from './flyby.ts';
import type { ApproachList, FvtCommand, FvtEvent, FvtPresent } from './fvt-events.ts';
import { NO_FLYBY, NONE_FOUND, STOPPED, addressRefusal, partialSearch } from './fvt-popups.ts';
import { isOpeningState, restoreSearch, restoreView } from './fvt-state.ts';
import { FIRST_BODIES } from './body-choice.ts';
import { defaultSearchDays, FVT_TIMELINE, uncertaintyRegions } from './fvt-tables.ts';

/** Days before and after an approach that is searched for again. */
const SEARCHED_BESIDE_DAYS = 5;

/** The commands that follow from each event and request in flyby visualisation. */
export const FVT_REACTIONS: Reactions<FvtEvent, FvtPresent, FvtCommand> = {
  ...objectListReactions('search', ({ search }: FvtPresent) => search.context.objects),
  ...flybyEditorReactions('ownFlybys', ({ ownFlybys }: FvtPresent) => ownFlybys.context.objects),
  ...SCENE_REACTIONS,

  'address.followed': (_, workflows) => (isAtOpening(workflows) ? OPENING : []),
  'opening.requested': (_, { search, opening }) => {
    const { nowMs, filter, order } = search.context;
    const { previewed } = opening.context;
    const inputs = { bodies: FIRST_BODIES, days: defaultSearchDays(nowMs), objects: [] };
    return [
      { to: 'search', event: { type: 'search.loaded', inputs, filter, order, selected: undefined } },
      ...atPresent(nowMs),
      previewed === undefined ? CLEARED : requestPreview(previewed),
      ...OPENING,
    ];
  },
  'preview.due': ({ approach }, workflows) => (isAtOpening(workflows) ? [requestPreview(approach)] : []),
  'preview.left': () => [CLEARED],
  'approach.opened': ({ approach, withStory }) => [
    { to: 'search', event: { type: 'address.opened', address: addressOf(approach) } },
    notifyOpened(approach, 'opening'),
    withStory === true ? { to: 'story', event: { type: 'story.awaited', approach } } : STORY_CLOSED,
  ],
  'flyby.addressed': (event, { restoring }) =>
    restoring.hasTag('holding')
      ? [{ to: 'restoring', event }]
      : [{ to: 'search', event: { type: 'address.opened', address: event.address } }],
  'address.refused': ({ faults }) => [show(addressRefusal(faults))],
  'object.requested': ({ phrase }) => [
    { to: 'search', event: { type: 'address.opened', address: { object: phrase } } },
  ],
  'row.chosen': ({ approach }) =>
    approach.infvtarchive ? [requestApproach(approach), notifyOpened(approach, 'search')] : [],

  'approaches.listed': ({ approaches, addressed }, { flyby }) => {
    if (addressed !== undefined) return [requestApproach(addressed)];
    const { requested, shown } = flyby.context;
    const target = chosenTarget({ requested, shown });
    const isListed =
      target?.kind === 'approach' && approaches.some((other) => isSameApproach(other, target.approach));
    if (isListed) return [];
    const [first, ...others] = approaches;
    const isOnly = first !== undefined && first.infvtarchive && others.length === 0;
    return [
      ...((requested ?? shown)?.target.kind === 'approach' ? [CLEARED] : []),
      ...(isOnly ? [requestApproach(first), notifyOpened(first, 'search')] : []),
    ];
  },
  'approaches.missing': ({ isPanelOpen, errors }) => {
    if (errors.length > 0) return [STORY_GIVEN_UP, show(partialSearch(errors, true))];
    return [STORY_GIVEN_UP, ...(isPanelOpen ? [] : [show(NONE_FOUND)])];
  },
  'approaches.partial': ({ errors }) => [show(partialSearch(errors, false))],
  'approaches.failed': ({ failure }) => [STORY_GIVEN_UP, show(failureMessage(failure))],
  'search.cancelled': () => [STORY_GIVEN_UP, show(STOPPED)],
  'bodies.settled': (event) => [{ to: 'restoring', event }],
  'bodies.failed': ({ failure }) => (isAway(failure) ? [] : [show(failureMessage(failure))]),
  'object.unknown': (unknown) => [show(unknownObject(unknown))],
  'lookup.failed': ({ failure }) => [show(failureMessage(failure))],

  'own-flyby.requested': ({ object, body }) => [
    { to: 'flyby', event: { type: 'flyby.requested', target: { kind: 'user-defined', object, body } } },
  ],
  'own-flyby.withdrawn': () => [CLEARED],
  'own-flybys.changed': (_, tool) => {
    const { shown } = tool.flyby.context;
    return shown === undefined ? [] : [compareAnew(shown, tool)];
  },

  ...LOCKED_WHILE_LOADING,
  'flyby.shown': ({ flyby }, tool) => [
    ...foldSearch(flyby),
    ...reportShown(flyby),
    ...countedRegions(flyby),
    ...framing(flyby),
    compareAnew(flyby, tool),
    { to: 'story', event: { type: 'flyby.changed', flyby } },
  ],
  'flyby.withdrawn': () => [{ to: 'story', event: { type: 'flyby.changed', flyby: undefined } }],
  'flyby.missing': (_, tool) => [...withoutFormer(tool), STORY_GIVEN_UP, show(NO_FLYBY)],
  'flyby.failed': ({ failure }, tool) => [
    ...withoutFormer(tool),
    STORY_GIVEN_UP,
    show(failureMessage(failure)),
  ],
  'flyby.cancelled': (_, tool) => [...withoutFormer(tool), STORY_GIVEN_UP, show(STOPPED)],

  'comparison.requested': (_, tool) => {
    const { shown } = tool.flyby.context;
    const compared = shown && comparedOf(shown, tool);
    return compared === undefined
      ? []
      : [{ to: 'comparison', event: { type: 'comparison.opened', compared } }];
  },
  'comparison.failed': ({ failure }) => [show(failureMessage(failure))],

  'state.loaded': (event) => [
    { to: 'restoring', event },
    ...(event.state.selectedCloseApproach === null ? [] : [FOLDED]),
  ],
  'search.due': ({ state }, tool) => {
    const commands = restoreSearch(state, tool);
    return isPreviewed(tool.flyby, state) ? commands.filter(({ to }) => to !== 'flyby') : commands;
  },
  'view.due': ({ state }, tool) => (isPreviewed(tool.flyby, state) ? [] : restoreView(state, tool)),

  'option.requested': noCommands,
  'option.chosen': noCommands,
  'particle-size.changed': noCommands,
  'tool.entered': noCommands,
  'tool.left': () => [LEAVE_OBJECT_LIST, ...LEAVE_EDITOR, { to: 'opening', event: { type: 'opening.left' } }],
};

function comparedOf(
  { target }: ShownFlyby,
  { ownFlybys, search }: Pick<FvtPresent, 'ownFlybys' | 'search'>,
): ComparedApproach | undefined {
  const { known } = search.context;
  const body = known.find(({ id }) => id === bodyOfTarget(target).id);
  return comparedWith(target, ownFlybys.context.objects, body);
}

/** Another flyby is compared, or the same one with other user-defined ones; nothing while no comparison is open. */
function compareAnew(shown: ShownFlyby, tool: Pick<FvtPresent, 'ownFlybys' | 'search'>): FvtCommand {
  return { to: 'comparison', event: { type: 'compared.changed', compared: comparedOf(shown, tool) } };
}

function requestApproach(approach: Parameters<typeof isSameApproach>[0]): FvtCommand {
  return { to: 'flyby', event: { type: 'flyby.requested', target: { kind: 'approach', approach } } };
}

function notifyOpened(approach: CloseApproach, from: ApproachList): FvtCommand {
  return { to: 'page', event: { type: 'flyby.opened', approach, from } };
}

/** Whether the next approaches are looked at, and a state that comes back has nothing else to show. */
function isPreviewed(flyby: FvtPresent['flyby'], state: FvtState): boolean {
  return isOpeningState(state) && previewedApproach(flyby.context) !== undefined;
}

/** The list folds when an approach is chosen from it; with a saved state it folded before, and the user may have unfolded it. */
function foldSearch({ target, isPreview, isRestored }: ShownFlyby): readonly FvtCommand[] {
  if (target.kind === 'user-defined' || isPreview === true || isRestored) return [];
  return [FOLDED];
}

/** The days around an approach, in which it is searched for. */
function addressOf({ designator, mainBody, datetime }: CloseApproach): FlybyAddress {
  const days = daysAround(Date.parse(datetime), SEARCHED_BESIDE_DAYS, SEARCHED_BESIDE_DAYS);
  return { object: designator, search: { body: mainBody.id, days } };
}

const FOLDED: FvtCommand = { to: 'search', event: { type: 'panel.turned', isOpen: false } };

/** The next approaches replace the search. */
const OPENING: readonly FvtCommand[] = [FOLDED, { to: 'opening', event: { type: 'opening.entered' } }];

function requestPreview(approach: CloseApproach): FvtCommand {
  const target = { kind: 'approach', approach } as const;
  return { to: 'flyby', event: { type: 'flyby.requested', target, isPreview: true } };
}

const STORY_CLOSED: FvtCommand = { to: 'story', event: { type: 'story.closed' } };

/** The flyby whose Story is awaited does not come. */
const STORY_GIVEN_UP: FvtCommand = { to: 'story', event: { type: 'awaited.missing' } };

const CLEARED: FvtCommand = { to: 'flyby', event: { type: 'flyby.cleared' } };

/** Withdraws the flyby that is shown where it was changed since, and the new one did not come. */
function withoutFormer({ flyby, ownFlybys }: Pick<FvtPresent, 'flyby' | 'ownFlybys'>): readonly FvtCommand[] {
  const target = flyby.context.shown?.target;
  const { objects } = ownFlybys.context;
  return target?.kind === 'user-defined' && !objects.includes(target.object) ? [CLEARED] : [];
}

/** Notifies the list of user-defined flybys whether one of them is on the screen. */
function reportShown({ target }: ShownFlyby): readonly FvtCommand[] {
  if (target.kind !== 'user-defined') return [{ to: 'ownFlybys', event: { type: 'own-flyby.replaced' } }];
  const computed = { designator: target.object.designator, body: target.body.id };
  return [{ to: 'ownFlybys', event: { type: 'own-flyby.computed', computed } }];
}

function countedRegions({ file }: ShownFlyby): readonly FvtCommand[] {
  const { jds } = file.facts;
  return [
    { to: 'settings', event: { type: 'regions.counted', count: uncertaintyRegions({ jds }, jds.length) } },
  ];
}

/**
 * Commands that set the days of the flyby, its nearest moment or that of entering the air, its body; a
 * restored one keeps the dates and the camera that were saved.
 */
function framing(flyby: ShownFlyby): readonly FvtCommand[] {
  if (flyby.isRestored) return [];
  if (flyby.isPreview === true) return previewing(flyby);
  const { facts } = flyby.file;
  return [
    { to: 'timeline', event: { type: 'range.replaced', range: flybyRange(facts.jds) } },
    {
      to: 'timeline',
      event: { type: 'moment.shown', ms: Date.parse(facts.impact?.entry?.datetime ?? facts.datetime) },
    },
    { to: 'flyby', event: { type: 'focus.chosen', focus: 'body' } },
    { to: 'flyby', event: { type: 'camera.chosen', camera: 'both' } },
    { to: 'page', event: { type: 'flyby.framed', flyby } },
  ];
}

/** How far before and after the nearest point a preview goes, in the time that the object takes for its least distance. */
const PREVIEW_REACH = 4;

/** The days that the tool opens with. */
function atPresent(nowMs: number): readonly FvtCommand[] {
  return [
    { to: 'timeline', event: { type: 'range.replaced', range: FVT_TIMELINE.defaultRange(nowMs) } },
    { to: 'timeline', event: { type: 'moment.shown', ms: nowMs } },
  ];
}

/** The hours around the nearest point, which pass beside the timeline while nothing else is chosen. */
function previewing(flyby: ShownFlyby): readonly FvtCommand[] {
  const { datetime, distanceKm, speedKmS } = flyby.file.facts;
  const ms = Date.parse(datetime);
  const hours = Math.min(Math.max((PREVIEW_REACH * distanceKm) / speedKmS / 3600, 3), 48);
  const reach = Math.round(hours) * MILLISECONDS_PER_HOUR;
  return [
    {
      to: 'preview',
      event: { type: 'range.replaced', range: { startMs: ms - reach, endMs: ms + reach }, ms },
    },
    { to: 'flyby', event: { type: 'camera.chosen', camera: 'both' } },
    { to: 'page', event: { type: 'flyby.framed', flyby } },
  ];
}
