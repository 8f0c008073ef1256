import type { ObjectTable } from '#contract/calculation.ts';
import { USER_DEFINED } from '#contract/user-defined.ts';
import { configuration } from '#parts/configuration.ts';
import { previousObservationsHref } from '#parts/outside-links.ts';

/** Address of the previous observations of an object; undefined for one that the visitor defined. */
export function archiveOf({
  number,
  name,
  designator,
  database,
}: Pick<ObjectTable, 'number' | 'name' | 'designator' | 'database'>): string | undefined {
  if (database === USER_DEFINED) return undefined;
  return previousObservationsHref(
    {
      number: number === undefined ? undefined : Number(number),
      name,
      designation: designator,
      isComet: /^(\d+[PD]|[CPDXAI]\/)/.test(designator),
    },
    configuration.linkBases.previousObservations,
  );
}
