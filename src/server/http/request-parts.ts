import type { Context } from 'hono';
import type { CallAllowance } from './call-allowance.ts';

/** Parts that any request needs. */
export type RequestParts = {
  readonly version: string;
  /** Name and version of what computes, as in the provenance of every number. */
  readonly software: string;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
  readonly callAllowance: CallAllowance;
  /** The visitor a request comes from: work is shared out fairly between visitors. */
  readonly visitorOf: (context: Context) => string;
  /** The address by which the visitor reached the service, for links to it. */
  readonly publicUrlOf: (context: Context) => URL;
  /** Receives unexpected failures. */
  readonly report: (error: unknown) => void;
};
