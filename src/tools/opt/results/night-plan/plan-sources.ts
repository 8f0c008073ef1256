import type { CalculationResult } from '#contract/opt/calculation.ts';
import type { CalculationRequest } from '#machines/opt/calculation/calculation-rules.ts';
import type { PlannedSlot } from '#machines/opt/night-plan/planned-night.ts';
import { stepText } from '#machines/planning/time-step.ts';
import { fileHead } from '#parts/downloads/file-head.ts';
import type { Remarks } from '#parts/downloads/text-table.ts';
import {
  commonRemarks,
  orbitRemarks,
  remarkPerOrbit,
  userDefinedOrbits,
} from '#parts/provenance/provenance-remarks.ts';
import { calendarText } from '#parts/quantities/cell-text.ts';
import type { ExportedPlan } from './exports/exported-plan.ts';

/** What the numbers of a plan were calculated from. */
type Calculated = {
  readonly request: Pick<CalculationRequest, 'userDefined' | 'query' | 'timeStep'>;
  readonly result: Pick<CalculationResult, 'provenance'>;
};

/**
 * Of which night the numbers of a plan are and where they come from: what all have in common, the orbit of each object, and both
 * for a single slot.
 *
 * @param night by both of its dates.
 */
export function planSources(
  slots: readonly PlannedSlot[],
  night: string,
  { request, result }: Calculated,
): Pick<ExportedPlan, 'remarks' | 'sourceOf'> {
  const { query, timeStep } = request;
  const userDefined = userDefinedOrbits(request.userDefined);
  const common = commonRemarks(result.provenance);
  const tables = slots.map(({ object }) => object.table);
  return {
    remarks: fileHead(
      {
        frame: {
          start: calendarText(query.julianDateStart),
          end: calendarText(query.julianDateEnd),
          every: stepText(timeStep),
        },
        clock: 'UTC',
      },
      [['Night', night], ...common, ...remarkPerOrbit(tables, userDefined)],
    ),
    sourceOf: ({ object }) => [joined(orbitRemarks(object.table, userDefined)), joined(common)],
  };
}

function joined(remarks: Remarks): string {
  return remarks.map(([label, value]) => `${label} ${value}`).join('; ');
}
