import type {
  EllipticalObject,
  HyperbolicObject,
  OrbitalObject,
  UserDefinedObject,
} from '#contract/user-defined/user-defined-object.ts';

/** What a saved object has besides its orbit: the state of its switches, and its impact. */
type SwitchesAndImpact = 'perturbedOn' | 'keplerianOnly' | 'impactDate';

export type EllipseDefinition = Omit<EllipticalObject, SwitchesAndImpact>;
export type OpenOrbitDefinition = Omit<HyperbolicObject, SwitchesAndImpact>;

/** A user-defined object as its orbit is calculated. */
export type OrbitDefinition = EllipseDefinition | OpenOrbitDefinition;

/** What a user requests of the list of user-defined objects: a new one, another version of one, or that one goes. */
export type UserDefinedObjectRequest =
  | { readonly type: 'definition.requested' }
  | { readonly type: 'redefinition.requested'; readonly designator: string }
  | { readonly type: 'deletion.requested'; readonly designator: string };

/** Changes of a list of user-defined objects. */
export type UserDefinedObjectEvent<Item extends UserDefinedObject = OrbitalObject> =
  | { readonly type: 'object.defined'; readonly object: Item }
  /** `before` is the designator it had. */
  | { readonly type: 'object.redefined'; readonly before: string; readonly object: Item }
  | { readonly type: 'object.deleted'; readonly designator: string };

/** Whether two lists are of the same objects, element by element; both as the contract reads them. */
export function areSameObjects(one: readonly OrbitalObject[], other: readonly OrbitalObject[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * A list of user-defined objects after a change: new ones join at the end, a changed one keeps its place.
 *
 * @returns the list as it was when the change is about an object that it does not contain.
 */
export function userDefinedObjectsAfter<Item extends UserDefinedObject>(
  objects: readonly Item[],
  event: UserDefinedObjectEvent<Item>,
): readonly Item[] {
  switch (event.type) {
    case 'object.defined':
      return [...objects, event.object];
    case 'object.redefined':
      return objects.map((object) => (object.designator === event.before ? event.object : object));
    case 'object.deleted':
      return objects.filter(({ designator }) => designator !== event.designator);
  }
}
