import type { ObjectTable } from '#contract/opt/calculation.ts';
import { USER_DEFINED } from '#contract/user-defined/user-defined.ts';
import { configuration, type OutsideLink } from '#parts/configuration.ts';
import { type LinkedObject, outsideLinks, previousObservationsHref } from '#parts/outside-links.ts';

type NamedObject = Pick<ObjectTable, 'number' | 'name' | 'designator' | 'database'>;

/** Address of the previous observations of an object; undefined for one that the user defined. */
export function archiveOf(object: NamedObject): string | undefined {
  if (object.database === USER_DEFINED) return undefined;
  return previousObservationsHref(linkedObject(object), configuration.linkBases.previousObservations);
}

/** Pages about an object elsewhere; none about one that the user defined. */
export function linksAbout(object: NamedObject): readonly OutsideLink[] {
  if (object.database === USER_DEFINED) return [];
  return outsideLinks(linkedObject(object), configuration.linkBases);
}

function linkedObject({ number, name, designator }: NamedObject): LinkedObject {
  const isComet = /^(\d+[PDI]|[CPDXAI]\/)/.test(designator);
  return isComet
    ? { name: cometName(designator, number, name), designation: designator, isComet }
    : { number: number === undefined ? undefined : Number(number), name, designation: designator, isComet };
}

/** `161P/Hartley-IRAS`; a comet without a number is known by its designation, `C/2020 F3`. */
function cometName(designator: string, number?: string, name?: string): string {
  return number === undefined || name === undefined ? designator : `${number}/${name}`;
}
