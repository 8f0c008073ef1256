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

const STEPS = 48;
const RIM_PX = 1;

/** Draws a disc with its phase: between limb and terminator, half of an ellipse, it is lit. */
export function inkLitDisc(pen: Pen, { x, y, diameter, lit, turn, bright, dark, rim }: LitDisc): void {
  const radius = diameter / 2;
  const [right, down] = [Math.sin(turn), -Math.cos(turn)];
  const place = (along: number, towards: number) => [
    x + radius * (towards * right - along * down),
    y + radius * (towards * down + along * right),
  ];
  const stripTo = (terminator: number) =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const angle = (Math.PI * step) / STEPS;
      const [along, limb] = [Math.cos(angle), Math.sin(angle)];
      return [...place(along, limb), ...place(along, terminator * limb)];
    }).flat();
  pen.fill(stripTo(-1), dark, 1);
  pen.fill(stripTo(1 - 2 * lit), bright, 1);
  pen.mark(x, y, { shape: 'disc', size: diameter, colour: rim, opacity: 0.9, outline: RIM_PX });
}
