import { MAX_TOOL_STATE_LENGTH } from '#contract/limits.ts';
import { parsedJson } from '#contract/rest/parsed-json.ts';
import type { ToolWithState } from '#contract/tool-state.ts';
import { isReloadOrBackNavigation } from '../is-reload-or-back-navigation.ts';
import { readInTab, removeInTab, storeInTab } from '../storage.ts';

/** Tools to whose list an address adds an object. */
export type AddressedTool = Extract<ToolWithState, 'scd' | 'ovt' | 'sovt'>;

/** A visit of an address that is over. */
export type EndedVisit = {
  /** The query of the address. */
  readonly query: string;
  /** The state of the tool before it, as JSON that was parsed. */
  readonly before: unknown;
  /** Designators of the objects that it added to the user's list. */
  readonly brought: readonly string[];
};

/** Stores in the tab the state before an address is followed; that before the first visit, where the same address is followed again. */
export function beginVisit(tool: ToolWithState, query: string, stateText: string): void {
  const { address, before } = keysOf(tool);
  if (readInTab(address) === undefined) storeInTab(before, stateText);
  storeInTab(address, query);
}

/** Stores in the tab which objects an address added, beside those of former addresses of the same visit. */
export function noteBrought(tool: ToolWithState, designators: readonly string[]): void {
  const { brought } = keysOf(tool);
  storeInTab(brought, JSON.stringify([...readDesignators(readInTab(brought)), ...designators]));
}

/**
 * The visit of an address that a tool opened without it, or by another one, ends; undefined where there was none, or where it goes
 * on by a reload.
 */
export function endVisit(tool: ToolWithState): EndedVisit | undefined {
  const keys = keysOf(tool);
  const query = readInTab(keys.address);
  if (isReloadOrBackNavigation() || window.location.search === query) return undefined;
  const [text, brought] = [readInTab(keys.before) ?? '', readDesignators(readInTab(keys.brought))];
  for (const key of Object.values(keys)) removeInTab(key);
  if (query === undefined || text.length > MAX_TOOL_STATE_LENGTH) return undefined;
  return { query, before: parsedJson(text), brought };
}

function readDesignators(text = '[]'): readonly string[] {
  const designators = parsedJson(text);
  return Array.isArray(designators) ? designators.map(String) : [];
}

function keysOf(tool: ToolWithState) {
  return { address: `${tool}-address`, before: `${tool}-before-address`, brought: `${tool}-brought` };
}
