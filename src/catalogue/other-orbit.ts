import type { Elements } from '#engine/orbit/elements.ts';
import type { NonGravitational } from '#engine/orbit/orbit.ts';
import { defined } from './defined.ts';
import type { Database, SmallBody } from './small-body.ts';
import type { Source } from './source.ts';

/**
 * An orbit of a body beside the one that it is calculated by: of another source, or of the same one at another date. Units
 * as in `SmallBody`; covariance, force, U and observations are its own.
 */
export type OtherOrbit = {
  readonly elements: Elements;
  readonly nonGravitational?: NonGravitational;
  readonly covariance?: Float64Array;
  readonly uncertainty?: number;
  readonly arcDays?: number;
  readonly lastObservation?: string;
  /** The service's own name of the solution. */
  readonly solution?: string;
  readonly database: Database;
  readonly source: Source;
};

/** The body on another orbit; what is not of the orbit stays. */
export function onOtherOrbit(body: SmallBody, other: OtherOrbit): SmallBody {
  const { elements, nonGravitational, covariance, uncertainty, arcDays, lastObservation } = other;
  const { solution, database, source } = other;
  const { lastObservation: _, ...sources } = body.provenance.sources;
  return defined({
    ...body,
    isRounded: undefined,
    elements,
    nonGravitational,
    covariance,
    uncertainty,
    arcDays,
    lastObservation,
    database,
    provenance: {
      ...defined({ solution }),
      orbit: source,
      sources: {
        ...sources,
        elements: source,
        ...(lastObservation === undefined ? {} : { lastObservation: source }),
      },
    },
  });
}
