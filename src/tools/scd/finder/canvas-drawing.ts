import { pairsIn } from '#engine/numbers-in.ts';
import { cssColour, fontOf } from '#render/labels/text-style.ts';
import type { Drawing, LineStyle } from './drawing.ts';

/** A drawing on a canvas, whose context is in points of the page. */
export function canvasDrawing(context: OffscreenCanvasRenderingContext2D): Drawing {
  const write = (size: number, bold: boolean) => {
    context.textRendering = 'geometricPrecision'; // letters keep their distances at any scale
    context.font = fontOf(size, bold);
  };
  const stroke = ({ colour, width, opacity, dash }: LineStyle) => {
    context.strokeStyle = cssColour(colour, opacity);
    context.lineWidth = width;
    context.setLineDash(dash === undefined ? [] : [dash, dash]);
    context.stroke();
  };
  const trace = (places: readonly number[]) => {
    context.beginPath();
    for (const [x, y] of pairsIn(places)) context.lineTo(x, y);
  };
  const round = (x: number, y: number, diameter: number) => {
    context.beginPath();
    context.arc(x, y, diameter / 2, 0, 2 * Math.PI);
  };
  return {
    line(places, style) {
      trace(places);
      stroke(style);
    },
    area(corners, { colour, opacity }) {
      trace(corners);
      context.fillStyle = cssColour(colour, opacity);
      context.fill();
    },
    disc(x, y, diameter, { colour, opacity }) {
      round(x, y, diameter);
      context.fillStyle = cssColour(colour, opacity);
      context.fill();
    },
    circle(x, y, diameter, style) {
      round(x, y, diameter);
      stroke(style);
    },
    text(text, x, y, { size, colour, bold = false, anchor = 'start', halo }) {
      write(size, bold);
      context.textAlign = anchor === 'middle' ? 'center' : anchor;
      context.textBaseline = 'alphabetic';
      if (halo !== undefined) {
        context.lineJoin = 'round';
        context.setLineDash([]);
        context.lineWidth = size / 4;
        context.strokeStyle = cssColour(halo);
        context.strokeText(text, x, y);
      }
      context.fillStyle = cssColour(colour);
      context.fillText(text, x, y);
    },
    within({ left, top, width, height }, draw) {
      context.save();
      context.beginPath();
      context.rect(left, top, width, height);
      context.clip();
      draw();
      context.restore();
    },
    widthOf(text, size, bold) {
      write(size, bold);
      return context.measureText(text).width;
    },
  };
}
