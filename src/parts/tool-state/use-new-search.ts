import { useSearch } from 'wouter';
import type { ToolWithState } from '#contract/tool-state.ts';
import { isKeptInTab } from './keep-in-tab.ts';

/**
 * The query of the address; empty where the page came back with it, reloaded or from the history, to a tool that the tab kept: it
 * was followed when the page was new, and what the visitor did since is not undone.
 */
export function useNewSearch(tool: ToolWithState): string {
  const search = useSearch();
  return hasComeBack() && isKeptInTab(tool) ? '' : search;
}

/** Whether this document was loaded with its address, and not for the first time. */
function hasComeBack(): boolean {
  const [loading] = performance.getEntriesByType('navigation');
  if (!(loading instanceof PerformanceNavigationTiming) || loading.name !== location.href) return false;
  return loading.type === 'reload' || loading.type === 'back_forward';
}
