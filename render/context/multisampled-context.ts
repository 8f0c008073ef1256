import type { GivenContext } from './create-context.ts';
import { createMultisampling } from './multisampling.ts';
import { asWebGl1 } from './webgl2-as-1.ts';

/** The context of a canvas that is drawn on with several samples per pixel; undefined where the browser has no WebGL 2. */
export function multisampledContext(
  canvas: HTMLCanvasElement,
  attributes: WebGLContextAttributes,
): GivenContext | undefined {
  const modern = canvas.getContext('webgl2', attributes);
  if (modern === null) return undefined;
  return { gl: asWebGl1(modern), multisampling: createMultisampling(modern) };
}
