import { defined } from '#catalogue/defined.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import { orbitClass } from '#engine/orbit/orbit-class.ts';
import type { FetchedVariants } from './candidate-orbits.ts';

/** Of a body that is in no row of the catalogue. */
const NO_ROW = -1;

/** A candidate of the NEO Confirmation Page as a body on the orbit that fits its observations best. */
export function candidateBody(designation: string, { orbits, fetchedAt }: FetchedVariants): SmallBody {
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
