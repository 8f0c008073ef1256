import type { Calculation } from '#machines/opt/calculation-rules.ts';
import type { PlannedSlot } from '#machines/opt/planned-night.ts';
import { configuration } from '#parts/configuration.ts';
import { fileName } from '#parts/downloads/file-name.ts';
import { writeCsv } from '#parts/downloads/text-file.ts';
import { commonRemarks, remarkPerOrbit, userDefinedOrbits } from '#parts/provenance/provenance-remarks.ts';
import { saveFile } from '#parts/save-file.ts';
import { planCalendar } from './plan-calendar.ts';
import { planTable } from './plan-table.ts';

/** Files that a plan can be had as, as a menu offers them. */
export const PLAN_FILES = [
  { id: 'csv', title: 'Table (csv)', detail: 'slots and places, with provenance' },
  { id: 'ics', title: 'Calendar (ics)', detail: 'an event for each slot' },
] as const;

export type PlanFile = (typeof PLAN_FILES)[number]['id'];

/** Writes a plan to a file and hands it to the browser. @param nowMs dates the file, UTC milliseconds. */
export function savePlan(
  kind: PlanFile,
  slots: readonly PlannedSlot[],
  { request, result }: Calculation,
  nowMs: number,
): void {
  const name = fileName(
    'night-plan',
    configuration.title,
    Temporal.Instant.fromEpochMilliseconds(nowMs),
    kind,
  );
  switch (kind) {
    case 'csv': {
      const objects = slots.map(({ object }) => object.table);
      const remarks = [
        ...commonRemarks(result.provenance),
        ...remarkPerOrbit(objects, userDefinedOrbits(request.userDefined)),
      ];
      const text = writeCsv(planTable(slots), remarks);
      return saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
    }
    case 'ics': {
      const text = planCalendar(slots, result.provenance.observer, nowMs);
      return saveFile(name, new Blob([text], { type: 'text/calendar;charset=utf-8' }));
    }
  }
}
