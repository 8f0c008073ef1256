import { MAX_TOOL_STATE_LENGTH } from '#contract/limits.ts';
import { parsedJson } from '#contract/parsed-json.ts';
import type { ToolWithState } from '#contract/tool-state.ts';
import { isComingBack } from '../is-coming-back.ts';
import { readInTab, removeInTab, storeInTab } from '../storage.ts';

/** A visit of an address that is over. */
export type EndedVisit = {
  /** The query of the address. */
  readonly query: string;
  /** The state of the tool before it, as JSON that was parsed. */
  readonly before: unknown;
};

/** Keeps in the tab what was there before an address is followed; before the first one, where another is followed after it. */
export function beginVisit(tool: ToolWithState, query: string, stateText: string): void {
  const { address, before } = keysOf(tool);
  if (readInTab(address) === undefined) storeInTab(before, stateText);
  storeInTab(address, query);
}

/** The visit of an address that a tool opened without one ends; undefined where there was none, or where it goes on by a reload. */
export function endVisit(tool: ToolWithState): EndedVisit | undefined {
  if (isComingBack() || window.location.search !== '') return undefined;
  const { address, before } = keysOf(tool);
  const [query, text = ''] = [readInTab(address), readInTab(before)];
  removeInTab(address);
  removeInTab(before);
  if (query === undefined || text.length > MAX_TOOL_STATE_LENGTH) return undefined;
  return { query, before: parsedJson(text) };
}

function keysOf(tool: ToolWithState) {
  return { address: `${tool}-address`, before: `${tool}-before-address` };
}
