/**
 * Whether the page was reloaded, or come back to: the user has seen where they were. One that is opened again by the same
 * address is not, though it has the entry of the history that there was.
 */
export function isReloadOrBackNavigation(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && ['reload', 'back_forward'].includes(entry.type);
}
