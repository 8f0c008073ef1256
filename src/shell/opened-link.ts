import type { ToolWithState } from '#contract/tool-state.ts';
import { linkedCode, withLinkedCode } from '#machines/saved-state/tool-state-link.ts';
import { isReloadOrBackNavigation } from '#parts/is-reload-or-back-navigation.ts';
import { toolOfPath } from '#parts/routes.ts';
import { readInTab, storeInTab } from '#parts/storage.ts';

/** Name under which the tab stores the code of a link whose state was changed since. */
const CHANGED = 'changed-link';

/** Name under which the tab stores the code of the link that was loaded last. */
const SHOWN = 'shown-link';

/** Pause between an input and the search for a change, milliseconds: lists and fields settle. */
const LOOK_AFTER_MS = 400;

/** Selector of the popup that reports the loaded state: it may be answered while the tool is still restoring that state. */
const MESSAGE = '[role="alertdialog"]';

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;
const TOUCHED = ['pointerup', 'keyup', 'wheel', 'change'] as const;

/** An address within the page: its path, and its query as in `location.search`. */
export type PageAddress = { readonly path: string; readonly query: string };

/**
 * The link whose state the page shows. Its code stays in the address on every screen of the tool, so that a reload or a
 * bookmark finds the state again, until the user changes something: from then on no reload and no way back puts the
 * state over their work.
 */
export type OpenedLink = {
  /** The state of the link was restored. @param contents the present one as text; throws while there is none. */
  readonly shown: (link: { code: string; tool: ToolWithState }, contents: () => string) => void;
  /** Another state of a tool took the place of the one before it. */
  readonly replaced: (tool: ToolWithState) => void;
  /**
   * The query that an address shall have: without the code of a state that was changed since, and with that of the state
   * that its tool shows unchanged.
   *
   * @returns undefined where it has it.
   */
  readonly queryFor: (address: PageAddress) => string | undefined;
};

/** @param drop called when the state is changed: the code is to leave the address. */
export function createOpenedLink(drop: () => void): OpenedLink {
  let changed = readInTab(CHANGED);
  let unchanged: { readonly code: string; readonly tool: ToolWithState } | undefined;
  let end: (() => void) | undefined;
  const leave = (code: string) => {
    end?.();
    changed = code;
    unchanged = undefined;
    storeInTab(CHANGED, code);
    drop();
  };
  return {
    shown: (link, contents) => {
      end?.();
      changed = undefined;
      unchanged = link;
      storeInTab(CHANGED, '');
      storeInTab(SHOWN, link.code);
      end = onFirstChange(contents, () => leave(link.code));
    },
    replaced: (tool) => {
      if (unchanged?.tool === tool) leave(unchanged.code);
    },
    queryFor: ({ path, query }) => {
      const code = linkedCode(query);
      if (code !== undefined) return code === changed ? withLinkedCode(query, undefined) : undefined;
      if (unchanged === undefined || unchanged.tool !== toolOfPath(path)) return undefined;
      return withLinkedCode(query, unchanged.code);
    },
  };
}

/** The code in an address that the page was opened by; undefined on coming back to one whose state was changed since. */
export function codeToOpen(query: string): string | undefined {
  const code = linkedCode(query);
  return code !== undefined && isReloadOrBackNavigation() && code === readInTab(CHANGED) ? undefined : code;
}

/** Whether the page returns to a link that was loaded in this visit before: no second message is needed. */
export function isLoadedAgain(code: string | undefined): boolean {
  return code !== undefined && isReloadOrBackNavigation() && code === readInTab(SHOWN);
}

/** Calls back once, when what the user does makes the state another. */
function onFirstChange(contents: () => string, changed: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let before: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.closest(MESSAGE) !== null) return;
    before ??= stateText(contents);
  };
  const compare = () => {
    if (signal.aborted || before === undefined || stateText(contents) === before) return;
    listening.abort();
    changed();
  };
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(compare, LOOK_AFTER_MS);
  };
  for (const type of TOUCHES) window.addEventListener(type, note, { capture: true, passive: true, signal });
  for (const type of TOUCHED) window.addEventListener(type, look, { capture: true, passive: true, signal });
  window.addEventListener('pagehide', compare, { signal }); // a reload may come before the pause is over
  return () => listening.abort();
}

/** The state, or that there is none at present, as while a date is being typed. */
function stateText(contents: () => string): string {
  try {
    return contents();
  } catch {
    return '';
  }
}
