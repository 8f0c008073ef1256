/** An off-screen picture with several samples per pixel, and its way to the canvas. */
export type Multisampling = {
  /** Begins a picture as large as the canvas: what follows is drawn on it. */
  readonly begin: () => void;
  /** Puts the picture on the canvas. What follows is drawn there, with one sample per pixel and its own depth buffer. */
  readonly resolve: () => void;
  readonly destroy: () => void;
};

const SAMPLES = 4;

/**
 * Makes an off-screen picture with several samples per pixel. They smooth the edges of globes; points and lines smooth their own
 * and can follow, cheaper, when the picture is on the canvas.
 *
 * @param gl of a canvas without an alpha channel and without multisampling.
 * @returns undefined when the browser cannot put such a picture on its canvas.
 */
export function createMultisampling(gl: WebGL2RenderingContext): Multisampling | undefined {
  const framebuffer = gl.createFramebuffer();
  const colour = gl.createRenderbuffer();
  const depth = gl.createRenderbuffer();
  const samples = Math.min(SAMPLES, Number(gl.getParameter(gl.MAX_SAMPLES)));
  let width = 0;
  let height = 0;

  const fit = () => {
    if (width === gl.drawingBufferWidth && height === gl.drawingBufferHeight) return;
    width = gl.drawingBufferWidth;
    height = gl.drawingBufferHeight;
    for (const [buffer, format, attachment] of [
      [colour, gl.RGB8, gl.COLOR_ATTACHMENT0],
      [depth, gl.DEPTH_COMPONENT24, gl.DEPTH_ATTACHMENT],
    ] as const) {
      gl.bindRenderbuffer(gl.RENDERBUFFER, buffer);
      gl.renderbufferStorageMultisample(gl.RENDERBUFFER, samples, format, width, height);
      gl.framebufferRenderbuffer(gl.FRAMEBUFFER, attachment, gl.RENDERBUFFER, buffer);
    }
  };

  const made: Multisampling = {
    begin() {
      gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
      fit();
    },
    resolve() {
      gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, null);
      gl.blitFramebuffer(0, 0, width, height, 0, 0, width, height, gl.COLOR_BUFFER_BIT, gl.NEAREST);
      gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    },
    destroy() {
      gl.deleteFramebuffer(framebuffer);
      gl.deleteRenderbuffer(colour);
      gl.deleteRenderbuffer(depth);
    },
  };
  made.begin();
  made.resolve();
  if (gl.getError() === gl.NO_ERROR) return made;
  made.destroy();
  return undefined;
}
