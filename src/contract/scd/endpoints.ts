import { endpoint } from '../rest/endpoint.ts';
import { background, circleQuery, rectangleQuery } from './background.ts';
import { area, areaQuery, pathAngle, trace, traceQuery, traceUserDefinedQuery } from './trace.ts';

const SIGHT_PROBLEMS = [
  'observatory-invalid',
  'observatory-unknown',
  'date-out-of-range',
  'start-after-end',
  'step-too-small',
  'too-many-points',
  'queue-full',
] as const;

const STARS = {
  response: background,
  binary: 'stars',
  token: 'none',
  problems: ['observatory-invalid'],
} as const;

/** The calls of the sky chart, by their names; in the order in which they are described. */
export const SCD_ENDPOINTS = {
  area: endpoint({
    route: 'area',
    summary: 'The parts of the sky that objects move through in a time frame',
    query: areaQuery,
    response: area,
    token: 'none',
    problems: [
      ...SIGHT_PROBLEMS,
      'unknown-names',
      'too-many-names',
      'duplicate-names',
      'user-defined-mismatch',
    ],
  }),

  pathAngle: endpoint({
    route: 'pathAngle',
    summary: 'How far an object moves on the sky in a time frame',
    query: traceQuery,
    response: pathAngle,
    token: 'none',
    problems: [...SIGHT_PROBLEMS, 'unknown-names'],
  }),

  trace: endpoint({
    route: 'trace',
    summary:
      'The path of an object on the sky, its uncertainty with the clones of curved regions, moonlight and starlight',
    query: traceQuery,
    response: trace,
    token: 'none',
    problems: [...SIGHT_PROBLEMS, 'unknown-names'],
  }),

  traceUserDefined: endpoint({
    route: 'traceUserDefined',
    summary: 'The path of a user-defined object on the sky',
    query: traceUserDefinedQuery,
    response: trace,
    token: 'none',
    problems: SIGHT_PROBLEMS,
  }),

  starsInRectangle: endpoint({
    route: 'starsInRectangle',
    summary: 'Stars in a rectangle of the sky, brightest first',
    query: rectangleQuery,
    ...STARS,
  }),

  starsInCircle: endpoint({
    route: 'starsInCircle',
    summary: 'Stars in a circle of the sky, brightest first',
    query: circleQuery,
    ...STARS,
  }),
} as const;
