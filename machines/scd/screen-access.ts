import { nearEarthObjects } from '../objects/listed-object.ts';
import { canFilter, type SetupContext } from '../planning/setup-rules.ts';

/** Shown where user-defined objects cannot be. */
export const CUSTOM_PLACE_REFUSAL = 'User-defined objects cannot be visualised for a custom observatory.';

/** Whether user-defined objects may be shown for a place without a code. */
export type ScdConfiguration = { readonly customObservatories: boolean };

/** By default they may not. */
const SCD_CONFIGURATION: ScdConfiguration = { customObservatories: false };

type Place = Pick<SetupContext, 'observatory' | 'userDefinedObjects'>;

/** Whether the observatory may be used with the objects there are: a place without a code not with user-defined ones. */
export function isCustomAllowed(
  { observatory, userDefinedObjects }: Place,
  { customObservatories }: ScdConfiguration = SCD_CONFIGURATION,
): boolean {
  return customObservatories || observatory.code !== undefined || userDefinedObjects.length === 0;
}

/** Whether anything is to be shown: a near-Earth object of the list, or a user-defined one. */
function hasAnything({ objects, userDefinedObjects }: SetupContext): boolean {
  return nearEarthObjects(objects).length > 0 || userDefinedObjects.length > 0;
}

/** Whether a set-up can be submitted: dates and place are valid, there is something to show, and it may be shown there. */
export function canVisualise(setup: SetupContext): boolean {
  return canFilter(setup) && hasAnything(setup) && isCustomAllowed(setup);
}

/**
 * Whether the tab of the chart is enabled.
 *
 * @param isEnabled a set-up was submitted.
 * @param hasUserDefined there are user-defined objects.
 */
export function isVisualisationOpen(
  isEnabled: boolean,
  hasUserDefined: boolean,
  customAllowed: boolean,
): boolean {
  return customAllowed && (isEnabled || hasUserDefined);
}
