import type { GeneratedCode } from '../create-context.ts';

/** Of the draw commands of orbits scenes; generated, see the README. */
export const orbitsCode: GeneratedCode;
