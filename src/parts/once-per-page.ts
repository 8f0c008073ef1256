import type { PopupsActor } from '#machines/popups/popups.ts';

/**
 * Something that a page has once, made when it is first wanted and kept running while the visitor is elsewhere, so that
 * coming back finds everything as it was. Pages are told apart by their popups, and what was made goes with them.
 */
export function oncePerPage<Running>(
  make: (popups: PopupsActor) => Running,
): (popups: PopupsActor) => Running {
  const made = new WeakMap<PopupsActor, { readonly running: Running }>();
  return (popups) => {
    const known = made.get(popups);
    if (known !== undefined) return known.running;
    const running = make(popups);
    made.set(popups, { running });
    return running;
  };
}
