import * as z from 'zod/mini';
import { MAX_TOOL_STATE_LENGTH } from './limits.ts';
import { numberText } from './query-values.ts';

/** Body of `saveToolState`: the state of a tool as JSON text. */
export const saveToolStateBody = z.object({
  toolState: z.string().check(z.minLength(2), z.maxLength(MAX_TOOL_STATE_LENGTH)),
});

/** Number of a saved state. It is drawn at random, so that nobody comes upon the states of others by counting. */
const toolStateId = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));

/** Answer of `saveToolState`. */
export const savedToolState = z.object({ toolStateId });

/** Query of `loadToolState`. */
export const loadToolStateQuery = z.object({ toolStateId: numberText(toolStateId) });

/** Answer of `loadToolState`: the text that was saved. */
export const loadedToolState = z.object({ toolState: z.string() });
