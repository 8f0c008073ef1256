import { asteroidNameQuery, asteroidPhraseQuery, asteroids, asteroidsByName, impactors } from './asteroid.ts';
import {
  calculateQuery,
  calculationResult,
  calculationTicket,
  cancellation,
  plotTables,
  resultQuery,
  shortTermQuery,
  tokenQuery,
} from './opt/calculation.ts';
import { endpoint } from './rest/endpoint.ts';
import { filteringQuery, filteringResult } from './opt/filtering.ts';
import { TOOL_STATE_DAYS } from './limits.ts';
import { observatories, observatoryQuery } from './site/observatory.ts';
import { serviceStatus } from './status.ts';
import {
  loadedToolState,
  loadToolStateQuery,
  savedToolState,
  saveToolStateBody,
} from './tool-state-calls.ts';

const WINDOW_PROBLEMS = [
  'observatory-invalid',
  'observatory-unknown',
  'date-out-of-range',
  'start-after-end',
  'step-too-small',
  'queue-full',
] as const;
const TOKEN_PROBLEMS = ['missing-token', 'unknown-token', 'cancelled-token'] as const;

/** The calls that all tools share and those of observation planning, by their names; in the order in which they are described. */
export const ENDPOINTS = {
  findObservatoryByPhrase: endpoint({
    route: 'findObservatoryByPhrase',
    summary: 'Observatories by code or a part of their name',
    query: observatoryQuery,
    response: observatories,
    token: 'none',
    problems: [],
  }),

  findAsteroidByPhrase: endpoint({
    route: 'findAsteroidByPhrase',
    summary: 'Small bodies by number, name or designation',
    query: asteroidPhraseQuery,
    response: asteroids,
    token: 'none',
    problems: [],
  }),

  findAsteroidByName: endpoint({
    route: 'findAsteroidByName',
    summary: 'Small bodies by a list of names',
    query: asteroidNameQuery,
    response: asteroidsByName,
    token: 'none',
    problems: ['too-many-names'],
  }),

  impactors: endpoint({
    route: 'impactors',
    summary: 'Objects that have hit the Earth',
    query: tokenQuery,
    response: impactors,
    token: 'none',
    problems: [],
  }),

  filtering: endpoint({
    route: 'filtering',
    summary: 'Objects that can be observed from a place in a time frame',
    query: filteringQuery,
    response: filteringResult,
    token: 'optional',
    problems: [...WINDOW_PROBLEMS, 'too-many-names'],
  }),

  calculate: endpoint({
    route: 'calculate',
    summary: 'Starts the calculation of ephemerides of named and user-defined objects',
    query: calculateQuery,
    response: calculationTicket,
    token: 'optional',
    problems: [
      ...WINDOW_PROBLEMS,
      'too-many-names',
      'too-many-points',
      'unknown-names',
      'user-defined-mismatch',
      'duplicate-names',
    ],
  }),

  getCalculationResult: endpoint({
    route: 'getCalculationResult',
    summary: 'Ephemerides calculated so far',
    query: resultQuery,
    response: calculationResult,
    token: 'required',
    problems: TOKEN_PROBLEMS,
  }),

  cancelCalculation: endpoint({
    route: 'cancelCalculation',
    summary: 'Stops a calculation',
    query: tokenQuery,
    response: cancellation,
    token: 'required',
    problems: ['missing-token', 'unknown-token'],
  }),

  longTerm: endpoint({
    route: 'longTerm',
    summary: 'Long-term plots of a finished calculation',
    query: tokenQuery,
    response: plotTables,
    token: 'required',
    problems: [...TOKEN_PROBLEMS, 'calculation-unfinished'],
  }),

  shortTerm: endpoint({
    route: 'shortTerm',
    summary: 'Half-hourly altitudes of a finished calculation',
    query: shortTermQuery,
    response: plotTables,
    token: 'required',
    problems: [...TOKEN_PROBLEMS, 'calculation-unfinished', 'queue-full'],
  }),

  saveToolState: endpoint({
    route: 'saveToolState',
    summary: `Saves the state of a tool for ${TOOL_STATE_DAYS} days`,
    query: tokenQuery,
    body: saveToolStateBody,
    response: savedToolState,
    token: 'none',
    problems: ['state-invalid', 'state-too-large', 'too-many-saves', 'storage-unavailable'],
  }),

  loadToolState: endpoint({
    route: 'loadToolState',
    summary: 'A saved state of a tool',
    query: loadToolStateQuery,
    response: loadedToolState,
    token: 'none',
    problems: ['unknown-state', 'storage-unavailable'],
  }),

  status: endpoint({
    route: 'status',
    summary: 'Catalogue, orbits and ephemeris the service works with',
    query: tokenQuery,
    response: serviceStatus,
    token: 'none',
    problems: [],
  }),
} as const;
