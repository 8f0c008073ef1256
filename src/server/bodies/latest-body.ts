import type { SmallBody } from '#catalogue/small-body.ts';
import { INVALID_DESIGNATOR_MESSAGE } from '#contract/rest/failure.ts';
import type { EphemerisError } from '#contract/nov/keplerian.ts';
import { candidateBody } from './candidate-body.ts';
import { nameErrors, namedBodies } from './named-bodies.ts';
import { candidateNamed } from './neocp-candidates.ts';
import type { ServiceCatalogue } from './service-catalogue.ts';
import type { BodyParts } from './body-parts.ts';

/** Sources of later orbits than the catalogue has, and of those of candidates. */
export type OrbitSources = Pick<BodyParts, 'latestOrbits' | 'candidateVariants'>;

/**
 * The object of a name with the latest orbit that is known of it, a candidate of the NEO Confirmation Page with its nominal one; or
 * why there is none.
 */
export async function latestBody(
  name: string,
  current: ServiceCatalogue,
  { latestOrbits, candidateVariants }: OrbitSources,
): Promise<SmallBody | EphemerisError> {
  const found = catalogueBody(name, current);
  if (!('message' in found)) return latestOrbits.of(found);
  return (await namedCandidate(name, current, candidateVariants)) ?? found;
}

/** The candidate of a name on its nominal orbit, or why it has none; nothing where no candidate has this name. */
export async function namedCandidate(
  name: string,
  { neocp }: Pick<ServiceCatalogue, 'neocp'>,
  variants: BodyParts['candidateVariants'],
): Promise<SmallBody | EphemerisError | undefined> {
  const candidate = candidateNamed(neocp, name);
  if (candidate === undefined) return undefined;
  const fetched = await variants.of(candidate.designation);
  if (fetched !== undefined) return candidateBody(candidate.designation, fetched);
  const message = `Object "${name}" is on the NEO Confirmation Page, but the Minor Planet Center gave no orbit of it or could not be reached.`;
  return { name, message };
}

/** The object of a name on the orbit of the catalogue, or why there is none. */
export function catalogueBody(name: string, current: ServiceCatalogue): SmallBody | EphemerisError {
  const trimmed = name.trim();
  if (trimmed === '') return { name, message: INVALID_DESIGNATOR_MESSAGE };
  const named = namedBodies([trimmed], current);
  const [row] = named.found;
  if (row !== undefined) return current.catalogue.body(row);
  const [error] = nameErrors(named, current);
  return error ?? { name, message: INVALID_DESIGNATOR_MESSAGE };
}
