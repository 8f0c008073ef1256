/** A table as it is seen: every cell already written with the decimals it deserves. */
export type TextTable = {
  readonly columns: readonly TextColumn[];
  /** A row with fewer cells than columns ends with a message in place of its values. */
  readonly rows: readonly (readonly string[])[];
};

export type TextColumn = {
  /** Name by which programs know it. */
  readonly name: string;
  /** Empty for names and pure numbers. */
  readonly unit: string;
  /** Readable name, where it differs. */
  readonly words?: string;
  /** Says what a row is about: stays in sight where the other columns are broken into several tables. */
  readonly isKey?: boolean;
};

/** Remarks about a table beside its cells: label and value, in reading order. */
export type Remarks = readonly (readonly [label: string, value: string])[];

/** Heading of a column, such as 'MAG [mag]'. */
export function heading({ name, unit }: TextColumn): string {
  return unit === '' ? name : `${name} [${unit}]`;
}
