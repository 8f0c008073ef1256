import type { FilteredObject } from '#contract/opt/filtering.ts';
import { foldedText } from '../../kit/folded-text.ts';
import { objectTitle } from '../../objects/listed-object.ts';

/** Rows of a list, and what is searched for in it. */
type SoughtList = { readonly rows: readonly FilteredObject[]; readonly phrase: string };

/** The rows whose number, name or designation contains the phrase; all of them for none. */
export function rowsFound({ rows, phrase }: SoughtList): readonly FilteredObject[] {
  const sought = foldedText(phrase);
  if (sought === '') return rows;
  return rows.filter((row) =>
    [objectTitle(row), row.name, row.designator].some((text) => foldedText(text).includes(sought)),
  );
}
