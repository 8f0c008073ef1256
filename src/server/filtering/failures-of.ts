import type { NamesFound } from '#catalogue/search-bodies.ts';
import type { FilteredObject } from '#contract/opt/filtering.ts';
import type { SurveyWindow } from '../tasks/survey-tasks.ts';
import { nameErrors } from '../bodies/named-bodies.ts';
import type { ServiceCatalogue } from '../bodies/service-catalogue.ts';
import type { SurveySet } from './survey/survey-set.ts';
import { unknownObject, unusableObject } from './filtered-object.ts';

/** Entries of a visitor's own list that cannot be followed through a window, with the reasons. */
export function failuresOf(
  set: SurveySet,
  window: SurveyWindow,
  own: NamesFound,
  catalogue: ServiceCatalogue,
): readonly FilteredObject[] {
  const objects = Array.from({ length: set.bodies.count }, (_, object) => object);
  const unusable = objects.map((object) => unusableObject(object, set, window));
  return [...nameErrors(own, catalogue).map(unknownObject), ...unusable.filter((row) => row !== undefined)];
}
