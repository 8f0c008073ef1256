import { endpoint } from '../rest/endpoint.ts';
import {
  calculateQuery,
  calculationResult,
  calculationTicket,
  cancellation,
  plotTables,
  resultQuery,
  shortTermQuery,
  tokenQuery,
} from './calculation.ts';
import { filteringQuery, filteringResult } from './filtering.ts';

const WINDOW_PROBLEMS = [
  'observatory-invalid',
  'observatory-unknown',
  'date-out-of-range',
  'start-after-end',
  'step-too-small',
  'queue-full',
] as const;
const TOKEN_PROBLEMS = ['missing-token', 'unknown-token', 'cancelled-token'] as const;

/** The calls of observation planning by their names; in the order in which they are described. */
export const OPT_ENDPOINTS = {
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
} as const;
