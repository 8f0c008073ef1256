/** While what is shown is being loaded, neither the dates nor the form of an object can be changed. */
export const LOCKED_WHILE_LOADING = {
  'loading.begun': () => [
    { to: 'timeline', event: { type: 'dates.locked' } } as const,
    { to: 'editor', event: { type: 'ephemerides.loading' } } as const,
  ],
  'loading.finished': () => [
    { to: 'timeline', event: { type: 'dates.freed' } } as const,
    { to: 'editor', event: { type: 'ephemerides.loaded' } } as const,
  ],
};
