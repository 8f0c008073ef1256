import type { GeneratedCode } from '../create-context.ts';

/** Of the draw commands of sky scenes; generated, see the README. */
export const skyCode: GeneratedCode;
