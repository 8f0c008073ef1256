/** A table as it is seen: every cell already written with the decimals it deserves. */
export type TextTable = {
  readonly columns: readonly TextColumn[];
  readonly rows: readonly (readonly string[])[];
};

/** Name and unit of a column; the unit is empty for names, dates and pure numbers. */
export type TextColumn = { readonly name: string; readonly unit: string };

/** What is said about a table beside its cells: label and value, in reading order. */
export type Remarks = readonly (readonly [label: string, value: string])[];

/** Heading of a column, such as 'MAG [mag]'. */
export function heading({ name, unit }: TextColumn): string {
  return unit === '' ? name : `${name} [${unit}]`;
}
