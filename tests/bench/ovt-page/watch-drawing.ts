/** What is watched while the page draws. */
export type Drawing = {
  /** Milliseconds from the start of the navigation until the first picture with a swarm; undefined before. */
  swarmMs?: number;
  longestTaskMs: number;
  /** Buffers, textures and programs that were made and not yet freed. */
  onGpu: number;
};

declare global {
  interface Window {
    drawing: Drawing;
  }
}

/** Runs in the page before anything else. @param swarm as many points at once are nothing else. */
export function watchDrawing(swarm: number): void {
  const drawing: Drawing = { longestTaskMs: 0, onGpu: 0 };
  window.drawing = drawing;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      drawing.longestTaskMs = Math.max(drawing.longestTaskMs, duration);
    }
  }).observe({ type: 'longtask' });

  const { prototype } = WebGLRenderingContext;
  const after = <Name extends keyof WebGLRenderingContext>(
    name: Name,
    note: (gl: WebGLRenderingContext, given: readonly unknown[]) => void,
  ) => {
    const original = prototype[name] as (...given: unknown[]) => unknown;
    Object.assign(prototype, {
      [name](this: WebGLRenderingContext, ...given: unknown[]) {
        const result = original.apply(this, given);
        note(this, given);
        return result;
      },
    });
  };
  for (const kind of ['Buffer', 'Texture', 'Program'] as const) {
    after(`create${kind}`, () => void (drawing.onGpu += 1));
    after(`delete${kind}`, () => void (drawing.onGpu -= 1));
  }

  after('drawArrays', (gl, [mode, , count]) => {
    if (drawing.swarmMs !== undefined || mode !== gl.POINTS || Number(count) < swarm) return;
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4)); // waits for the pixels
    drawing.swarmMs = performance.now();
  });
}
