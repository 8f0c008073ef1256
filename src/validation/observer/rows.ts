import { modulo } from '#engine/modulo.ts';
import type { Case } from '../comparison.ts';
import type { RowValue } from '../row-value.ts';

/** A table of recorded numbers with named columns; texts and absent values stay as they are. */
export type RecordedRows = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (number | string | null)[])[];
};

/** Reader of a row by column name, which throws where the column is missing or not a number. */
export function reader(
  columns: readonly string[],
): (row: readonly (number | string | null)[], name: string) => number {
  const index = new Map(columns.map((name, at) => [name, at]));
  return (row, name) => {
    const at = index.get(name);
    const value = at === undefined ? undefined : row[at];
    if (typeof value !== 'number') throw new RangeError(`No number in column ${name}`);
    return value;
  };
}

/** A difference of angles in degrees, brought to -180…180. */
export function wrapDegrees(difference: number): number {
  return modulo(difference + 180, 360) - 180;
}

/** Which case a row is of, and its Julian date. */
export type LoggedRow = Pick<Case, 'name' | 'object' | 'provisional' | 'site'> & { readonly day: number };

type Logged = {
  readonly row: LoggedRow;
  readonly errors: number[];
  readonly days: number[];
  readonly values: (readonly RowValue[])[];
};

/** Collects errors under quantity and case. */
export class ErrorLog {
  readonly #errors = new Map<string, Map<string, Logged>>();

  /** @param values the numbers whose difference the error is. */
  add(quantity: string, row: LoggedRow, error: number, ...values: readonly RowValue[]): void {
    const cases = this.#errors.get(quantity) ?? new Map<string, Logged>();
    const logged = cases.get(row.name) ?? { row, errors: [], days: [], values: [] };
    logged.errors.push(Math.abs(error));
    logged.days.push(row.day);
    logged.values.push(values);
    cases.set(row.name, logged);
    this.#errors.set(quantity, cases);
  }

  cases(quantity: string): readonly Case[] {
    return [...(this.#errors.get(quantity)?.values() ?? [])].map(
      ({ row: { name, object, provisional, site }, errors, days, values }) => ({
        name,
        errors,
        days,
        values,
        ...(object !== undefined && { object }),
        ...(provisional !== undefined && { provisional }),
        ...(site !== undefined && { site }),
      }),
    );
  }
}
