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

/** How far a piece of the limb may bend beside the straight line that stands for it, CSS px, and the fewest pieces. */
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
  const place = (step: number, flat: number): readonly [number, number] => {
    const angle = (Math.PI * step) / steps;
    const [along, towards] = [Math.cos(angle), flat * Math.sin(angle)];
    return [x + radius * (towards * right - along * down), y + radius * (towards * down + along * right)];
  };
  const half = (from: number, to: number, colour: Colour) => {
    const strip = Array.from({ length: steps + 1 }, (_, step) => [...place(step, from), ...place(step, to)]);
    pen.fill(strip.flat(), colour, 1);
    pen.use({ colour, width: EDGE_PX, opacity: 1 });
    for (const flat of [from, to]) {
      for (let step = 0; step <= steps; step++) pen.lineTo(...place(step, flat));
      pen.lift();
    }
  };
  half(1, -1, dark);
  half(1, 1 - 2 * lit, bright);
  pen.mark(x, y, { shape: 'disc', size: diameter, colour: rim, opacity: 0.9, outline: RIM_PX });
}
