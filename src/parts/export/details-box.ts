import { BOX_TITLE, type ExportBox } from '#render/export/export-boxes.ts';
import type { Fact } from '#ui/content/fact-list.tsx';
import { spacedUnit } from '#ui/content/spaced-unit.ts';

/** A line of the details of an object, as the page and exported pictures write it. */
export type DetailFact = Fact & { readonly value: string };

/** The details of an object as exported pictures have them. */
export function detailsBox(object: string, facts: readonly DetailFact[]): ExportBox {
  return {
    title: BOX_TITLE.details,
    rows: [{ name: 'Object', value: object }, ...facts].map(({ name, value, unit }: DetailFact) => ({
      kind: 'fact',
      name,
      value: `${value}${spacedUnit(unit)}`,
    })),
  };
}
