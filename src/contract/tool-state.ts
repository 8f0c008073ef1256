import type * as z from 'zod/mini';
import { keysOf } from '#engine/typed-record.ts';
import { parsedJson } from './rest/parsed-json.ts';

/** What a tool's state must look like, by tool: the page fetches that of the tool which it reads a state of. */
const TOOL_STATES = {
  opt: async () => (await import('./opt/opt-state.ts')).optState,
  scd: async () => (await import('./scd/scd-state.ts')).scdState,
  ovt: async () => (await import('./ovt/ovt-state.ts')).ovtState,
  fvt: async () => (await import('./fvt/fvt-state.ts')).fvtState,
  sovt: async () => (await import('./sovt/sovt-state.ts')).sovtState,
} as const;

export type ToolWithState = keyof typeof TOOL_STATES;

/** What a text turned out to be: a state that a tool can restore, or the reason why it is not one. */
export type ReadToolState =
  | {
      readonly kind: 'valid';
      readonly tool: ToolWithState;
      readonly state: z.output<Awaited<ReturnType<(typeof TOOL_STATES)[ToolWithState]>>>;
    }
  | { readonly kind: 'invalid'; readonly reason: string };

/** Checks the JSON text of a state against the schema of its tool; nothing in it is trusted before. */
export async function readToolState(text: string): Promise<ReadToolState> {
  const value = parsedJson(text);
  const tool = toolOf(value);
  if (tool === undefined) return { kind: 'invalid', reason: 'it is not the state of a known tool' };
  const result = (await TOOL_STATES[tool]()).safeParse(value);
  if (result.success) return { kind: 'valid', tool, state: result.data };
  const reasons = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return { kind: 'invalid', reason: reasons.at(0) ?? result.error.message };
}

function toolOf(value: unknown): ToolWithState | undefined {
  if (typeof value !== 'object' || value === null || !('tool' in value)) return undefined;
  const { tool } = value;
  return keysOf(TOOL_STATES).find((known) => known === tool);
}
