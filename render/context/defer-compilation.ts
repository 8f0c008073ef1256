import type REGL from 'regl';

/** What a command is made of, as far as it matters here. */
type Spec = { readonly vert?: unknown };

type Command = (...run: unknown[]) => void;

/**
 * Makes commands as regl does, but compiles one with a shader when it is first run: a scene has many more than its first picture
 * is drawn by, and the page waits for the GPU with each of them. Scopes without a shader are made at once, since regl numbers
 * names as they come and what follows holds the numbers.
 */
export function deferCompilation(regl: REGL.Regl): REGL.Regl {
  const make = regl as unknown as (spec: Spec) => Command;
  const makeLate = (spec: Spec): Command => {
    if (spec.vert === undefined) return make(spec);
    let command: Command | undefined;
    return (...run) => {
      command ??= make(spec);
      command(...run);
    };
  };
  return Object.assign(makeLate, regl);
}
