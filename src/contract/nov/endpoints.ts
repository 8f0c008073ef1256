import * as z from 'zod/mini';
import { endpoint } from '../rest/endpoint.ts';
import { keplerianOrbits, keplerianQuery } from './keplerian.ts';
import {
  perturbedEllipticalQuery,
  perturbedHyperbolicQuery,
  perturbedOrbit,
  perturbedQuery,
  perturbedUserDefined,
} from './perturbed.ts';
import { asteroidsShapes, shapesQuery } from './shapes.ts';
import {
  groupType,
  riskObjects,
  riskQuery,
  smallObjectOptions,
  smallObjects,
  smallObjectType,
} from './small-objects.ts';
import { noParameters, swarmResponse, swarmNames } from './swarm.ts';
import { synodicHyperbolicQuery, synodicPath, synodicQuery } from './synodic.ts';

const OBJECTS_OF_GROUP = {
  query: noParameters,
  response: smallObjects,
  binary: 'swarm',
  token: 'none',
  problems: ['not-found'],
} as const;

const PART_OF_GROUP = {
  ...OBJECTS_OF_GROUP,
  path: z.object({ type: groupType, option: z.string() }),
} as const;

const USER_DEFINED_TABLE = {
  response: perturbedUserDefined,
  binary: 'table',
  token: 'none',
  problems: ['date-out-of-range', 'start-after-end', 'span-too-long', 'no-perturbed-orbit', 'queue-full'],
} as const;

const SYNODIC_PATH = {
  response: synodicPath,
  binary: 'path',
  token: 'none',
  problems: [
    'date-out-of-range',
    'start-after-end',
    'span-too-long',
    'too-many-points',
    'no-perturbed-orbit',
    'queue-full',
  ],
} as const;

/** The calls behind the 3D orbits, by their names; in the order in which they are described. */
export const NOV_ENDPOINTS = {
  smallObjectOptions: endpoint({
    route: 'smallObjectOptions',
    summary: 'Groups of small objects',
    path: z.object({ type: smallObjectType }),
    query: noParameters,
    response: smallObjectOptions,
    token: 'none',
    problems: ['not-found'],
  }),

  smallObjects: endpoint({
    route: 'smallObjects',
    summary: 'Objects of a group',
    path: z.object({ type: groupType, value: z.string() }),
    ...OBJECTS_OF_GROUP,
  }),

  lessEccentricObjects: endpoint({
    route: 'lessEccentricObjects',
    summary: 'Objects of a group with e up to 0.9',
    ...PART_OF_GROUP,
  }),

  eccentricObjects: endpoint({
    route: 'eccentricObjects',
    summary: 'Objects of a group with e above 0.9',
    ...PART_OF_GROUP,
  }),

  riskObjects: endpoint({
    route: 'riskObjects',
    summary: 'Objects on the risk lists',
    query: riskQuery,
    response: riskObjects,
    binary: 'swarm',
    token: 'none',
    problems: [],
  }),

  swarm: endpoint({
    route: 'swarm',
    summary: 'All near-Earth objects as a swarm',
    query: noParameters,
    response: swarmResponse,
    binary: 'swarm',
    token: 'none',
    problems: [],
  }),

  swarmNames: endpoint({
    route: 'swarmNames',
    summary: 'Names of the near-Earth objects of the swarm',
    query: noParameters,
    response: swarmNames,
    token: 'none',
    problems: [],
  }),

  keplerianOrbit: endpoint({
    route: 'keplerianOrbit',
    summary: 'Osculating elements of small bodies',
    query: keplerianQuery,
    response: keplerianOrbits,
    token: 'none',
    problems: ['too-many-names'],
  }),

  perturbedOrbit: endpoint({
    route: 'perturbedOrbit',
    summary: 'Perturbed orbit of a small body, 1950 to 100 years ahead',
    query: perturbedQuery,
    response: perturbedOrbit,
    binary: 'table',
    token: 'none',
    problems: ['unknown-names', 'no-perturbed-orbit', 'queue-full'],
  }),

  perturbedUserDefined: endpoint({
    route: 'perturbedUserDefined',
    summary: 'Perturbed orbit of a user-defined ellipse',
    query: perturbedEllipticalQuery,
    ...USER_DEFINED_TABLE,
  }),

  perturbedUserDefinedHyperbolic: endpoint({
    route: 'perturbedUserDefinedHyperbolic',
    summary: 'Perturbed orbit of a user-defined hyperbola or parabola',
    query: perturbedHyperbolicQuery,
    ...USER_DEFINED_TABLE,
  }),

  synodic: endpoint({
    route: 'synodic',
    summary: 'Path in the rotating frame of Sun and Earth',
    query: synodicQuery,
    ...SYNODIC_PATH,
    problems: [...SYNODIC_PATH.problems, 'unknown-names'],
  }),

  synodicHyperbolic: endpoint({
    route: 'synodicHyperbolic',
    summary: 'Path of a user-defined hyperbola or parabola in the rotating frame',
    query: synodicHyperbolicQuery,
    ...SYNODIC_PATH,
  }),

  shapes: endpoint({
    route: 'shapes',
    summary: 'Shape models of small bodies',
    query: shapesQuery,
    response: asteroidsShapes,
    token: 'none',
    problems: ['too-many-names'],
  }),
} as const;
