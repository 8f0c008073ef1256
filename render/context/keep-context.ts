import {
  type ContextOptions,
  type ContextStats,
  createContext,
  type RenderContext,
} from './create-context.ts';

/** Something that draws by a context. */
export type Staged = { readonly destroy: () => void };

/** A context that is made again after the browser has taken it away. */
export type RestoredContext<Stage extends Staged> = {
  /** What was set up on the context; undefined between its loss and its return. */
  readonly stage: () => Stage | undefined;
  /** True when the machine draws without a GPU. */
  readonly software: boolean;
  readonly stats: () => ContextStats;
  readonly destroy: () => void;
};

export type KeepOptions<Stage extends Staged> = Pick<ContextOptions, 'code' | 'multisample'> & {
  /** Makes commands, buffers and textures; called again for every context. */
  readonly setUp: (context: RenderContext) => Stage;
  readonly onLost?: (() => void) | undefined;
  /** The stage is set up again and needs to be painted. */
  readonly onRestored: () => void;
};

const RESTORED = 'webglcontextrestored';

/**
 * Makes a context of a canvas and sets a stage up on it, and does both again when the context was lost and is back. Nothing of
 * a lost context is used again. The context of a canvas that has left the document is given up with its stage: a browser allows sixteen,
 * and then takes away the one least recently drawn with, even if its canvas is shown.
 *
 * @throws {NoWebGlError} when the browser gives no WebGL context.
 */
export function keepContext<Stage extends Staged>(
  canvas: HTMLCanvasElement,
  { code, multisample, setUp, onLost, onRestored }: KeepOptions<Stage>,
): RestoredContext<Stage> {
  const begin = () => {
    const context = createContext(canvas, { code, multisample, onLost: lose });
    return { context, stage: setUp(context) };
  };
  const end = () => {
    live?.stage.destroy();
    live?.context.destroy();
    live = undefined;
  };
  const lose = () => {
    end();
    canvas.addEventListener(RESTORED, restore, { once: true });
    onLost?.();
  };
  const restore = () => {
    live = begin();
    onRestored();
  };
  let live: ReturnType<typeof begin> | undefined = begin();
  let { stats } = live.context;
  const { software } = live.context;
  return {
    stage: () => live?.stage,
    software,
    stats() {
      stats = live?.context.stats ?? stats;
      return stats();
    },
    destroy() {
      canvas.removeEventListener(RESTORED, restore);
      const gl = live?.context.gl;
      end();
      if (!canvas.isConnected) gl?.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}
