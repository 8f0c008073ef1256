import * as z from 'zod/mini';
import { drawnObject } from './small-objects.ts';

/** An object of the swarm. */
const swarmObject = z.extend(drawnObject, { comet: z.boolean() });

/** Response of `/nov/swarm`. */
export const swarmResponse = z.object({
  /** Julian date TDB of the mean anomalies. */
  day: z.number(),
  /** Date of the newest orbits, YYYY-MM-DD. */
  catalogueDate: z.string(),
  /** Objects on ellipses, a row each, and objects on open and nearly parabolic orbits. */
  ellipses: z.number(),
  open: z.number(),
  /** Ellipses first. */
  data: z.array(swarmObject),
});

/** Names of the objects of the swarm, in the order of its rows. */
export const swarmNames = z.object({
  catalogueDate: z.string(),
  /** Designations. */
  names: z.readonly(z.array(z.string())),
  /**
   * Labels of the objects that readers do not call by their designation, by designation: "(99942) Apophis".
   */
  labels: z.optional(z.readonly(z.record(z.string(), z.string()))),
});

/** Query of calls that need none. */
export const noParameters = z.object({});

export type SwarmObject = z.output<typeof swarmObject>;
export type SwarmResponse = z.output<typeof swarmResponse>;
export type SwarmNames = z.output<typeof swarmNames>;
