import { type Impactor, type ListedObject, NON_NEA } from '#contract/asteroid.ts';

/** Kinds of object a visitor may switch on and off in lists. */
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

/** Whether the switches let an object be listed: by its kind and by asteroid or comet. */
export function isSwitchedOn(object: ListedObject, switches: ObjectSwitches): boolean {
  const byKind = { NEA: switches.neo, NEOCP: switches.neocp, 'non-NEA': switches.nonNeo }[objectKind(object)];
  return byKind && (object.comet ? switches.comet : switches.asteroid);
}

/** `(99942) Apophis`, or the bare name of an object without a number. */
export function objectTitle({
  number,
  name,
}: Pick<ListedObject, 'name'> & { number?: string | undefined }): string {
  return number === undefined ? name : `(${number}) ${name}`;
}

/** The near-Earth objects of a list: what filtering and calculation are asked about. */
export function nearEarthObjects(objects: readonly ListedObject[]): readonly ListedObject[] {
  return objects.filter((object) => objectKind(object) !== 'non-NEA');
}

/** A list with the objects added that it does not hold yet, in order. */
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

/** What there is to say of an object that has hit the Earth. */
export function impactNotice(object: ListedObject): string {
  return `Object ${objectTitle(object)} impacted${object.impact_date === undefined ? '' : ` on ${object.impact_date}`}.`;
}

/** Objects marked as impacted, with the date, where a list of impactors names them by number or name. */
export function markImpacted<Listed extends ListedObject>(
  objects: readonly Listed[],
  impactors: readonly Impactor[],
): readonly Listed[] {
  return objects.map((object) => {
    const impactor = impactors.find(({ number, name }) =>
      number === undefined ? name === object.name || name === object.designator : number === object.number,
    );
    return impactor === undefined ? object : { ...object, impacted: true, impact_date: impactor.impactDate };
  });
}
