/** Code that regl would otherwise compile from text, by the SHA-256 of that text; generated, see the README. */
export const cachedCode: Record<string, (...linked: unknown[]) => unknown>;
