import type { Colour } from '../../picture/colour.ts';
import type { Pen } from '../../picture/sky/ink.ts';

/** A disc that is lit from a side, CSS px. */
export type LitDisc = {
  readonly x: number;
  readonly y: number;
  readonly diameter: number;
  /** Lit part, 0 to 1. */
  readonly lit: number;
  /** Which way the middle of the lit limb lies, rad, from upwards to the right. */
  readonly turn: number;
  readonly bright: Colour;
  readonly dark: Colour;
  readonly rim: Colour;
};

/** How far a piece of the limb may bend beside the straight line that replaces it, CSS px, and the fewest pieces. */
const BEND_PX = 0.1;
const FEWEST_STEPS = 24;

const RIM_PX = 1;

/** Areas have hard edges: they end below the middle of a line with soft ones, CSS px. */
const EDGE_PX = 1.5;

/** Draws a disc with its phase: between limb and terminator, half of an ellipse, it is lit. */
export function inkLitDisc(pen: Pen, { x, y, diameter, lit, turn, bright, dark, rim }: LitDisc): void {
  const radius = Math.max(0, diameter / 2 - EDGE_PX / 2);
  const [right, down] = [Math.sin(turn), -Math.cos(turn)];
  const steps = Math.max(FEWEST_STEPS, Math.ceil(Math.PI / Math.sqrt((8 * BEND_PX) / Math.max(radius, 1))));
  const limb = limbOf(steps);
  const stripBetween = (from: number, to: number): Float64Array => {
    const strip = new Float64Array(4 * (steps + 1));
    for (let step = 0; step <= steps; step++) {
      const along = radius * limb[2 * step];
      const towards = radius * limb[2 * step + 1];
      const at = 4 * step;
      strip[at] = x + from * towards * right - along * down;
      strip[at + 1] = y + from * towards * down + along * right;
      strip[at + 2] = x + to * towards * right - along * down;
      strip[at + 3] = y + to * towards * down + along * right;
    }
    return strip;
  };
  const half = (from: number, to: number, colour: Colour) => {
    const strip = stripBetween(from, to);
    pen.fill(strip, colour, 1);
    pen.use({ colour, width: EDGE_PX, opacity: 1 });
    for (let side = 0; side < 4; side += 2) {
      for (let at = side; at < strip.length; at += 4) pen.lineTo(strip[at], strip[at + 1]);
      pen.lift();
    }
  };
  half(1, -1, dark);
  half(1, 1 - 2 * lit, bright);
  pen.mark(x, y, { shape: 'disc', size: diameter, colour: rim, opacity: 0.9, outline: RIM_PX });
}

const limbs = new Map<number, Float64Array>();

/** Points of half a circle of radius 1, from end to end: how far along its diameter each lies, and how far from it. */
function limbOf(steps: number): Float64Array {
  const known = limbs.get(steps);
  if (known !== undefined) return known;
  const limb = new Float64Array(2 * (steps + 1));
  for (let step = 0; step <= steps; step++) {
    limb[2 * step] = Math.cos((Math.PI * step) / steps);
    limb[2 * step + 1] = Math.sin((Math.PI * step) / steps);
  }
  limbs.set(steps, limb);
  return limb;
}
