import { createContext } from '#render/context/create-context.ts';
import { orbitsCode } from '#render/context/generated/orbits.js';
import { skyCode } from '#render/context/generated/sky.js';
import { commandCode, type Family } from '#render/build/command-code.ts';
import { ALL_COMMANDS } from '#render/layers/all-commands.ts';

const STORED = { orbits: orbitsCode, sky: skyCode };

/** The keys of what regl generates in this browser for a family, and of what is stored, sorted. */
export function codeKeys(family: Family): Readonly<Record<'generated' | 'stored', readonly string[]>> {
  const gl = newCanvas().getContext('webgl');
  if (gl === null) throw new Error('no WebGL');
  return {
    generated: Object.keys(commandCode(family, gl)).toSorted(),
    stored: Object.keys(STORED[family]).toSorted(),
  };
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

function newCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 64;
  canvas.height = 64;
  return canvas;
}
