import * as z from 'zod/mini';
import { MAX_TOOL_STATE_LENGTH, TOOL_STATE_ID_END } from './limits.ts';

/** Body of `saveToolState`: the state of a tool as JSON text. */
export const saveToolStateBody = z.object({
  toolState: z.string().check(z.minLength(2), z.maxLength(MAX_TOOL_STATE_LENGTH)),
});

const DIGITS = /^(0|[1-9]\d{0,38})$/;

/**
 * Number of a saved state, as its decimal digits: it has more than a JavaScript number holds. It is drawn at random, so that
 * no visitor finds the states of others by counting.
 */
export const toolStateId = z.string().check(
  z.regex(DIGITS, 'must be the decimal number of a saved state'),
  z.refine((digits) => !DIGITS.test(digits) || BigInt(digits) < TOOL_STATE_ID_END, 'must be less than 2^128'),
);

/** Response of `saveToolState`. */
export const savedToolState = z.object({ toolStateId });

/** Query of `loadToolState`. */
export const loadToolStateQuery = z.object({ toolStateId });

/** Response of `loadToolState`: the text that was saved. */
export const loadedToolState = z.object({ toolState: z.string() });
