import * as z from 'zod/mini';
import { endpoint } from '../rest/endpoint.ts';
import { closeApproaches, closeApproachesQuery } from './close-approaches.ts';
import { flyby, flybyQuery, flybyUserDefinedQuery } from './flyby.ts';
import { mainBodies } from './main-bodies.ts';
import { solutions, solutionsQuery } from './solutions.ts';

/** The calls behind flybys, by their names; in the order in which they are described. */
export const FVT_ENDPOINTS = {
  mainBodies: endpoint({
    route: 'mainBodies',
    summary: 'Bodies that objects fly by',
    query: z.object({}),
    response: mainBodies,
    token: 'none',
    problems: [],
  }),

  closeApproaches: endpoint({
    route: 'closeApproaches',
    summary: 'Close approaches of objects to main bodies in a time frame',
    query: closeApproachesQuery,
    response: closeApproaches,
    token: 'none',
    problems: ['date-out-of-range', 'start-after-end', 'too-many-names', 'queue-full'],
  }),

  flyby: endpoint({
    route: 'flyby',
    summary: 'An object, the Moon and the Sun about a main body on the days around a close approach',
    query: flybyQuery,
    response: flyby,
    binary: 'flyby',
    token: 'none',
    problems: ['date-out-of-range', 'unknown-names', 'no-flyby', 'queue-full'],
  }),

  flybyUserDefined: endpoint({
    route: 'flybyUserDefined',
    summary: 'A user-defined flyby on a conic about a main body, and as all bodies pull it',
    query: flybyUserDefinedQuery,
    response: flyby,
    binary: 'flyby',
    token: 'none',
    problems: ['date-out-of-range', 'flyby-above-limit', 'no-flyby', 'queue-full'],
  }),

  solutions: endpoint({
    route: 'solutions',
    summary: 'A close approach by each solution of the orbit that the service holds',
    query: solutionsQuery,
    response: solutions,
    token: 'none',
    problems: ['date-out-of-range', 'unknown-names', 'no-flyby', 'queue-full'],
  }),
} as const;
