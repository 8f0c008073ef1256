import { type Impactor, type ListedObject, NON_NEA } from '#contract/asteroid.ts';

/** Kinds of object a user may switch on and off in lists. */
export type ObjectSwitches = {
  readonly neo: boolean;
  readonly nonNeo: boolean;
  readonly neocp: boolean;
  readonly asteroid: boolean;
  readonly comet: boolean;
};

export const DEFAULT_SWITCHES: ObjectSwitches = {
  neo: true,
  nonNeo: false,
  neocp: true,
  asteroid: true,
  comet: true,
};

/** How an object is coloured in lists: black, light blue and grey. */
export type ObjectKind = 'NEA' | 'NEOCP' | 'non-NEA';

export function objectKind(object: ListedObject): ObjectKind {
  if (object.neocp) return 'NEOCP';
  return object.filename === NON_NEA ? 'non-NEA' : 'NEA';
}

/** What lists say of a comet that counts as lost; undefined for any other object. */
export function lostText({ lost }: Pick<ListedObject, 'lost'>): string | undefined {
  return lost === undefined ? undefined : `lost, last seen ${lost}`;
}

/** The kind of an object in letters; a near-Earth comet is not an asteroid. */
export function kindTitle(object: ListedObject): ObjectKind | 'NEC' {
  const kind = objectKind(object);
  return kind === 'NEA' && object.comet ? 'NEC' : kind;
}

/** Whether the switches let an object be listed: by its kind and by asteroid or comet. */
export function isSwitchedOn(object: ListedObject, switches: ObjectSwitches): boolean {
  const byKind = { NEA: switches.neo, NEOCP: switches.neocp, 'non-NEA': switches.nonNeo }[objectKind(object)];
  return byKind && (object.comet ? switches.comet : switches.asteroid);
}

/** Numbers of periodic, lost and interstellar comets: `67P`, `3D`, `73P-C`, `2I`. */
const COMET_NUMBER = /^\d+[PDI](-\w+)?$/;

/** Designations of comets without a number: `C/2020 F3`. */
const COMET_DESIGNATION = /^[CPDXI]\/\d/;

/**
 * An object as astronomers write it: `(99942) Apophis`, `67P/Churyumov-Gerasimenko`, `C/2020 F3 (NEOWISE)`, or the bare
 * name of one that has neither a number nor another designation.
 */
export function objectTitle({
  number,
  name,
  designator = name,
}: Pick<ListedObject, 'name'> & { number?: string | undefined; designator?: string | undefined }): string {
  if (number !== undefined) return COMET_NUMBER.test(number) ? `${number}/${name}` : `(${number}) ${name}`;
  return COMET_DESIGNATION.test(designator) && designator !== name ? `${designator} (${name})` : name;
}

/**
 * The title of an object with the mark of a comet that counts as lost, where there is room for words alone.
 */
export function markedTitle(object: ListedObject): string {
  return [objectTitle(object), lostText(object)].filter((part) => part !== undefined).join(', ');
}

/** The near-Earth objects of a list: what is filtered and calculated. */
export function nearEarthObjects(objects: readonly ListedObject[]): readonly ListedObject[] {
  return objects.filter((object) => objectKind(object) !== 'non-NEA');
}

/** A list with objects added at its end, those it contains already left out. */
export function withObjects(
  list: readonly ListedObject[],
  added: readonly ListedObject[],
): readonly ListedObject[] {
  const known = new Map([...added, ...list].map((object) => [object.designator, object]));
  for (const { designator } of list) known.delete(designator);
  return [...list, ...known.values()];
}

/** A list without some objects. */
export function withoutObjects(
  list: readonly ListedObject[],
  removed: readonly ListedObject[],
): readonly ListedObject[] {
  const designators = new Set(removed.map(({ designator }) => designator));
  return list.filter(({ designator }) => !designators.has(designator));
}

/** The notice of an object that has hit the Earth or will; undefined for any other. */
export function impactNotice(object: ListedObject): string | undefined {
  const { impacted, impact_date: date } = object;
  if (date === undefined) return impacted ? `Object ${objectTitle(object)} impacted.` : undefined;
  return `Object ${objectTitle(object)} ${impacted ? 'impacted' : 'impacts'} on ${date}.`;
}

/**
 * Objects marked as impacted, with the date, where a list of impactors names them by number or name and the service has
 * not given the date of their impact already.
 */
export function markImpacted<Listed extends ListedObject>(
  objects: readonly Listed[],
  impactors: readonly Impactor[],
): readonly Listed[] {
  return objects.map((object) => {
    if (object.impact_date !== undefined) return object;
    const impactor = impactors.find(({ number, name }) =>
      number === undefined ? name === object.name || name === object.designator : number === object.number,
    );
    return impactor === undefined ? object : { ...object, impacted: true, impact_date: impactor.impactDate };
  });
}
