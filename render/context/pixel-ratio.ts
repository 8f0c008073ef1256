/** Device pixels per CSS pixel that a machine without a GPU is asked for at most. */
const SOFTWARE_CAP = 1;

/** Device pixels per CSS pixel beyond which no eye sees a difference in points and lines. */
const HARDWARE_CAP = 2;

/**
 * Device pixels per CSS pixel to draw with.
 *
 * @param devicePixelRatio as the browser tells it.
 * @param software true when the machine draws without a GPU.
 * @param cap a lower limit of the visitor's own, if any.
 */
export function cappedPixelRatio(
  devicePixelRatio: number,
  software: boolean,
  cap: number = Number.POSITIVE_INFINITY,
): number {
  return Math.min(devicePixelRatio, cap, software ? SOFTWARE_CAP : HARDWARE_CAP);
}

/** True for the names under which browsers tell a rasterizer that runs on the processor. */
export function isSoftwareRenderer(renderer: string): boolean {
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer);
}
