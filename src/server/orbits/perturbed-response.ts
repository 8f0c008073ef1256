import type { PerturbedRow, PerturbedTable } from '#contract/nov/perturbed.ts';
import { readTable } from '#contract/nov/table-bytes.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import { numberAt, vectorAt } from '#engine/numbers-in.ts';
import { spanOfTable, stateInTable } from '#engine/table/hermite.ts';
import type { OrbitTable } from '#engine/table/orbit-table.ts';
import { liesIn } from '#engine/table/unreliable-days.ts';

/** Rows that JSON has for a step of the table: without velocities they must follow the curve themselves. */
const OWN_ROWS_PER_STEP = 3;

/**
 * A perturbed orbit in JSON.
 *
 * @param rows `own`: those of the table and some between them; `daily`: one for each day from its beginning.
 */
export function perturbedResponse(bytes: Uint8Array, rows: 'own' | 'daily'): PerturbedTable {
  const { table, facts } = readTable(bytes);
  const offsets = rows === 'own' ? ownOffsets(table) : daysOf(table);
  const state = new Float64Array(6);
  const data = Array.from(offsets, (offset): PerturbedRow => {
    stateInTable(table, table.day, offset, state);
    const [x, y, z] = vectorAt(state);
    const unc = liesIn(facts.unreliable, table.day + offset) ? 1 : 0;
    return { epoch: table.day - MJD_ORIGIN + offset, x, y, z, vx: 0, vy: 0, vz: 0, unc };
  });
  return { data, errors: [], facts };
}

function ownOffsets({ offsets }: OrbitTable): Float64Array {
  const last = offsets.length - 1;
  return Float64Array.from({ length: OWN_ROWS_PER_STEP * last + 1 }, (_, k) => {
    const row = Math.min(Math.floor(k / OWN_ROWS_PER_STEP), last - 1);
    const before = numberAt(offsets, row);
    return before + (k / OWN_ROWS_PER_STEP - row) * (numberAt(offsets, row + 1) - before);
  });
}

function daysOf(table: OrbitTable): Float64Array {
  const { fromDay, toDay } = spanOfTable(table);
  const first = numberAt(table.offsets, 0);
  return Float64Array.from({ length: Math.floor(toDay - fromDay) + 1 }, (_, k) => first + k);
}
