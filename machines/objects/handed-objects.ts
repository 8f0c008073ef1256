import type { ListedObject } from '#contract/asteroid.ts';
import type { OrbitalObject } from '#contract/user-defined/user-defined-object.ts';

/** Objects that one tool gives another to show. */
export type HandedObjects = {
  readonly objects: readonly ListedObject[];
  readonly userDefinedObjects: readonly OrbitalObject[];
  /** The instant at which they are to be seen, Unix time in ms; the date of the tool stays where it is left out. */
  readonly ms?: number;
  /** They are to be seen on their perturbed orbits; as the tool has them where it is left out. */
  readonly isPerturbed?: true;
};

/** Another tool has objects shown. */
export type ObjectsHanded = { readonly type: 'objects.handed'; readonly handed: HandedObjects };

/** Designators of all handed objects, user-defined ones too. */
export function designatorsOf({ objects, userDefinedObjects }: HandedObjects): readonly string[] {
  return [...objects, ...userDefinedObjects].map(({ designator }) => designator);
}

/** The one object of a designator. */
export function handedObject(
  { objects, userDefinedObjects }: HandedObjects,
  designator: string,
): HandedObjects {
  return {
    objects: objects.filter((object) => object.designator === designator),
    userDefinedObjects: userDefinedObjects.filter((object) => object.designator === designator),
  };
}

/** The given objects that a list does not contain. */
export function missingFrom<Thing extends { readonly designator: string }>(
  list: readonly Thing[],
  given: readonly Thing[],
): readonly Thing[] {
  const known = new Set(list.map(({ designator }) => designator));
  return given.filter(({ designator }) => !known.has(designator));
}
