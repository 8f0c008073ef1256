import { MAX_TOOL_STATE_LENGTH, readToolState, type ToolWithState } from '#contract/tool-state.ts';
import type { ToolState } from '#machines/saved-state/state-loading.ts';
import { readInTab, storeInTab } from '../storage.ts';

/** A state of one tool, as its schema has it. */
export type StateOf<Tool extends ToolWithState> = Extract<ToolState['state'], { tool: Tool }>;

/** What tells of its changes, as an actor does. */
type Changing = { readonly subscribe: (listener: () => void) => unknown };

/**
 * Keeps the state of a tool in the browser tab, so that a reload finds it again: at every change, and when the page is
 * left, which is the moment for what changes too often to be told of.
 *
 * @param stateText the present state as JSON; undefined while it does not hold, which leaves what was kept before.
 * @param changing  what the state is made of, as far as it tells of changes.
 */
export function keepInTab(
  tool: ToolWithState,
  stateText: () => string | undefined,
  changing: readonly Changing[] = [],
): void {
  let written: string | undefined;
  const keep = () => {
    const text = stateText();
    if (text === undefined || text === written) return;
    written = text;
    storeInTab(keyOf(tool), text);
  };
  for (const each of changing) each.subscribe(keep);
  window.addEventListener('pagehide', keep);
}

/** What the tab kept of a tool; undefined for nothing, and for what the schema of the tool refuses. */
export function keptInTab<Tool extends ToolWithState>(tool: Tool): StateOf<Tool> | undefined {
  const text = readInTab(keyOf(tool)) ?? '';
  if (text.length > MAX_TOOL_STATE_LENGTH) return undefined;
  const read = readToolState(text);
  return read.kind === 'valid' && isOf(tool, read.state) ? read.state : undefined;
}

function isOf<Tool extends ToolWithState>(tool: Tool, state: ToolState['state']): state is StateOf<Tool> {
  return state.tool === tool;
}

/** Where the state of a tool is kept. */
function keyOf(tool: ToolWithState): string {
  return `${tool}-state`;
}
