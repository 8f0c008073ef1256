import { fromPromise } from 'xstate';
import {
  CANDIDATE_ENDPOINTS,
  type CandidateList,
  type CandidateScatter,
  type CandidateScatterQuery,
} from '#contract/candidates.ts';
import { call } from './call.ts';
import { type ClientOptions, createHttp } from './http.ts';

/** The calls about candidates of the NEO Confirmation Page as actors. Leaving a machine's state aborts its call. */
export function candidateActors(options: ClientOptions = {}) {
  const http = createHttp(options);
  const { candidates, candidateScatter } = CANDIDATE_ENDPOINTS;
  return {
    listCandidates: fromPromise<CandidateList>(({ signal }) =>
      call(http, options.baseUrl ?? '', candidates, {}, { signal }),
    ),
    locateCandidate: fromPromise<CandidateScatter, CandidateScatterQuery>(({ input, signal }) =>
      call(http, options.baseUrl ?? '', candidateScatter, input, { signal }),
    ),
  };
}
