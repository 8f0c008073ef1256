import * as z from 'zod/mini';
import { fvtState } from './fvt-state.ts';
import { optState } from './opt-state.ts';
import { ovtState } from './ovt-state.ts';
import { parsedJson } from './parsed-json.ts';
import { scdState } from './scd-state.ts';
import { sovtState } from './sovt-state.ts';

/** What a tool's state must look like, by tool. */
const TOOL_STATES = { opt: optState, scd: scdState, ovt: ovtState, fvt: fvtState, sovt: sovtState } as const;

export type ToolWithState = keyof typeof TOOL_STATES;

/** What a text turned out to be: a state some tool can restore, or the reason why it is none. */
export type ReadToolState =
  | {
      readonly kind: 'valid';
      readonly tool: ToolWithState;
      readonly state: z.output<(typeof TOOL_STATES)[ToolWithState]>;
    }
  | { readonly kind: 'invalid'; readonly reason: string };

/** Checks the JSON text of a state against the schema of its tool; nothing in it is trusted before. */
export function readToolState(text: string): ReadToolState {
  const value = parsedJson(text);
  const tool = toolOf(value);
  if (tool === undefined) return { kind: 'invalid', reason: 'it is not the state of a known tool' };
  const result = TOOL_STATES[tool].safeParse(value);
  if (result.success) return { kind: 'valid', tool, state: result.data };
  const [{ path, message }] = result.error.issues;
  return { kind: 'invalid', reason: `${path.join('.')}: ${message}` };
}

function toolOf(value: unknown): ToolWithState | undefined {
  if (typeof value !== 'object' || value === null || !('tool' in value)) return undefined;
  const { tool } = value;
  return typeof tool === 'string' && Object.hasOwn(TOOL_STATES, tool) ? (tool as ToolWithState) : undefined;
}
