import type { SmallBody } from '#catalogue/small-body.ts';
import { INVALID_DESIGNATOR_MESSAGE } from '#contract/failure.ts';
import type { EphemerisError } from '#contract/nov/keplerian.ts';
import { nameErrors, namedBodies } from '../named-bodies.ts';
import type { ServiceCatalogue } from '../service-catalogue.ts';
import type { ServiceParts } from '../service-parts.ts';

/** The object of a name with the latest orbit that is known of it, or why there is none. */
export async function latestBody(
  name: string,
  current: ServiceCatalogue,
  latestOrbits: ServiceParts['latestOrbits'],
): Promise<SmallBody | EphemerisError> {
  const found = catalogueBody(name, current);
  return 'message' in found ? found : latestOrbits.of(found);
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
