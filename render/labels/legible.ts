import type { Colour } from '../picture/colour.ts';

/** Least contrast of a text and what is behind it: WCAG 2.2, 1.4.3. */
const LEGIBLE = 4.5;

/** Shares of white or black by which a colour is tried, in turn. */
const STEPS = 8;

const WHITE: Colour = [1, 1, 1];
const BLACK: Colour = [0, 0, 0];

/** The colour of a text that can be read: as it is where its contrast is enough, otherwise with as much white or black as it takes. */
export function legible(colour: Colour, behind: Colour): Colour {
  return contrasting(colour, behind, LEGIBLE);
}

/** The same with any contrast, for what is no text. @param least contrast, 1 to 4.5. */
export function contrasting(colour: Colour, behind: Colour, least: number): Colour {
  const end = contrast(WHITE, behind) > contrast(BLACK, behind) ? WHITE : BLACK;
  for (let step = 0; step < STEPS; step++) {
    const tried = step === 0 ? colour : mixed(colour, end, step / STEPS);
    if (contrast(tried, behind) >= least) return tried;
  }
  return end;
}

/** A colour with a share of another over it. */
export function mixed(colour: Colour, other: Colour, share: number): Colour {
  const part = (axis: 0 | 1 | 2) => colour[axis] + share * (other[axis] - colour[axis]);
  return [part(0), part(1), part(2)];
}

/** Contrast of two colours, WCAG 2.2. */
function contrast(one: Colour, other: Colour): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
