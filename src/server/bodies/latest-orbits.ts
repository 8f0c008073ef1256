import { defined } from '#catalogue/defined.ts';
import { identityKeys } from '#catalogue/merge/identity.ts';
import type { BodyRow } from '#catalogue/parse/body-row.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import type { Source } from '#catalogue/source.ts';

/** Orbits with their covariance, as services publish them object by object. */
export type LatestOrbits = {
  /**
   * The body on the orbit that a service gives it now, as far as that is stored or comes soon; else the same body. Never
   * fails, and never waits long.
   */
  latest(body: SmallBody): Promise<SmallBody>;
  /** The body on the orbit of each service, as far as it is stored or comes soon. Never fails. */
  solutions(body: SmallBody): Promise<readonly SmallBody[]>;
  /** Names of the stored orbits, as `orbitName` has them. Never fails. */
  storedNames(): Promise<readonly string[]>;
  /** The body on the stored orbit, or nothing; sends no request to a service. Never fails. */
  stored(body: SmallBody): Promise<SmallBody | undefined>;
};

/** No later orbits, where no service is named. */
export const NO_LATEST_ORBITS: LatestOrbits = {
  latest: async (body) => body,
  solutions: async () => [],
  storedNames: async () => [],
  stored: async () => undefined,
};

/**
 * A body on another solution of its orbit: elements, covariance, forces, U, arc and last observation go together; the latter two stay
 * where the solution, which is not older, does not date its last observation, and all else does.
 *
 * @returns nothing where the row is of another body, has no covariance, or is older than what the body has.
 */
export function withSolution(body: SmallBody, row: BodyRow, source: Source): SmallBody | undefined {
  const { elements, covariance } = row;
  if (elements === undefined || covariance === undefined || !isSame(body, row)) return undefined;
  if (source.date < body.provenance.orbit.date) return undefined;
  const { nonGravitational: _, ...rest } = body;
  const isDated = row.lastObservation !== undefined;
  return defined({
    ...rest,
    elements,
    covariance,
    nonGravitational: row.nonGravitational,
    database: row.database ?? 'JPL',
    isRounded: undefined,
    uncertainty: row.uncertainty,
    ...(isDated ? { arcDays: row.arcDays, lastObservation: row.lastObservation } : {}),
    provenance: {
      ...defined({ solution: row.solution }),
      orbit: source,
      sources: {
        ...body.provenance.sources,
        elements: source,
        ...(isDated ? { arc: source, lastObservation: source } : {}),
      },
    },
  });
}

function isSame(body: SmallBody, row: BodyRow): boolean {
  const keys = new Set(identityKeys(body));
  return identityKeys(row).some((key) => keys.has(key));
}

/** Name of a body's stored orbit: its number, else its designation, without blanks. */
export function orbitName({
  number,
  designation,
}: {
  number?: string | undefined;
  designation: string;
}): string {
  return (number ?? designation).replaceAll(' ', '');
}
