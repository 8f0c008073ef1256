import type { ObjectEditorActor } from '../editor/object-editor.ts';
import type { ObjectListActor } from '../objects/object-list.ts';
import type { ObservatorySearchActor } from '../planning/observatory-search.ts';
import type { SetupActor } from '../planning/setup.ts';
import type { TelescopesActor } from '../planning/telescopes.ts';
import type { Command, Present, Reactions } from '../popups/coordinator.ts';
import type { PopupsActor } from '../popups/popups.ts';
import type { CalculationRequest } from './calculation/calculation-rules.ts';
import type { CalculationActor } from './calculation/calculation.ts';
import type { ChartsActor } from './charts/charts.ts';
import type { ColumnsActor } from './calculation/columns.ts';
import type { FilteringActor } from './filtering/filtering.ts';
import type { NightPlanActor } from './night-plan/night-plan.ts';
import type { DestinationChosen, NightAwaited, OptEmitted, OptEvent, OptScreen } from './opt-events.ts';
import { type Changes, changesSince, objectsToCalculate } from './calculation/calculation-size.ts';
import type { OwnPresetsActor } from './filtering/own-presets.ts';
import { calculateQuery } from './filtering/queries.ts';
import { selectedNames } from './filtering/selection.ts';

/** The workflows of observation planning. */
export type OptWorkflows = {
  readonly setup: SetupActor;
  readonly observatorySearch: ObservatorySearchActor;
  readonly objectList: ObjectListActor;
  readonly editor: ObjectEditorActor;
  readonly filtering: FilteringActor;
  readonly calculation: CalculationActor;
  readonly columns: ColumnsActor;
  readonly charts: ChartsActor;
  readonly nightPlan: NightPlanActor;
  readonly telescopes: TelescopesActor;
  readonly ownPresets: OwnPresetsActor;
};

export type OptContext = OptWorkflows & {
  /** The popups of the page. */
  readonly popups: PopupsActor;
  /** Where to go once a question about the set-up is answered by restoring it. */
  readonly destination: OptScreen;
  /** The night whose plan opens with the results that are on their way. */
  readonly awaitedNight: string | undefined;
};

/** The states of the tool's workflows at one moment. */
export type OptPresent = Present<OptContext>;

export type OptCommand = Command<OptWorkflows, OptEvent | DestinationChosen | NightAwaited, OptEmitted>;

/** The commands that follow from each event in observation planning. */
export type OptReactions = Reactions<OptEvent, OptPresent, OptCommand>;

/** How the set-up and the list differ from those the results were calculated with. */
export function outdatedBy({
  setup,
  filtering,
  calculation,
}: Pick<OptPresent, 'setup' | 'filtering' | 'calculation'>): Changes {
  const { calculation: done } = calculation.context;
  if (done === undefined) return { timeStep: false, userDefinedObjects: false };
  return changesSince(done.request, filtering.context, setup.context);
}

/** How many objects a calculation would have. */
export function objectsInOpt({ setup, filtering }: OptPresent): number {
  return objectsToCalculate(filtering.context, setup.context);
}

/** The calculation of what is checked, and of the user-defined objects; undefined before a set-up was submitted. */
export function requestIn({ setup, filtering }: OptPresent): CalculationRequest | undefined {
  const list = filtering.context;
  const { userDefinedObjects: userDefined } = setup.context;
  const { plan, timeStep, token } = list;
  if (plan === undefined) return undefined;
  return {
    query: calculateQuery(plan, timeStep, selectedNames(list), userDefined),
    timeStep,
    userDefined,
    token,
  };
}
