import { MAX_NAMES } from '#contract/limits.ts';
import { ProblemError } from './problem-error.ts';
import type { ServiceCatalogue } from './service-catalogue.ts';

/** Rows found, each once, in the order of the names, and the names that were not found. */
export type NamedBodies = { readonly found: readonly number[]; readonly missing: readonly string[] };

/**
 * Looks a list of names up.
 *
 * @throws ProblemError `too-many-names` above 250.
 */
export function namedBodies(names: readonly string[], catalogue: ServiceCatalogue): NamedBodies {
  if (names.length > MAX_NAMES) {
    throw new ProblemError('too-many-names', {
      detail: `Too many elements: ${MAX_NAMES} names can be taken at once, but there are ${names.length}.`,
      parameter: 'names',
      maximum: MAX_NAMES,
      current: names.length,
    });
  }
  const found = new Set<number>();
  const missing: string[] = [];
  for (const name of names) {
    const index = catalogue.findBody(name);
    if (index === undefined) missing.push(name);
    else found.add(index);
  }
  return { found: [...found], missing };
}

/** What is said about a name that is in no list. */
export function notFoundText(name: string): string {
  return `Object "${name}" was not found.`;
}
