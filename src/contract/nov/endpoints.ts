import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
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
import { nothing, swarmNames, swarmSummary } from './swarm.ts';

const SWARM_BINARY = 'The rows of a swarm: elements at one instant, class, marks, magnitude and diameter.';
const TABLE_BINARY =
  'Positions, velocities and accelerations at uneven instants, to be interpolated by quintic Hermite splines.';

export const smallObjectOptionsEndpoint = endpoint({
  route: 'smallObjectOptions',
  summary: 'Groups of small objects',
  path: z.object({ type: smallObjectType }),
  query: nothing,
  response: smallObjectOptions,
  token: 'none',
  problems: ['not-found'],
});

export const smallObjectsEndpoint = endpoint({
  route: 'smallObjects',
  summary: 'Objects of a group',
  path: z.object({ type: groupType, value: z.string() }),
  query: nothing,
  response: smallObjects,
  binary: SWARM_BINARY,
  token: 'none',
  problems: ['not-found'],
});

export const lessEccentricObjectsEndpoint = endpoint({
  route: 'lessEccentricObjects',
  summary: 'Objects of a group with e up to 0.9',
  path: z.object({ type: groupType, option: z.string() }),
  query: nothing,
  response: smallObjects,
  binary: SWARM_BINARY,
  token: 'none',
  problems: ['not-found'],
});

export const eccentricObjectsEndpoint = endpoint({
  route: 'eccentricObjects',
  summary: 'Objects of a group with e above 0.9',
  path: z.object({ type: groupType, option: z.string() }),
  query: nothing,
  response: smallObjects,
  binary: SWARM_BINARY,
  token: 'none',
  problems: ['not-found'],
});

export const riskObjectsEndpoint = endpoint({
  route: 'riskObjects',
  summary: 'Objects on the risk lists',
  query: riskQuery,
  response: riskObjects,
  binary: SWARM_BINARY,
  token: 'none',
  problems: [],
});

export const swarmEndpoint = endpoint({
  route: 'swarm',
  summary: 'All near-Earth objects as a swarm',
  query: nothing,
  response: swarmSummary,
  binary: SWARM_BINARY,
  token: 'none',
  problems: [],
});

export const swarmNamesEndpoint = endpoint({
  route: 'swarmNames',
  summary: 'Names of the near-Earth objects of the swarm',
  query: nothing,
  response: swarmNames,
  token: 'none',
  problems: [],
});

export const keplerianOrbitEndpoint = endpoint({
  route: 'keplerianOrbit',
  summary: 'Osculating elements of small bodies',
  query: keplerianQuery,
  response: keplerianOrbits,
  token: 'none',
  problems: ['too-many-names'],
});

export const perturbedOrbitEndpoint = endpoint({
  route: 'perturbedOrbit',
  summary: 'Perturbed orbit of a small body, 1950 to 100 years ahead',
  query: perturbedQuery,
  response: perturbedOrbit,
  binary: TABLE_BINARY,
  token: 'none',
  problems: ['unknown-names', 'no-perturbed-orbit', 'queue-full'],
});

export const perturbedUserDefinedEndpoint = endpoint({
  route: 'perturbedUserDefined',
  summary: 'Perturbed orbit of a user-defined ellipse',
  query: perturbedEllipticalQuery,
  response: perturbedUserDefined,
  binary: TABLE_BINARY,
  token: 'none',
  problems: ['date-out-of-range', 'start-after-end', 'span-too-long', 'no-perturbed-orbit', 'queue-full'],
});

export const perturbedUserDefinedHyperbolicEndpoint = endpoint({
  route: 'perturbedUserDefinedHyperbolic',
  summary: 'Perturbed orbit of a user-defined hyperbola or parabola',
  query: perturbedHyperbolicQuery,
  response: perturbedUserDefined,
  binary: TABLE_BINARY,
  token: 'none',
  problems: ['date-out-of-range', 'start-after-end', 'span-too-long', 'no-perturbed-orbit', 'queue-full'],
});

export const shapesEndpoint = endpoint({
  route: 'shapes',
  summary: 'Shape models of small bodies',
  query: shapesQuery,
  response: asteroidsShapes,
  token: 'none',
  problems: ['too-many-names'],
});

/** The calls behind the 3D orbits, in the order in which they are described. */
export const NOV_ENDPOINTS = [
  smallObjectOptionsEndpoint,
  smallObjectsEndpoint,
  lessEccentricObjectsEndpoint,
  eccentricObjectsEndpoint,
  riskObjectsEndpoint,
  swarmEndpoint,
  swarmNamesEndpoint,
  keplerianOrbitEndpoint,
  perturbedOrbitEndpoint,
  perturbedUserDefinedEndpoint,
  perturbedUserDefinedHyperbolicEndpoint,
  shapesEndpoint,
] as const;
