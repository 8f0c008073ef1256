import { MAX_TOOL_STATE_LENGTH } from '#contract/limits.ts';
import { parsedJson } from '#contract/rest/parsed-json.ts';
import type { ToolWithState } from '#contract/tool-state.ts';
import { readInTab, storeInTab } from '../storage.ts';

/** What the state of a tool must look like: the schema of its contract, which a tool brings along itself. */
type StateSchema<State> = {
  readonly safeParse: (value: unknown) => { readonly success: boolean; readonly data?: State | undefined };
};

/** A source of changes, such as an actor. */
type Changing = { readonly subscribe: (listener: () => void) => unknown };

/** After a change was written, those that follow within this time are written together: a slider changes at every frame. */
const PAUSE_MS = 250;

/**
 * Stores the state of a tool in the browser tab, so that a reload finds it again: at every change, and when the page is
 * left, which is the moment for what changes too often to be notified of.
 *
 * @param stateText the present state as JSON; undefined while it is invalid, which leaves what was stored before.
 * @param changing  what the state is made of, as far as it notifies of changes.
 */
export function storeStateInTab(
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
  let isPausing = false;
  let isDue = false;
  const keepSoon = () => {
    isDue = isPausing;
    if (isPausing) return;
    keep();
    isPausing = true;
    setTimeout(() => {
      isPausing = false;
      if (isDue) keepSoon();
    }, PAUSE_MS);
  };
  for (const each of changing) each.subscribe(keepSoon);
  window.addEventListener('pagehide', () => {
    leaveField();
    keep();
  });
}

/** A field reports what was typed into it when it loses the focus, which a page that goes away does not take from it. */
function leaveField(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement) activeElement.blur();
}

/** The state that the tab stored for a tool; undefined where there is none, or where the tool's schema refuses it. */
export function storedInTab<State>(tool: ToolWithState, schema: StateSchema<State>): State | undefined {
  const text = readInTab(keyOf(tool)) ?? '';
  return text.length > MAX_TOOL_STATE_LENGTH ? undefined : schema.safeParse(parsedJson(text)).data;
}

/** Whether the tab stores anything of a tool. */
export function isStoredInTab(tool: ToolWithState): boolean {
  return readInTab(keyOf(tool)) !== undefined;
}

/** Where the state of a tool is stored. */
function keyOf(tool: ToolWithState): string {
  return `${tool}-state`;
}
