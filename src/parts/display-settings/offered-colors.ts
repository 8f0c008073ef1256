import type { NamedColor } from '#ui/fields/color-button.tsx';

/** Colours offered for lines and names, which colour-blind readers can also distinguish. */
export const OFFERED_COLORS: readonly NamedColor[] = [
  { hex: '8fbfe8', name: 'Light blue' },
  { hex: 'f0b45a', name: 'Amber' },
  { hex: '5fd0a5', name: 'Green' },
  { hex: 'f08fbd', name: 'Pink' },
  { hex: 'b79cf4', name: 'Violet' },
  { hex: 'e6edf5', name: 'White' },
  { hex: 'ff6b6b', name: 'Red' },
  { hex: '7f8ea3', name: 'Grey' },
];
