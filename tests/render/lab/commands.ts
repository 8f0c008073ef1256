import createREGL from 'regl';
import { ALL_COMMANDS } from '#render/layers/all-commands.ts';
import { createContext, EXTENSIONS, OPTIONAL_EXTENSIONS } from '#render/context/create-context.ts';
import { orbitsCode } from '#render/context/generated/orbits.js';
import { skyCode } from '#render/context/generated/sky.js';

type Family = keyof typeof ALL_COMMANDS;

const STORED = { orbits: orbitsCode, sky: skyCode };

/** Code that regl generates for the draw commands of a family when none is stored, by the SHA-256 of its text. */
export function commandCode(family: Family): Record<string, string> {
  const gl = newCanvas().getContext('webgl');
  if (gl === null) throw new Error('no WebGL');
  const settings = {
    gl,
    extensions: [...EXTENSIONS],
    optionalExtensions: [...OPTIONAL_EXTENSIONS],
    cachedCode: {},
  };
  const regl = createREGL(settings) as ReturnType<typeof createREGL> & Cached;
  for (const create of Object.values(ALL_COMMANDS[family])) create(regl);
  return Object.fromEntries(Object.entries(regl.getCachedCode()).map(([key, code]) => [key, String(code)]));
}

/** Makes every draw command of a family in a real context; the names of those that the page's policy refuses, with why. */
export function runAllCommands(family: Family): Record<string, string> {
  const context = createContext(newCanvas(), { code: STORED[family] });
  const refused: Record<string, string> = {};
  for (const [name, create] of Object.entries(ALL_COMMANDS[family])) {
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
