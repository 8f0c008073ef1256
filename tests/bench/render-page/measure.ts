/** Median times of drawing one frame, ms. */
export type FrameTimes = {
  /** Waits until the pixels are drawn. */
  readonly frame: number;
  /** Until the page can go on. */
  readonly mainThread: number;
};

/** Something that draws frame after frame. */
export type Drawer = {
  /** Its WebGL context, or another source of its pixels once they are painted. */
  readonly gl: Pick<WebGLRenderingContext, 'readPixels' | 'RGBA' | 'UNSIGNED_BYTE'>;
  readonly draw: (frame: number) => void;
};

/** Size of all canvases, CSS and device px. */
export const SIZE = { width: 1280, height: 800 };

const WARM_UP = 3;

/** Whether the page has only to draw each thing, not to measure it. */
const IS_TINY = new URLSearchParams(location.search).has('tiny');

/**
 * Medians over frames drawn in turns by every drawer, so that what else the machine does hits all alike.
 *
 * @param rounds how many times each has its turn.
 * @param frames drawn in one turn.
 * @param before frames that each draws first, until the browser has compiled what runs in every one.
 */
export function medians(
  drawers: readonly Drawer[],
  rounds: number,
  frames: number,
  before: number = 0,
): FrameTimes[] {
  if (IS_TINY) return drawers.map((drawer) => medianOf([timed(drawer, 0)]));
  const samples = drawers.map((): FrameTimes[] => []);
  for (const drawer of drawers) {
    for (let frame = 0; frame < before; frame++) timed(drawer, frame);
  }
  for (let round = 0; round < rounds; round++) {
    for (const [index, drawer] of drawers.entries()) {
      for (let frame = 0; frame < WARM_UP; frame++) timed(drawer, round * frames + frame);
      for (let frame = 0; frame < frames; frame++) samples[index].push(timed(drawer, round * frames + frame));
    }
  }
  return samples.map(medianOf);
}

/** Medians over all frames of something that is drawn from its first to its last, and over as many of those at either end. */
export function mediansOfAll(
  drawer: Drawer,
  frames: number,
  atEnds: number,
): Readonly<Record<'whole' | 'first' | 'last', FrameTimes>> {
  const times = Array.from({ length: IS_TINY ? 1 : frames }, (_, frame) => timed(drawer, frame));
  return {
    whole: medianOf(times),
    first: medianOf(times.slice(0, atEnds)),
    last: medianOf(times.slice(-atEnds)),
  };
}

function medianOf(times: readonly FrameTimes[]): FrameTimes {
  return {
    frame: median(times.map(({ frame }) => frame)),
    mainThread: median(times.map(({ mainThread }) => mainThread)),
  };
}

function timed({ gl, draw }: Drawer, frame: number): FrameTimes {
  const pixel = new Uint8Array(4);
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  const start = performance.now();
  draw(frame);
  const returned = performance.now();
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel); // waits for the pixels
  return { frame: performance.now() - start, mainThread: returned - start };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
