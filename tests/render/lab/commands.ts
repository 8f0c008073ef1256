import createREGL from 'regl';
import { ALL_COMMANDS } from '#render/layers/all-commands.ts';
import { createContext, EXTENSIONS, OPTIONAL_EXTENSIONS } from '#render/context/create-context.ts';

/** Code that regl generates for every draw command when nothing is kept, by the SHA-256 of its text. */
export function commandCode(): Record<string, string> {
  const gl = newCanvas().getContext('webgl');
  if (gl === null) throw new Error('no WebGL');
  const settings = {
    gl,
    extensions: [...EXTENSIONS],
    optionalExtensions: [...OPTIONAL_EXTENSIONS],
    cachedCode: {},
  };
  const regl = createREGL(settings) as ReturnType<typeof createREGL> & Cached;
  for (const create of Object.values(ALL_COMMANDS)) create(regl);
  return Object.fromEntries(Object.entries(regl.getCachedCode()).map(([key, code]) => [key, String(code)]));
}

/** Makes every draw command in a real context; the names of those that the page's policy refuses, with why. */
export function runAllCommands(): Record<string, string> {
  const context = createContext(newCanvas(), {});
  const refused: Record<string, string> = {};
  for (const [name, create] of Object.entries(ALL_COMMANDS)) {
    try {
      create(context.regl);
    } catch (error) {
      refused[name] = String(error);
    }
  }
  context.destroy();
  return refused;
}

type Cached = { readonly getCachedCode: () => Record<string, (...linked: unknown[]) => unknown> };

function newCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 64;
  canvas.height = 64;
  return canvas;
}
