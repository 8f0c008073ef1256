import createREGL from 'regl';
import type REGL from 'regl';
import { deferUnbinding } from './defer-unbinding.ts';
import type { Multisampling } from './multisampling.ts';
import { isSoftwareRenderer } from './pixel-ratio.ts';
import { cacheGlState } from './gl-state-cache.ts';

/** What a browser gives for a canvas, and what multisampled drawing goes through. */
export type GivenContext = Pick<RenderContext, 'gl' | 'multisampling'>;

/** Requests a context that draws with several samples per pixel; undefined where the browser cannot. */
export type Multisample = (
  canvas: HTMLCanvasElement,
  attributes: WebGLContextAttributes,
) => GivenContext | undefined;

/** Code that regl would otherwise compile from text, by the SHA-256 of that text. */
export type GeneratedCode = Readonly<Record<string, (...linked: unknown[]) => unknown>>;

/** How a canvas is drawn on. */
export type ContextOptions = {
  /** Code of the commands that will be made; any other command needs a page with `unsafe-eval`. */
  readonly code: GeneratedCode;
  /** Multisampling; without it lines and points smooth their own edges, globes do not. */
  readonly multisample?: Multisample | undefined;
  /** Called when the browser has taken the context away; another may be made of the canvas when it is back. */
  readonly onLost?: () => void;
};

/** How much is on the GPU; a scene that is destroyed leaves these numbers as it found them. */
export type ContextStats = {
  readonly buffers: number;
  readonly elements: number;
  readonly framebuffers: number;
  readonly shaders: number;
  readonly textures: number;
};

/** A canvas ready to be drawn on. */
export type RenderContext = {
  readonly regl: REGL.Regl;
  readonly gl: WebGLRenderingContext;
  /** What multisampled drawing goes through; undefined when it was not requested or the browser cannot do it. */
  readonly multisampling: Multisampling | undefined;
  /** True when the machine draws without a GPU, so that fewer pixels should be requested. */
  readonly software: boolean;
  readonly stats: () => ContextStats;
  /** Frees everything on the GPU and every listener; the canvas can be given to another context afterwards. */
  readonly destroy: () => void;
};

/** This browser has no WebGL, or no context of it left. */
export class NoWebGlError extends Error {
  override readonly name = 'NoWebGlError';
}

/**
 * Makes a canvas ready to be drawn on. No code is compiled from text, so a page without `unsafe-eval` can do it.
 *
 * @throws {NoWebGlError} when the browser gives no WebGL context.
 */
export function createContext(canvas: HTMLCanvasElement, options: ContextOptions): RenderContext {
  const { gl: given, multisampling } = contextOf(canvas, options.multisample);
  const gl = deferUnbinding(cacheGlState(given));
  const settings: ReglSettings = {
    gl,
    extensions: EXTENSIONS,
    optionalExtensions: OPTIONAL_EXTENSIONS,
    cachedCode: options.code,
  };
  const regl = reglOf(settings);
  regl.on('lost', () => options.onLost?.());
  return {
    regl,
    gl,
    multisampling,
    software: isSoftwareRenderer(rendererName(gl)),
    stats: () => ({
      buffers: regl.stats.bufferCount,
      elements: regl.stats.elementsCount,
      framebuffers: regl.stats.framebufferCount,
      shaders: regl.stats.shaderCount,
      textures: regl.stats.textureCount,
    }),
    destroy() {
      multisampling?.destroy();
      regl.destroy();
    },
  };
}

/** The options that regl documents and types, and one that it documents only. */
type ReglSettings = REGL.InitializationOptions & { readonly cachedCode: GeneratedCode };

/** Extensions that drawing needs; every browser has them. */
export const EXTENSIONS = ['ANGLE_instanced_arrays', 'OES_standard_derivatives', 'OES_vertex_array_object'];
/** Extensions that make the picture better where they are. */
export const OPTIONAL_EXTENSIONS = [
  'EXT_frag_depth',
  'OES_element_index_uint',
  'EXT_texture_filter_anisotropic',
];

const ATTRIBUTES: WebGLContextAttributes = {
  alpha: false,
  antialias: false,
  depth: true,
  stencil: false,
  preserveDrawingBuffer: false,
  powerPreference: 'high-performance',
};

function contextOf(canvas: HTMLCanvasElement, multisample: Multisample | undefined): GivenContext {
  const multisampled = multisample?.(canvas, ATTRIBUTES);
  if (multisampled !== undefined) return multisampled;
  const gl = canvas.getContext('webgl', ATTRIBUTES);
  if (gl === null) throw new NoWebGlError('This browser gives no WebGL context.');
  return { gl, multisampling: undefined };
}

/** regl refuses a context that lacks an extension. */
function reglOf(settings: ReglSettings): REGL.Regl {
  try {
    return createREGL(settings);
  } catch (error) {
    throw new NoWebGlError('The WebGL of this browser lacks what drawing needs.', { cause: error });
  }
}

function rendererName(gl: WebGLRenderingContext): string {
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  return String(gl.getParameter(info === null ? gl.RENDERER : info.UNMASKED_RENDERER_WEBGL));
}
