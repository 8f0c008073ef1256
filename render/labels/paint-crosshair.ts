import type { Colour } from '../picture/colour.ts';
import { cssColour } from './text-style.ts';

const GAP_PX = 8; // between the marker and the ring
const TICK_PX = 6;
const LINE_PX = 1.5;

/**
 * Draws a ring with four ticks around the selected object.
 *
 * @param over in CSS px of the picture, as are x, y and the diameter of the object's marker.
 */
export function paintCrosshair(
  over: CanvasRenderingContext2D,
  {
    x,
    y,
    diameter,
    colour,
  }: { readonly x: number; readonly y: number; readonly diameter: number; readonly colour: Colour },
): void {
  const radius = diameter / 2 + GAP_PX;
  over.save();
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
  over.restore();
}
