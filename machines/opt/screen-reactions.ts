import { planOf } from '../planning/plan.ts';
import { show } from '../popups/coordinator.ts';
import { outdatedBy, type OptCommand, type OptReactions, type OptWorkflows } from './opt-context.ts';
import type { OptScreen } from './opt-events.ts';
import { screenFor, standingOf } from './screen-access.ts';
import { NO_RESULTS, resultsOutdated, SCREEN_ANSWERS, SETUP_CHANGED } from './screen-popups.ts';

/** Which screen opens when it is asked for, and what is asked before. */
export const SCREEN_REACTIONS = {
  ...SCREEN_ANSWERS,
  'filtering.requested': (_, workflows) => {
    const { kind, screen } = screenFor(standingOf(workflows), 'filtering');
    return kind === 'questioned' ? questioning('filtering') : [open(screen)];
  },
  'results.requested': ({ ignoreChange }, workflows) => {
    const standing = standingOf(workflows);
    const { kind, screen } = screenFor(standing, 'results');
    if (kind === 'waiting') return [];
    if (kind === 'closed') return [...(standing.hasResults ? [] : [show(NO_RESULTS)]), open(screen)];
    if (kind === 'questioned') return questioning('results');
    const changes = outdatedBy(workflows);
    const isOutdated = changes.timeStep || changes.userDefinedObjects;
    return isOutdated && !ignoreChange ? [show(resultsOutdated(changes))] : [open(screen, ignoreChange)];
  },
  'setup.questioned': () => [show(SETUP_CHANGED)],
  'setup.accepted': ({ changed }, workflows) => [
    ...(changed || !standingOf(workflows).hasPlan ? planning(workflows) : []),
    headFor('setup'),
    open('filtering'),
  ],
  'setup.restored': (_, { destination }) => [open(destination), headFor('setup')],
} as const satisfies Partial<OptReactions>;

function open(screen: OptScreen, ignoreChange = false): OptCommand {
  return { to: 'page', event: { type: 'screen.opened', screen, ignoreChange } };
}

function headFor(screen: OptScreen): OptCommand {
  return { to: 'self', event: { type: 'destination.chosen', screen } };
}

/** Submitting a changed set-up makes it ask whether to keep the change. */
function questioning(destination: OptScreen): readonly OptCommand[] {
  return [headFor(destination), { to: 'setup', event: { type: 'setup.submitted' } }];
}

/** An accepted set-up starts a new list; the results belong to the old one. */
function planning({ setup }: OptWorkflows): readonly OptCommand[] {
  const plan = planOf(setup.getSnapshot().context);
  if (plan === undefined) return [];
  return [
    { to: 'filtering', event: { type: 'plan.made', plan } },
    { to: 'calculation', event: { type: 'results.dropped' } },
  ];
}
