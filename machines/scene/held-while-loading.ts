/** What dates and the form of an object answer to the loading of what is shown: nothing of either is changed meanwhile. */
export const HELD_WHILE_LOADING = {
  'loading.begun': () => [
    { to: 'timeline', event: { type: 'dates.held' } } as const,
    { to: 'editor', event: { type: 'ephemerides.loading' } } as const,
  ],
  'loading.finished': () => [
    { to: 'timeline', event: { type: 'dates.freed' } } as const,
    { to: 'editor', event: { type: 'ephemerides.loaded' } } as const,
  ],
};
