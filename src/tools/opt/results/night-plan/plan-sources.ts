import type { CalculationResult } from '#contract/opt/calculation.ts';
import type { CalculationRequest } from '#machines/opt/calculation/calculation-rules.ts';
import type { PlannedSlot } from '#machines/opt/night-plan/planned-night.ts';
import type { Remarks } from '#parts/downloads/text-table.ts';
import {
  commonRemarks,
  orbitRemarks,
  remarkPerOrbit,
  userDefinedOrbits,
} from '#parts/provenance/provenance-remarks.ts';
import type { ExportedPlan } from './exports/exported-plan.ts';

/** What the numbers of a plan were calculated from. */
type Calculated = {
  readonly request: Pick<CalculationRequest, 'userDefined'>;
  readonly result: Pick<CalculationResult, 'provenance'>;
};

/** Where the numbers of a plan come from: what all have in common, the orbit of each object, and both for a single slot. */
export function planSources(
  slots: readonly PlannedSlot[],
  { request, result }: Calculated,
): Pick<ExportedPlan, 'remarks' | 'sourceOf'> {
  const userDefined = userDefinedOrbits(request.userDefined);
  const common = commonRemarks(result.provenance);
  const tables = slots.map(({ object }) => object.table);
  return {
    remarks: [...common, ...remarkPerOrbit(tables, userDefined)],
    sourceOf: ({ object }) => [joined(orbitRemarks(object.table, userDefined)), joined(common)],
  };
}

function joined(remarks: Remarks): string {
  return remarks.map(([label, value]) => `${label} ${value}`).join('; ');
}
