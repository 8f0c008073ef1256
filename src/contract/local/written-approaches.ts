import * as z from 'zod/mini';
import { closeApproaches } from '../fvt/close-approaches.ts';

/** Close approaches to the Earth that were searched for when a page for hosts of files was written. */
export const writtenApproaches = z.object({
  /** The days that were searched, Modified Julian Dates UTC. */
  from: z.number(),
  to: z.number(),
  /** Objects that were searched. */
  objects: z.number(),
  ...closeApproaches.shape,
});

export type WrittenApproaches = z.output<typeof writtenApproaches>;
