import type * as z from 'zod/mini';
import type { ProblemKind } from './problem.ts';
import type { DescribedRoute } from '../routes.ts';

/**
 * Bytes of a swarm (`swarm-bytes.ts`), of the table of a perturbed orbit (`table-bytes.ts`), of stars (`star-bytes.ts`), of a
 * path in the rotating frame (`synodic-bytes.ts`), of the population (`population-bytes.ts`), or of a flyby (`flyby-bytes.ts`).
 */
export type BinaryForm = 'swarm' | 'table' | 'stars' | 'path' | 'population' | 'flyby';

/** One call of the service: its query and its response. */
export type Endpoint<Query extends z.ZodMiniType, Response extends z.ZodMiniType> = {
  readonly route: DescribedRoute;
  readonly summary: string;
  /** Parts of the path that its route leaves open. */
  readonly path?: z.ZodMiniObject;
  readonly query: Query;
  /** Schema of the posted JSON; a call without a body is read with GET. */
  readonly body?: z.ZodMiniType;
  readonly response: Response;
  /** Media type of the response, where it is not JSON. */
  readonly media?: string;
  /** Content of the response to `Accept: application/octet-stream`. */
  readonly binary?: BinaryForm;
  /** Whether the header Token is never read, may be given, or must be given. */
  readonly token: 'none' | 'optional' | 'required';
  /** Problems it may respond with beside those of every call. */
  readonly problems: readonly ProblemKind[];
};

/** Describes an endpoint; the types of its query and response are those of the schemas. */
export function endpoint<Query extends z.ZodMiniType, Response extends z.ZodMiniType>(
  description: Endpoint<Query, Response>,
): Endpoint<Query, Response> {
  return description;
}
