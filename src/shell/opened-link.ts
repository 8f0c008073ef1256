import { linkedCode, withLinkedCode } from '#machines/saved-state/tool-state-link.ts';
import { readInTab, storeInTab } from '#parts/storage.ts';

/** Under which the tab keeps the code of a link whose state was changed since. */
const CHANGED = 'changed-link';

/** Pause after something was touched before it is looked for a change, milliseconds: lists and fields settle. */
const LOOK_AFTER_MS = 400;

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;
const TOUCHED = ['pointerup', 'keyup', 'wheel', 'change'] as const;

/**
 * The link whose state the page shows. Its code stays in the address, so that a reload or a bookmark finds the state
 * again, until the visitor changes something: from then on no reload and no way back puts the state over their work.
 */
export type OpenedLink = {
  /** The state of the link was restored. @param collect the present state as JSON; throws while there is none. */
  readonly shown: (code: string, collect: () => string) => void;
  /** The query of an address without a code whose state was changed since; undefined where it can stay. */
  readonly queryWithout: (query: string) => string | undefined;
};

/** @param drop called when the state is changed: the code is to leave the address. */
export function createOpenedLink(drop: () => void): OpenedLink {
  let changed = readInTab(CHANGED);
  let end: (() => void) | undefined;
  return {
    shown: (code, collect) => {
      end?.();
      changed = undefined;
      storeInTab(CHANGED, '');
      end = onFirstChange(collect, () => {
        changed = code;
        storeInTab(CHANGED, code);
        drop();
      });
    },
    queryWithout: (query) => {
      const code = linkedCode(query);
      return code === undefined || code !== changed ? undefined : withLinkedCode(query, undefined);
    },
  };
}

/** The code in an address that the page was opened by; undefined on coming back to one whose state was changed since. */
export function codeToOpen(query: string): string | undefined {
  const code = linkedCode(query);
  return code !== undefined && isComingBack() && code === readInTab(CHANGED) ? undefined : code;
}

function isComingBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && ['reload', 'back_forward'].includes(entry.type);
}

/** Calls back once, when what the visitor does makes the state another. */
function onFirstChange(collect: () => string, changed: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let before: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = () => {
    before ??= stateText(collect);
  };
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (signal.aborted || before === undefined || stateText(collect) === before) return;
      listening.abort();
      changed();
    }, LOOK_AFTER_MS);
  };
  for (const type of TOUCHES) window.addEventListener(type, note, { capture: true, passive: true, signal });
  for (const type of TOUCHED) window.addEventListener(type, look, { capture: true, passive: true, signal });
  return () => listening.abort();
}

/** The state, or that there is none at present, as while a date is being typed. */
function stateText(collect: () => string): string {
  try {
    return collect();
  } catch {
    return '';
  }
}
