import type { ExportedPlan } from './exported-plan.ts';
import { PLAN_COLUMNS, planLines } from './plan-columns.ts';

/** A plan as JSON: what its columns mean, and an object for each slot; what is not known is left out. */
export function planJson(plan: ExportedPlan): string {
  const { site, nowMs, telescope, remarks } = plan;
  const document = {
    format: 'neo-toolkit/night-plan',
    version: 1,
    created: Temporal.Instant.fromEpochMilliseconds(nowMs).toString(),
    site,
    telescope: telescope ?? null,
    provenance: remarks.map(([label, value]) => ({ label, value })),
    columns: PLAN_COLUMNS.map(({ name, unit = '', description }) => ({ name, unit, description })),
    slots: planLines(plan).map((line) =>
      Object.fromEntries(PLAN_COLUMNS.map(({ name, value }) => [name, value(line)])),
    ),
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}
