import createREGL from 'regl';
import type REGL from 'regl';
import { EXTENSIONS, OPTIONAL_EXTENSIONS } from '../context/create-context.ts';
import { ALL_COMMANDS } from '../layers/all-commands.ts';

/** Generated functions of commands as they are printed, `function anonymous(g0,g1\n) {…}`, by the SHA-256 of their text. */
export type CommandCode = Readonly<Record<string, string>>;

/** Kinds of scenes, each with draw commands for itself. */
export type Family = keyof typeof ALL_COMMANDS;

/** The code that regl generates for the draw commands of a family where none is stored. */
export function commandCode(family: Family, gl: WebGLRenderingContext): CommandCode {
  const settings = {
    gl,
    extensions: [...EXTENSIONS],
    optionalExtensions: [...OPTIONAL_EXTENSIONS],
    cachedCode: {},
  };
  const regl = createREGL(settings) as REGL.Regl & Cached;
  for (const create of Object.values(ALL_COMMANDS[family])) create(regl);
  return Object.fromEntries(Object.entries(regl.getCachedCode()).map(([key, code]) => [key, String(code)]));
}

/** What regl's types leave out. */
type Cached = { readonly getCachedCode: () => Readonly<Record<string, () => unknown>> };
