/** How a loop waits for the next frame; the browser's by default. */
export type FrameScheduler = {
  readonly request: (callback: (now: number) => void) => number;
  readonly cancel: (handle: number) => void;
};

/** Paints when there is something new to see, and not otherwise. */
export type FrameLoop = {
  /** Requests one picture at the next frame; a second call before it is painted changes nothing. */
  readonly invalidate: () => void;
  /** While playing every frame is painted. */
  readonly setPlaying: (playing: boolean) => void;
  /** Nothing is painted any more; {@link FrameLoop.resume} goes on, playing or not as before. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Ends the loop for good. */
  readonly destroy: () => void;
};

/**
 * Makes a loop that is idle until a picture is requested: no frame is requested and no timer runs.
 *
 * A picture that fails ends the loop; the error goes on to the error handler of the page.
 *
 * @param paint draws one picture; `now` is the time of the frame, ms, as of `performance.now()`.
 */
export function createFrameLoop(
  paint: (now: number) => void,
  scheduler: FrameScheduler = {
    request: (callback) => requestAnimationFrame(callback),
    cancel: (handle) => cancelAnimationFrame(handle),
  },
): FrameLoop {
  let waiting: number | undefined;
  let playing = false;
  let paused = false;
  let isInvalid = false;
  let state: 'running' | 'painting' | 'ended' = 'running';

  const requestFrame = () => {
    if (state !== 'running' || paused || waiting !== undefined || !(isInvalid || playing)) return;
    waiting = scheduler.request(tick);
  };
  const tick = (now: number) => {
    waiting = undefined;
    isInvalid = false;
    state = 'painting';
    paint(now);
    if (state === 'painting') state = 'running';
    requestFrame();
  };
  const withdraw = () => {
    if (waiting !== undefined) scheduler.cancel(waiting);
    waiting = undefined;
  };
  return {
    invalidate() {
      isInvalid = true;
      requestFrame();
    },
    setPlaying(next) {
      playing = next;
      if (!playing && !isInvalid) withdraw();
      requestFrame();
    },
    pause() {
      paused = true;
      withdraw();
    },
    resume() {
      paused = false;
      requestFrame();
    },
    destroy() {
      state = 'ended';
      withdraw();
    },
  };
}
