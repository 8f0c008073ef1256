import { asteroidNameQuery, asteroidPhraseQuery, asteroids, asteroidsByName, impactors } from './asteroid.ts';
import { tokenQuery } from './opt/calculation.ts';
import { endpoint } from './rest/endpoint.ts';
import { TOOL_STATE_DAYS } from './limits.ts';
import { observatories, observatoryQuery } from './site/observatory.ts';
import { serviceStatus } from './status.ts';
import {
  loadedToolState,
  loadToolStateQuery,
  savedToolState,
  saveToolStateBody,
} from './tool-state-calls.ts';

/** The calls that all tools share, by their names; in the order in which they are described. */
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
