import { isSetupChanged } from '../planning/setup-rules.ts';
import { outdatedBy, type OptPresent } from './opt-context.ts';
import type { OptScreen } from './opt-events.ts';

/** The status of observation planning, as far as its screens depend on it. */
export type OptStatus = {
  /** A set-up was submitted. */
  readonly hasPlan: boolean;
  /** It was changed since: the user chooses whether to restore it or to filter again. */
  readonly isSetupChanged: boolean;
  readonly hasSelection: boolean;
  readonly hasResults: boolean;
  /** The results were calculated with another time step or other user-defined objects than are set now. */
  readonly isOutdated: boolean;
  /** The results of a calculation that was stored are being read. */
  readonly isRestoring: boolean;
};

/**
 * The result of requesting a screen: it is open; it is closed and another is shown instead; a question about the set-up or the results
 * comes first, over the screen that is shown meanwhile; or its contents are on their way.
 */
export type ScreenAccess = {
  readonly kind: 'open' | 'closed' | 'questioned' | 'waiting';
  /** The screen that is shown. */
  readonly screen: OptScreen;
};

export function statusOf(tool: Pick<OptPresent, 'setup' | 'filtering' | 'calculation'>): OptStatus {
  const filtering = tool.filtering.context;
  const calculation = tool.calculation;
  const { timeStep, userDefinedObjects } = outdatedBy(tool);
  return {
    hasPlan: filtering.plan !== undefined,
    isSetupChanged: isSetupChanged(tool.setup.context),
    hasSelection: filtering.selected.size > 0,
    hasResults: calculation.context.calculation !== undefined,
    isOutdated: timeStep || userDefinedObjects,
    isRestoring: calculation.matches('restoring'),
  };
}

/** Which screen is shown when one is requested. @param ignoreChange results that are outdated are requested all the same. */
export function screenFor(status: OptStatus, requested: OptScreen, ignoreChange = false): ScreenAccess {
  const { hasPlan, hasSelection } = status;
  if (requested === 'setup') return { kind: 'open', screen: 'setup' };
  if (requested === 'results') {
    if (status.isRestoring) return { kind: 'waiting', screen: 'results' };
    if (!status.hasResults || !hasSelection)
      return { kind: 'closed', screen: hasPlan ? 'filtering' : 'setup' };
  }
  if (!hasPlan) return { kind: 'closed', screen: 'setup' };
  if (status.isSetupChanged) return { kind: 'questioned', screen: 'setup' };
  if (requested === 'results' && status.isOutdated && !ignoreChange)
    return { kind: 'questioned', screen: 'filtering' };
  return { kind: 'open', screen: requested };
}
