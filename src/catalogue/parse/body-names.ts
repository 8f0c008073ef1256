import { namePartsOf } from '../designation.ts';
import type { BodyRow } from './body-row.ts';
import { RowError } from './rows.ts';

/** Names of a body from JPL's or the MPC's full name; a text that names none is a fault of its row. */
export function bodyNames(fullName: string): Pick<BodyRow, 'number' | 'name' | 'designation'> {
  try {
    return namePartsOf(fullName);
  } catch (error) {
    throw error instanceof RangeError ? new RowError(error.message) : error;
  }
}
