import { defined } from '#catalogue/defined.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import type { EphemerisError } from '#contract/nov/keplerian.ts';
import { INVALID_DESIGNATOR_MESSAGE } from '#contract/rest/failure.ts';
import { orbitClass } from '#engine/orbit/orbit-class.ts';
import type { BodyParts } from './body-parts.ts';
import type { FetchedVariants } from './candidate-orbits.ts';
import { namedBodies, nameErrors } from './named-bodies.ts';
import { candidateNamed } from './neocp-candidates.ts';
import type { ServiceCatalogue } from './service-catalogue.ts';

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
  if (!('message' in found)) return latestOrbits.latest(found);
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
  const fetched = await variants.variantsOf(candidate.designation);
  if (fetched !== undefined) return candidateBody(candidate.designation, fetched);
  const message = `Object "${name}" is on the NEO Confirmation Page, but the Minor Planet Center gave no orbit for it or could not be reached.`;
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

/** The row number of a body that is in no row of the catalogue. */
const NO_ROW = -1;

/** A candidate of the NEO Confirmation Page as a body on the orbit that fits its observations best. */
function candidateBody(designation: string, { orbits, fetchedAt }: FetchedVariants): SmallBody {
  const { elements, absoluteMagnitude, slope } = orbits.nominal;
  const fetched = new Date(fetchedAt).toISOString();
  return {
    index: NO_ROW,
    designation,
    otherDesignations: [],
    bodyType: 'Unconfirmed',
    orbitClass: orbitClass(elements),
    objectGroup: 'N/A',
    database: 'NEOCP',
    nea: true,
    pha: false,
    elements,
    ...defined({ absoluteMagnitude, slope }),
    provenance: {
      solution: `nominal orbit of ${fetched.slice(11, 16)} UTC`,
      orbit: {
        name: 'MPC NEO Confirmation Page',
        service: 'MPC',
        date: fetched.slice(0, 10),
        preference: 0,
        rows: 1,
        dropped: 0,
      },
      sources: {},
    },
  };
}
