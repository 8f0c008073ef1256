import type { GeneratedCode } from '../create-context.ts';

/** Code of the draw commands of orbits scenes; `build/generated-code.ts` makes it. */
export const orbitsCode: GeneratedCode;
