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
  const isComet = /^(\d+[PDI]|[CPDXAI]\/)/.test(designator);
  return previousObservationsHref(
    isComet
      ? { name: cometName(designator, number, name), designation: designator, isComet }
      : { number: number === undefined ? undefined : Number(number), name, designation: designator, isComet },
    configuration.linkBases.previousObservations,
  );
}

/** `161P/Hartley-IRAS`; a comet without a number is known by its designation, `C/2020 F3`. */
function cometName(designator: string, number?: string, name?: string): string {
  return number === undefined || name === undefined ? designator : `${number}/${name}`;
}
