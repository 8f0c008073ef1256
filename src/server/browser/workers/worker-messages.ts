import type { EarthOrientation } from '#engine/earth/earth-orientation.ts';
import type { EphemerisIndex } from '#engine/ephemeris/ephemeris-index.ts';
import type { TaskName } from '#server/tasks/compute.ts';
import type { Numbers } from '#server/tasks/survey-rows.ts';

/** What a compute worker receives: first what it starts with, then tasks, and the chunks that it misses at one. */
export type MessageToWorker =
  | { readonly kind: 'start'; readonly index: EphemerisIndex; readonly earth: EarthOrientation }
  | { readonly kind: 'chunks'; readonly chunks: readonly (readonly [file: string, bytes: Uint8Array])[] }
  | { readonly kind: 'task'; readonly name: TaskName; readonly task: unknown };

/** The outcome of a task. One that misses chunks is sent again when they have been loaded. */
export type MessageFromWorker =
  | { readonly kind: 'done'; readonly value: unknown; readonly written: readonly Numbers[] }
  | { readonly kind: 'missing'; readonly files: readonly string[] }
  | { readonly kind: 'failed'; readonly error: unknown };
