import type { NamesFound } from '#catalogue/search-bodies.ts';
import { MAX_NAMES } from '#contract/limits.ts';
import { candidateNamed } from './neocp-candidates.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { ServiceCatalogue } from './service-catalogue.ts';

/** When to repeat a request for a name that is not in the catalogue while a fuller one is being read, s. */
const READ_IN_SECONDS = 5;

/**
 * Looks a list of names up.
 *
 * @throws ProblemError `too-many-names` where they lead to more than 250 objects, those that are not known counted with
 *   them: an object that is named twice counts once; `starting` where one is not known of which a catalogue that is being
 *   read may know.
 */
export function namedBodies(
  names: readonly string[],
  { search, isProvisional }: ServiceCatalogue,
): NamesFound {
  const named = search.byNames(names);
  checkObjectCount(countOf(named));
  const [missing] = named.missing;
  if (isProvisional && missing !== undefined) throw notReadYet(missing);
  return named;
}

/** The problem of what may be in the catalogue that is being read. @param sought a name, or a part of one. */
export function notReadYet(sought: string): ProblemError {
  const detail = `The catalogue is still being read, and "${sought}" may be in it.`;
  return new ProblemError('starting', { detail }, READ_IN_SECONDS);
}

/** Objects that names lead to, and names that lead to none. */
export function countOf({ found, missing, ambiguous }: NamesFound): number {
  return found.length + missing.length + ambiguous.length;
}

/** @throws ProblemError `too-many-names` above 250. */
export function checkObjectCount(count: number): void {
  if (count <= MAX_NAMES) return;
  throw new ProblemError('too-many-names', {
    detail: `Too many elements: ${MAX_NAMES} objects can be taken at once, but there are ${count}.`,
    parameter: 'names',
    maximum: MAX_NAMES,
    current: count,
  });
}

/** Remarks about every name that did not lead to one object. */
export function nameErrors(
  { missing, ambiguous }: NamesFound,
  { neocp, search }: Pick<ServiceCatalogue, 'neocp' | 'search'>,
): readonly NameError[] {
  return [
    ...missing.map((name) => {
      if (candidateNamed(neocp, name) !== undefined) {
        return {
          name,
          message: `Object "${name}" is on the NEO Confirmation Page and has no orbit in the catalogue yet. Tonight lists it below its objects, and plans it on the orbits that fit its observations.`,
        };
      }
      const suggestions = search.suggestions(name);
      const message = `Object "${name}" was not found.`;
      return suggestions.length === 0 ? { name, message } : { name, message, suggestions };
    }),
    ...ambiguous.map(({ name, candidates }) => ({
      name,
      message: `"${name}" is the name of several objects: ${candidates.join(', ')}.`,
    })),
  ];
}

/** A name, what is wrong with it, and names that may have been meant. */
export type NameError = {
  readonly name: string;
  readonly message: string;
  readonly suggestions?: readonly string[];
};
