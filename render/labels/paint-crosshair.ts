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
    paint: (over) => paintCrosshair(over, crosshair),
  };
}

function paintCrosshair(over: CanvasRenderingContext2D, { x, y, diameter, colour }: Crosshair): void {
  const radius = diameter / 2 + GAP_PX;
  over.strokeStyle = cssColour(colour);
  over.lineWidth = LINE_PX;
  over.beginPath();
  over.arc(x, y, radius, 0, 2 * Math.PI);
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ]) {
    over.moveTo(x + dx * (radius - TICK_PX / 2), y + dy * (radius - TICK_PX / 2));
    over.lineTo(x + dx * (radius + TICK_PX), y + dy * (radius + TICK_PX));
  }
  over.stroke();
}
