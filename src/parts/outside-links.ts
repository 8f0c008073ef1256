import type { Configuration, OutsideLink } from './configuration.ts';

/** Data of a small body in an outside address. */
export type LinkedObject = {
  readonly number?: number | undefined;
  readonly name?: string | undefined;
  /** Provisional or comet designation, e.g. `2024 YR4`, `67P`. */
  readonly designation: string;
  readonly isComet: boolean;
};

/**
 * Pages about a body elsewhere: earlier observations in an archive, the Minor Planet Center, the JPL database. For the
 * details of an object; a row of a table has room for the first alone.
 */
export function outsideLinks(
  object: LinkedObject,
  bases: Pick<Configuration['linkBases'], 'previousObservations' | 'minorPlanetCenter' | 'smallBodyDatabase'>,
): readonly OutsideLink[] {
  const identifier = encodeURIComponent(object.isComet ? object.designation.trim() : shortName(object));
  return [
    { title: 'Previous observations', href: previousObservationsHref(object, bases.previousObservations) },
    { title: 'Minor Planet Center', href: bases.minorPlanetCenter + identifier },
    { title: 'JPL Small-Body Database', href: bases.smallBodyDatabase + identifier },
  ];
}

/** Address of the archive's page: the base, the number if there is one, and the encoded name; comet names are trimmed. */
export function previousObservationsHref(object: LinkedObject, base: string): string {
  const name = object.name ?? object.designation;
  return `${base}${object.number ?? ''}${encodeURIComponent(object.isComet ? name.trim() : name)}`;
}

function shortName({ number, designation }: LinkedObject): string {
  return number === undefined ? designation : String(number);
}
