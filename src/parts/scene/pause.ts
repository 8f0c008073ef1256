/** Pause before the view along an axis is shown, milliseconds. */
export const AXIS_VIEW_PAUSE_MS = 33;

/** Pause after the last change of size, before the picture follows, milliseconds. */
export const RESIZE_PAUSE_MS = 150;

/** Does the last thing requested once nothing else was requested during a pause. */
export type Pause = { readonly before: (action: () => void) => void; readonly cancel: () => void };

/** @param ms length of the pause, milliseconds. */
export function createPause(ms: number): Pause {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    before(action) {
      cancel();
      timer = setTimeout(action, ms);
    },
    cancel,
  };
}
