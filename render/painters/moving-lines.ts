import type { Stroke } from '../picture/stroke.ts';
import type { Painter } from './painter.ts';

/** Lines that may be others in every picture. */
export type MovingLinesInputs = { readonly strokes: readonly Stroke[] };

export const movingLines: Painter<MovingLinesInputs> = { strokes: ({ strokes }) => strokes };
