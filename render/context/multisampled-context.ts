import type { GivenContext } from './create-context.ts';
import { createMultisampling } from './multisampling.ts';

/** The context of a canvas that is drawn on with several samples per pixel; undefined where the browser has no WebGL 2. */
export function multisampledContext(
  canvas: HTMLCanvasElement,
  attributes: WebGLContextAttributes,
): GivenContext | undefined {
  const modern = canvas.getContext('webgl2', attributes);
  if (modern === null) return undefined;
  return { gl: asWebGl1(modern), multisampling: createMultisampling(modern) };
}

/**
 * Lets what is written for WebGL 1 draw on WebGL 2: extensions that became part of it are found under their old names, and
 * shaders in GLSL ES 1.00 are translated to 3.00, without which fragments could not write their depth.
 *
 * @returns the same context.
 */
function asWebGl1(gl: WebGL2RenderingContext): WebGLRenderingContext {
  const builtIn = builtInExtensions(gl);
  const { prototype } = WebGL2RenderingContext; // the context may have been through here before it was lost
  const getExtension = prototype.getExtension.bind(gl) as (name: string) => unknown;
  return Object.assign(gl, {
    getExtension: (name: string) => builtIn[name.toLowerCase()] ?? getExtension(name),
    shaderSource: (shader: WebGLShader, source: string) =>
      prototype.shaderSource.call(gl, shader, modernised(source)),
  });
}

/** The extensions of WebGL 1 that WebGL 2 has built in. */
function builtInExtensions(gl: WebGL2RenderingContext): Readonly<Record<string, object>> {
  return {
    angle_instanced_arrays: {
      drawArraysInstancedANGLE: gl.drawArraysInstanced.bind(gl),
      drawElementsInstancedANGLE: gl.drawElementsInstanced.bind(gl),
      vertexAttribDivisorANGLE: gl.vertexAttribDivisor.bind(gl),
    },
    oes_vertex_array_object: {
      createVertexArrayOES: gl.createVertexArray.bind(gl),
      deleteVertexArrayOES: gl.deleteVertexArray.bind(gl),
      bindVertexArrayOES: gl.bindVertexArray.bind(gl),
    },
    oes_element_index_uint: {},
    oes_standard_derivatives: {},
    ext_frag_depth: {},
  };
}

const VERTEX_WORDS = `
#define attribute in
#define varying out
#define texture2D texture
`;

const FRAGMENT_WORDS = `
#define varying in
#define texture2D texture
#define gl_FragColor fragmentColour
#define gl_FragDepthEXT gl_FragDepth
out mediump vec4 fragmentColour;
`;

/** A shader of GLSL ES 1.00 in GLSL ES 3.00; it knows a fragment shader by the colour that it writes. */
function modernised(source: string): string {
  const body = source.replace(/^\s*#extension.*$/gm, '').replaceAll('GL_EXT_frag_depth', '__VERSION__');
  return `#version 300 es${source.includes('gl_FragColor') ? FRAGMENT_WORDS : VERTEX_WORDS}${body}`;
}
