import type { Catalogue } from '#catalogue/catalogue.ts';
import type { NamesFound } from '#catalogue/search-bodies.ts';
import { MAX_NAMES } from '#contract/limits.ts';
import { isCandidate } from './neocp-candidates.ts';
import { ProblemError } from './problem-error.ts';
import type { ServiceCatalogue } from './service-catalogue.ts';

/**
 * Looks a list of names up.
 *
 * @throws ProblemError `too-many-names` above 250.
 */
export function namedBodies(names: readonly string[], { search }: ServiceCatalogue): NamesFound {
  checkNameCount(names.length);
  return search.byNames(names);
}

/** @throws ProblemError `too-many-names` above 250. */
export function checkNameCount(count: number): void {
  if (count <= MAX_NAMES) return;
  throw new ProblemError('too-many-names', {
    detail: `Too many elements: ${MAX_NAMES} names can be taken at once, but there are ${count}.`,
    parameter: 'names',
    maximum: MAX_NAMES,
    current: count,
  });
}

/** What is said about every name that did not lead to one object. */
export function nameErrors(
  { missing, ambiguous }: NamesFound,
  { neocp }: Pick<Catalogue, 'neocp'>,
): readonly NameError[] {
  return [
    ...missing.map((name) => ({
      name,
      message: isCandidate(neocp, name)
        ? `Object "${name}" is on the NEO Confirmation Page and has no orbit yet.`
        : `Object "${name}" was not found.`,
    })),
    ...ambiguous.map(({ name, candidates }) => ({
      name,
      message: `"${name}" is the name of several objects: ${candidates.join(', ')}.`,
    })),
  ];
}

/** A name and what is wrong with it. */
export type NameError = { readonly name: string; readonly message: string };
