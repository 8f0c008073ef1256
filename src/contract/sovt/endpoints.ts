import { endpoint } from '../rest/endpoint.ts';
import { feedText } from '../feeds.ts';
import { populationResponse, populationQuery } from './population.ts';
import { windowsResponse, windowsQuery } from './windows.ts';

const WINDOWS = {
  query: windowsQuery,
  token: 'none',
  problems: [
    'observatory-invalid',
    'observatory-unknown',
    'date-out-of-range',
    'start-after-end',
    'span-too-long',
    'queue-full',
  ],
} as const;

const WINDOWS_TEXT = {
  ...WINDOWS,
  response: feedText,
  problems: [...WINDOWS.problems, 'no-perturbed-orbit'],
} as const;

/** The calls about when objects can be seen, by their names; in the order in which they are described. */
export const SOVT_ENDPOINTS = {
  windows: endpoint({
    route: 'windows',
    summary: 'When an object is bright enough, far enough from the Sun, and up in the night of a place',
    response: windowsResponse,
    ...WINDOWS,
  }),

  windowsCsv: endpoint({
    route: 'windowsCsv',
    summary: 'The same as a table',
    media: 'text/csv',
    ...WINDOWS_TEXT,
  }),

  windowsCalendar: endpoint({
    route: 'windowsCalendar',
    summary: 'The same as a calendar',
    media: 'text/calendar',
    ...WINDOWS_TEXT,
  }),

  population: endpoint({
    route: 'population',
    summary: 'How bright every near-Earth object gets, and when it can be seen next',
    query: populationQuery,
    response: populationResponse,
    binary: 'population',
    token: 'none',
    problems: ['date-out-of-range', 'start-after-end', 'window-too-long', 'window-too-far', 'queue-full'],
  }),
} as const;
