import { fromPromise } from 'xstate';
import type { NovClient } from '#client/nov/nov-client.ts';
import { RequestFailed } from '#contract/rest/failure.ts';
import type { KeplerianOrbits } from '#contract/nov/keplerian.ts';
import type { OrbitAnswer, PerturbedOrbit } from '#machines/orbits/orbit-data.ts';
import { orbitLoadingMachine } from '#machines/orbits/orbit-loading.ts';
import { orbitRequestMachine, type PerturbedQuery } from '#machines/orbits/orbit-request.ts';
import { userDefinedOrbitQuery } from '#machines/orbits/user-defined-orbit-query.ts';

/** An actor that requests the elements of an object. */
export function loadKeplerianFrom(nov: NovClient) {
  return fromPromise<KeplerianOrbits['ephemerides'], { designator: string }>(
    ({ input: { designator }, signal }) => nov.keplerianOrbits([designator], { signal }),
  );
}

/** The machine that loads orbits, connected to the service. */
export function providedOrbitLoading(nov: NovClient): typeof orbitLoadingMachine {
  const loadPerturbed = fromPromise<OrbitAnswer<PerturbedOrbit>, PerturbedQuery>(({ input, signal }) =>
    perturbedOrbit(nov, input, signal),
  );
  const request = orbitRequestMachine.provide({
    actors: { loadKeplerian: loadKeplerianFrom(nov), loadPerturbed },
  });
  return orbitLoadingMachine.provide({ actors: { request } });
}

/** A refusal by the service is a response: its message about the object is shown. */
async function perturbedOrbit(
  nov: NovClient,
  query: PerturbedQuery,
  signal: AbortSignal,
): Promise<OrbitAnswer<PerturbedOrbit>> {
  if (query.kind === 'listed') {
    return nov.perturbedOrbit(query.designator, { signal });
  }
  try {
    const requested = userDefinedOrbitQuery(query.object, query.span);
    return requested.kind === 'elliptical'
      ? await nov.perturbedElliptical(requested.query, { signal })
      : await nov.perturbedHyperbolic(requested.query, { signal });
  } catch (error) {
    if (!(error instanceof RequestFailed) || error.failure.kind !== 'problem') throw error;
    if (error.failure.status >= 500) throw error;
    const { objectName: name } = query.object;
    return { orbit: undefined, errors: [{ name, message: error.failure.message }] };
  }
}
