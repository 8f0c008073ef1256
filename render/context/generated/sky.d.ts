import type { GeneratedCode } from '../create-context.ts';

/** Code of the draw commands of sky scenes; `build/generated-code.ts` makes it. */
export const skyCode: GeneratedCode;
