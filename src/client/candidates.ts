import { fromPromise } from 'xstate';
import {
  CANDIDATE_ENDPOINTS,
  type CandidateEllipses,
  type CandidateList,
  type CandidateScatter,
  type CandidateScatterQuery,
  type CandidatesRequest,
} from '#contract/opt/candidates.ts';
import { designatorOf } from '#contract/user-defined/user-defined-object.ts';
import { call } from './call.ts';
import { type ClientOptions, createHttp } from './http.ts';

/** The calls about candidates of the NEO Confirmation Page as actors. Leaving a machine's state aborts its call. */
export function candidateActors() {
  const http = createHttp({});
  const { candidates, candidateScatter } = CANDIDATE_ENDPOINTS;
  return {
    listCandidates: fromPromise<CandidateList>(({ signal }) => call(http, '', candidates, {}, { signal })),
    locateCandidate: fromPromise<CandidateScatter, CandidateScatterQuery>(({ input, signal }) =>
      call(http, '', candidateScatter, input, { signal }),
    ),
  };
}

/**
 * The places of planned candidates as an actor: the list is read where there are user-defined objects, and only those on
 * it are requested, one after the other. One without known orbits is left out.
 */
export function plannedCandidateActors(options: ClientOptions = {}) {
  const http = createHttp(options);
  const baseUrl = options.baseUrl ?? '';
  const { candidates, candidateScatter } = CANDIDATE_ENDPOINTS;
  return {
    locatePlanned: fromPromise<CandidateEllipses, CandidatesRequest>(
      async ({ input: { names, ...place }, signal }) => {
        if (names.length === 0) return {};
        const list = await call(http, baseUrl, candidates, {}, { signal });
        const listed = new Set(list.candidates.map(({ designation }) => designatorOf(designation)));
        const ellipses: Record<string, CandidateEllipses[string]> = {};
        for (const name of names.filter((one) => listed.has(designatorOf(one)))) {
          const query = { name, ...place };
          const scatter = await call(http, baseUrl, candidateScatter, query, { signal }).catch(
            unlessStopped(signal),
          );
          if (scatter !== undefined) ellipses[designatorOf(name)] = scatter.ellipse;
        }
        return ellipses;
      },
    ),
  };
}

/** A failure for one candidate leaves the others alone. */
function unlessStopped(signal: AbortSignal): (reason: unknown) => undefined {
  return (reason) => {
    if (signal.aborted) throw reason;
    return undefined;
  };
}
