import type { NightRow } from '#machines/opt/night-plan/night-table.ts';
import type { PlannedSlot } from '#machines/opt/night-plan/planned-night.ts';

/** Half a second, days. */
const SLACK = 0.5 / 86_400;

/** The moments of a slot that were calculated, both ends included. */
export function rowsInSlot({ object, start, end }: PlannedSlot): readonly NightRow[] {
  return object.rows
    .filter((row) => row !== undefined)
    .filter(({ moment }) => moment >= start - SLACK && moment <= end + SLACK);
}
