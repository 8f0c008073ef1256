import { BOX_TITLE, type ExportBox } from '#render/export/export-boxes.ts';

/** A line of the details of an object, as the page and exported pictures write it. */
export type DetailFact = {
  readonly name: string;
  readonly value: string;
  readonly unit?: string;
  /** The one line that is left where there is no room for more. */
  readonly isChief?: true;
};

/** The details of an object as exported pictures have them. */
export function detailsBox(object: string, facts: readonly DetailFact[]): ExportBox {
  return {
    title: BOX_TITLE.details,
    rows: [{ name: 'Object', value: object }, ...facts].map(({ name, value, unit }: DetailFact) => ({
      kind: 'fact',
      name,
      value: unit === undefined ? value : `${value} ${unit}`,
    })),
  };
}
