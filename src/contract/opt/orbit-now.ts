import * as z from 'zod/mini';
import { plotTables, provenance } from './calculation.ts';
import { endpoint } from '../rest/endpoint.ts';
import { observatoryFields } from '../site/observing-window.ts';

/** Query of `orbitNow`: one object of the catalogue, and the observer's place. */
const orbitNowQuery = z.object({ name: z.string().check(z.maxLength(200)), ...observatoryFields });

/** Response of `orbitNow`: where the orbit of an object comes from, and how far its place may be off at this moment. */
const orbitNow = z.object({
  /** The service's clock, ISO instant UTC. */
  now: z.string(),
  /** One object with one row, that of the present: the axes of its ellipse, 1 sigma, and the position angle of the longer. */
  object: plotTables.shape.object,
  provenance,
});

/** The call behind the provenance of a row, by its name. */
export const ORBIT_NOW_ENDPOINTS = {
  orbitNow: endpoint({
    route: 'orbitNow',
    summary: 'Where the orbit of an object comes from, and how uncertain its place is now',
    query: orbitNowQuery,
    response: orbitNow,
    token: 'none',
    problems: [
      'unknown-names',
      'observatory-invalid',
      'observatory-unknown',
      'date-out-of-range',
      'queue-full',
    ],
  }),
} as const;

export type OrbitNowQuery = z.output<typeof orbitNowQuery>;
export type OrbitNow = z.output<typeof orbitNow>;
