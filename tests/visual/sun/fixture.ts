import { cameraAt, staged } from '../stage/stage.ts';

/** The Sun from a tenth of an au, with its glow. */
export const fixture = staged({ camera: cameraAt([0, 0, 0], 30, 10, 0.06), bodies: ['sun'], files: 1 });
