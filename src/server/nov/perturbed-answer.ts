import type { PerturbedRow, PerturbedTable } from '#contract/nov/perturbed.ts';
import { readTable } from '#contract/nov/table-bytes.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import { spanOfTable, stateInTable } from '#engine/table/hermite.ts';
import type { OrbitTable } from '#engine/table/orbit-table.ts';
import { liesIn } from '#engine/table/unreliable-days.ts';

/**
 * A perturbed orbit as JSON has it.
 *
 * @param rows `own`: those of the table; `daily`: one for each day from its beginning.
 */
export function perturbedAnswer(bytes: Uint8Array, rows: 'own' | 'daily'): PerturbedTable {
  const { table, facts } = readTable(bytes);
  const offsets = rows === 'own' ? table.offsets : daysOf(table);
  const state = new Float64Array(6);
  const data = Array.from(offsets, (offset): PerturbedRow => {
    stateInTable(table, table.day, offset, state);
    const [x, y, z] = state;
    const unc = liesIn(facts.unreliable, table.day + offset) ? 1 : 0;
    return { epoch: table.day - MJD_ORIGIN + offset, x, y, z, vx: 0, vy: 0, vz: 0, unc };
  });
  return { data, errors: [], facts };
}

function daysOf(table: OrbitTable): Float64Array {
  const { fromDay, toDay } = spanOfTable(table);
  const first = table.offsets[0];
  return Float64Array.from({ length: Math.floor(toDay - fromDay) + 1 }, (_, k) => first + k);
}
