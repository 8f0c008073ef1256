import type { OrbitalObject } from '#contract/synthetic-object.ts';
import type { OwnObjectEvent } from '../editor/editor-reactions.ts';

/** Whether two lists are of the same objects, element by element; both as the contract reads them. */
export function areSameObjects(one: readonly OrbitalObject[], other: readonly OrbitalObject[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * A list of the visitor's own objects after a change: new ones join at the end, a changed one keeps its place.
 *
 * @returns the list as it was when the change is about an object that it does not hold.
 */
export function ownObjectsAfter(
  objects: readonly OrbitalObject[],
  event: OwnObjectEvent,
): readonly OrbitalObject[] {
  switch (event.type) {
    case 'object.defined':
      return [...objects, event.object];
    case 'object.redefined':
      return objects.map((object) => (object.designator === event.before ? event.object : object));
    case 'object.deleted':
      return objects.filter(({ designator }) => designator !== event.designator);
  }
}
