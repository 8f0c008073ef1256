import type { Elements } from '#engine/orbit/elements.ts';
import type { NonGravitational } from '#engine/orbit/orbit.ts';
import { defined } from './defined.ts';
import type { Database, SmallBody } from './small-body.ts';
import type { Source } from './source.ts';

/**
 * An orbit of a body beside the one that it is calculated by: of another source, or of the same one at another date. Units
 * as in `SmallBody`; covariance, force and U are its own.
 */
export type OtherOrbit = {
  readonly elements: Elements;
  readonly nonGravitational?: NonGravitational;
  readonly covariance?: Float64Array;
  readonly uncertainty?: number;
  /** The service's own name of the solution. */
  readonly solution?: string;
  readonly database: Database;
  readonly source: Source;
};

/** The body on another orbit; what is not of the orbit stays. */
export function onOtherOrbit(body: SmallBody, other: OtherOrbit): SmallBody {
  const { nonGravitational: _, covariance: __, uncertainty: ___, ...rest } = body;
  const { elements, nonGravitational, covariance, uncertainty, solution, database, source } = other;
  return defined({
    ...rest,
    elements,
    nonGravitational,
    covariance,
    uncertainty,
    database,
    provenance: {
      ...defined({ solution }),
      orbit: source,
      sources: { ...body.provenance.sources, elements: source },
    },
  });
}
