/** The most device pixels per CSS pixel that a machine without a GPU draws. */
const SOFTWARE_CAP = 1;

/** Device pixels per CSS pixel beyond which points and lines look no better. */
const HARDWARE_CAP = 2;

/**
 * Device pixels per CSS pixel to draw with.
 *
 * @param devicePixelRatio of the browser.
 * @param software true when the machine draws without a GPU.
 */
export function cappedPixelRatio(devicePixelRatio: number, software: boolean): number {
  return Math.min(devicePixelRatio, software ? SOFTWARE_CAP : HARDWARE_CAP);
}

/** True for the names that browsers give a rasterizer that runs on the processor. */
export function isSoftwareRenderer(renderer: string): boolean {
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer);
}
