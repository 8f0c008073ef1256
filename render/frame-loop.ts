/** How a loop waits for the next frame; the browser's by default. */
export type FrameScheduler = {
  readonly request: (callback: (now: number) => void) => number;
  readonly cancel: (handle: number) => void;
};

/** Paints when there is something new to see, and not otherwise. */
export type FrameLoop = {
  /** Asks for one picture at the next frame; asking again before it is painted changes nothing. */
  readonly invalidate: () => void;
  /** While playing every frame is painted. */
  readonly setPlaying: (playing: boolean) => void;
  /** Nothing is painted any more; playing or not is kept, and {@link FrameLoop.resume} goes on. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Ends the loop for good. */
  readonly destroy: () => void;
};

/**
 * Makes a loop that is idle until it is asked for a picture: no frame is requested and no timer runs.
 *
 * A picture that fails ends the loop; the error goes on to whoever watches for errors of the page.
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
  let wanted = false;
  let state: 'running' | 'painting' | 'ended' = 'running';

  const ask = () => {
    if (state !== 'running' || paused || waiting !== undefined || !(wanted || playing)) return;
    waiting = scheduler.request(tick);
  };
  const tick = (now: number) => {
    waiting = undefined;
    wanted = false;
    state = 'painting';
    paint(now);
    if (state === 'painting') state = 'running';
    ask();
  };
  const withdraw = () => {
    if (waiting !== undefined) scheduler.cancel(waiting);
    waiting = undefined;
  };
  return {
    invalidate() {
      wanted = true;
      ask();
    },
    setPlaying(next) {
      playing = next;
      if (!playing && !wanted) withdraw();
      ask();
    },
    pause() {
      paused = true;
      withdraw();
    },
    resume() {
      paused = false;
      ask();
    },
    destroy() {
      state = 'ended';
      withdraw();
    },
  };
}
