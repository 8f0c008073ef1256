import { planOf } from '../planning/plan.ts';
import { objectsMadeSince } from '../planning/setup-memory.ts';
import { show } from '../popups/coordinator.ts';
import type { Popup } from '../popups/popup.ts';
import { requestDays } from './request-days.ts';
import { outdatedBy, type OptCommand, type OptReactions, type OptPresent } from './opt-context.ts';
import type { OptAnswer, OptScreen } from './opt-events.ts';
import { screenFor, statusOf } from './screen-access.ts';
import { openAwaitedNight } from './tonight-reactions.ts';
import { NO_RESULTS, RESULTS_GONE, resultsOutdated, SCREEN_ANSWERS, setupChanged } from './screen-popups.ts';

/** Which screen opens when it is requested, and which question comes before. */
export const SCREEN_REACTIONS = {
  ...SCREEN_ANSWERS,
  'filtering.requested': (_, tool) => {
    const { kind, screen } = screenFor(statusOf(tool), 'filtering');
    return kind === 'questioned' ? questioning('filtering', screen) : [open(screen)];
  },
  'results.requested': ({ ignoreChange }, tool) => {
    const status = statusOf(tool);
    const { kind, screen } = screenFor(status, 'results', ignoreChange);
    if (kind === 'waiting') return ignoreChange ? [] : [headFor('results')];
    if (kind === 'closed') {
      const isReported = status.hasResults || isShown(RESULTS_GONE, tool);
      return [...(isReported ? [] : [show(NO_RESULTS)]), open(screen)];
    }
    if (kind === 'questioned')
      return screen === 'setup'
        ? questioning('results', screen)
        : [screenBelow(screen, 'results'), show(resultsOutdated(outdatedBy(tool)))];
    return [open(screen, { ignoreChange })];
  },
  'results.restored': (_, tool) => [
    { to: 'filtering', event: { type: 'ephemerides.calculated' } },
    ...(openAwaitedNight(tool) ?? planAgain(tool)),
    ...requestDays(tool),
    ...(tool.destination === 'results' && statusOf(tool).isOutdated
      ? [screenBelow('filtering', 'results'), show(resultsOutdated(outdatedBy(tool)))]
      : []),
    headFor('setup'),
  ],
  'results.missing': () => [show(RESULTS_GONE), RESULTS_LEFT],
  'stay-on-setup': () => [QUESTION_WITHDRAWN, headFor('setup'), open('setup', { replaces: true })],
  'stay-on-filtering': () => [open('filtering', { replaces: true })],
  'setup.questioned': (_, { setup }) => [show(setupChanged(objectsMadeSince(setup.context)))],
  'setup.accepted': ({ changed }, tool) => [
    ...(changed || !statusOf(tool).hasPlan ? planning(tool) : []),
    headFor('setup'),
    open('filtering'),
  ],
  'setup.restored': (_, { destination }) => [
    destination === 'results'
      ? { to: 'self', event: { type: 'results.requested', ignoreChange: false } }
      : open(destination),
    headFor('setup'),
  ],
} as const satisfies Partial<OptReactions>;

function isShown({ key }: Popup<OptAnswer>, { popups }: Pick<OptPresent, 'popups'>): boolean {
  return popups.context.queue.some(({ popup }) => popup.key === key);
}

const QUESTION_WITHDRAWN: OptCommand = { to: 'setup', event: { type: 'question.withdrawn' } };

type Opening = { ignoreChange?: boolean; replaces?: boolean; from?: OptScreen };

function open(
  screen: OptScreen,
  { ignoreChange = false, replaces = false, ...from }: Opening = {},
): OptCommand {
  return { to: 'page', event: { type: 'screen.opened', screen, ignoreChange, replaces, ...from } };
}

/** There are no results: the page leads from their address to the list, and popups stay as the user has not gone there. */
export const RESULTS_LEFT: OptCommand = open('filtering', { replaces: true, from: 'results' });

function headFor(screen: OptScreen): OptCommand {
  return { to: 'self', event: { type: 'destination.chosen', screen } };
}

/** The address names the screen below a question, not the requested one. */
function screenBelow(screen: OptScreen, from: OptScreen): OptCommand {
  return open(screen, { replaces: true, from });
}

/** The rows of a night that was planned are no part of a saved state. */
function planAgain({ nightPlan }: OptPresent): readonly OptCommand[] {
  const { night } = nightPlan.context;
  return night === undefined ? [] : [{ to: 'self', event: { type: 'night.requested', night } }];
}

/** Submitting a changed set-up opens the question whether to keep the change. */
function questioning(destination: OptScreen, below: OptScreen): readonly OptCommand[] {
  return [
    headFor(destination),
    screenBelow(below, destination),
    { to: 'setup', event: { type: 'setup.submitted' } },
  ];
}

/** An accepted set-up starts a new list; the results belong to the old one. */
function planning({ setup }: OptPresent): readonly OptCommand[] {
  const plan = planOf(setup.context);
  if (plan === undefined) return [];
  return [
    { to: 'filtering', event: { type: 'plan.made', plan } },
    { to: 'calculation', event: { type: 'results.dropped' } },
    { to: 'charts', event: { type: 'charts.dropped' } },
    { to: 'nightPlan', event: { type: 'plan.dropped' } },
  ];
}
