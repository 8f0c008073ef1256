/**
 * Calls back whenever the user comes back to the page from another tab or window, where they may have changed what
 * this browser stores.
 *
 * @returns ends it.
 */
export function onReturn(callback: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') callback();
  };
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
}
