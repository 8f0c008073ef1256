/** The context that a canvas has already. */
export function contextOf(canvas: HTMLCanvasElement): WebGLRenderingContext | null {
  return canvas.getContext('webgl') ?? canvas.getContext('webgl2');
}

/** Waits, frame by frame, until something holds. */
export async function eventually(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => requestAnimationFrame(resolve));
}
