import type { ActorRefFrom } from 'xstate';
import { MAX_USER_DEFINED_OBJECTS } from '#contract/limits.ts';
import type { calculationMachine } from './calculation.ts';
import type { CalculationRequest } from './calculation-rules.ts';
import type { columnsMachine } from './columns.ts';
import type { filteringMachine } from './filtering.ts';
import type { objectEditorMachine } from '../editor/object-editor.ts';
import type { objectListMachine } from '../objects/object-list.ts';
import type { observatorySearchMachine } from '../planning/observatory-search.ts';
import type { OptScreen } from './opt-events.ts';
import {
  type Changes,
  changesSince,
  exceedsObjects,
  exceedsPoints,
  hasResults,
  isFilteringEnabled,
  objectsToCalculate,
} from './opt-rules.ts';
import type { popupsMachine } from '../popups/popups.ts';
import { calculateQuery } from './queries.ts';
import { selectedNames } from './selection.ts';
import { isSetupChanged } from '../planning/setup-rules.ts';
import type { setupMachine } from '../planning/setup.ts';

/** The workflows of observation planning. */
export type OptContext = {
  readonly setup: ActorRefFrom<typeof setupMachine>;
  readonly observatorySearch: ActorRefFrom<typeof observatorySearchMachine>;
  readonly objectList: ActorRefFrom<typeof objectListMachine>;
  readonly editor: ActorRefFrom<typeof objectEditorMachine>;
  readonly filtering: ActorRefFrom<typeof filteringMachine>;
  readonly calculation: ActorRefFrom<typeof calculationMachine>;
  readonly columns: ActorRefFrom<typeof columnsMachine>;
  /** The shell's popups. */
  readonly popups: ActorRefFrom<typeof popupsMachine>;
  /** Where to go once a question about the set-up is answered by restoring it. */
  readonly destination: OptScreen;
};

/** What the coordinator asks about where its workflows stand. */
export const OPT_GUARDS = {
  isSetupChanged: ({ context: { setup } }: InOpt) => isSetupChanged(setup.getSnapshot().context),
  isFilteringClosed: ({ context: { filtering } }: InOpt) =>
    !isFilteringEnabled(filtering.getSnapshot().context),
  isRestoring: ({ context: { calculation } }: InOpt) => calculation.getSnapshot().matches('restoring'),
  hasNoResults: ({ context: { calculation } }: InOpt) => !hasResults(calculation.getSnapshot().context),
  /** Another object of the visitor's own can be kept. */
  hasRoom: ({ context: { setup } }: InOpt) =>
    setup.getSnapshot().context.userDefinedObjects.length < MAX_USER_DEFINED_OBJECTS,
  /** The results there are were calculated with another time step or other objects, and nobody said to ignore that. */
  asksAboutResults: ({ context }: InOpt, { ignoreChange }: { ignoreChange: boolean }) => {
    const { timeStep, userDefinedObjects } = changesInOpt(context);
    return !ignoreChange && (timeStep || userDefinedObjects);
  },
  isNewPlan: ({ context: { filtering } }: InOpt, { changed }: { changed: boolean }) =>
    changed || !isFilteringEnabled(filtering.getSnapshot().context),
  exceedsObjects: ({ context }: InOpt) => exceedsObjects(objectsInOpt(context)),
  exceedsPoints: ({ context }: InOpt) =>
    exceedsPoints(objectsInOpt(context), context.filtering.getSnapshot().context),
  hasSelection: ({ context: { filtering } }: InOpt) =>
    selectedNames(filtering.getSnapshot().context).length > 0,
};

type InOpt = { readonly context: OptContext };

/** What the results there are are out of date by. */
export function changesInOpt(context: OptContext): Changes {
  const { setup, filtering } = context;
  const { calculation } = context.calculation.getSnapshot().context;
  if (calculation === undefined) return { timeStep: false, userDefinedObjects: false };
  return changesSince(calculation, filtering.getSnapshot().context, setup.getSnapshot().context);
}

/** Objects that a calculation would be of. */
export function objectsInOpt({ setup, filtering }: OptContext): number {
  return objectsToCalculate(filtering.getSnapshot().context, setup.getSnapshot().context);
}

/** The calculation of what is checked, and of the visitor's own objects; undefined before a set-up was submitted. */
export function requestIn({ setup, filtering }: OptContext): CalculationRequest | undefined {
  const list = filtering.getSnapshot().context;
  const { userDefinedObjects: userDefined } = setup.getSnapshot().context;
  const { plan, timeStep, token } = list;
  if (plan === undefined) return undefined;
  return {
    query: calculateQuery(plan, timeStep, selectedNames(list), userDefined),
    timeStep,
    userDefined,
    token,
  };
}

/** The last screen that can be shown without results. */
export function lastOpenScreen({ filtering }: OptContext): OptScreen {
  return isFilteringEnabled(filtering.getSnapshot().context) ? 'filtering' : 'setup';
}

/** The workflows whose news the coordinator carries on. */
export function sourcesOf(context: OptContext) {
  const { setup, observatorySearch, objectList, editor, filtering, calculation, columns, popups } = context;
  const searches = [objectList, editor].map((actor) => actor.getSnapshot().context.search);
  return [setup, observatorySearch, ...searches, objectList, editor, filtering, calculation, columns, popups];
}
