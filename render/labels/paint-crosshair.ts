import type { Colour } from '../picture/colour.ts';
import { boxAround, type OverPiece } from './over-piece.ts';
import { cssColour } from './text-style.ts';

const GAP_PX = 8; // between the marker and the ring
const TICK_PX = 6;
const LINE_PX = 1.5;

type Crosshair = {
  readonly x: number;
  readonly y: number;
  /** Diameter of the marker of the object, CSS px, as are x and y. */
  readonly diameter: number;
  readonly colour: Colour;
};

/** A ring with four ticks around the selected object. */
export function crosshairPiece(crosshair: Crosshair): OverPiece {
  const { x, y, diameter, colour } = crosshair;
  return {
    box: boxAround(x, y, diameter / 2 + GAP_PX + TICK_PX + LINE_PX),
    looks: [x, y, diameter, ...colour],
    paint: (context) => paintCrosshair(context, crosshair),
  };
}

function paintCrosshair(context: CanvasRenderingContext2D, { x, y, diameter, colour }: Crosshair): void {
  const radius = diameter / 2 + GAP_PX;
  context.strokeStyle = cssColour(colour);
  context.lineWidth = LINE_PX;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ]) {
    context.moveTo(x + dx * (radius - TICK_PX / 2), y + dy * (radius - TICK_PX / 2));
    context.lineTo(x + dx * (radius + TICK_PX), y + dy * (radius + TICK_PX));
  }
  context.stroke();
}
