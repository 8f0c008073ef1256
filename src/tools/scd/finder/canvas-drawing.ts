import { pairsIn } from '#engine/numbers-in.ts';
import { cssColour, fontOf } from '#render/labels/text-style.ts';
import type { Drawing, LineStyle } from './drawing.ts';

/** A drawing on a canvas, whose context is in points of the page. */
export function canvasDrawing(over: OffscreenCanvasRenderingContext2D): Drawing {
  const write = (size: number, bold: boolean) => {
    over.textRendering = 'geometricPrecision'; // letters keep their distances at any scale
    over.font = fontOf(size, bold);
  };
  const stroke = ({ colour, width, opacity, dash }: LineStyle) => {
    over.strokeStyle = cssColour(colour, opacity);
    over.lineWidth = width;
    over.setLineDash(dash === undefined ? [] : [dash, dash]);
    over.stroke();
  };
  const trace = (places: readonly number[]) => {
    over.beginPath();
    for (const [x, y] of pairsIn(places)) over.lineTo(x, y);
  };
  const round = (x: number, y: number, diameter: number) => {
    over.beginPath();
    over.arc(x, y, diameter / 2, 0, 2 * Math.PI);
  };
  return {
    line(places, style) {
      trace(places);
      stroke(style);
    },
    area(corners, { colour, opacity }) {
      trace(corners);
      over.fillStyle = cssColour(colour, opacity);
      over.fill();
    },
    disc(x, y, diameter, { colour, opacity }) {
      round(x, y, diameter);
      over.fillStyle = cssColour(colour, opacity);
      over.fill();
    },
    circle(x, y, diameter, style) {
      round(x, y, diameter);
      stroke(style);
    },
    text(text, x, y, { size, colour, bold = false, anchor = 'start', halo }) {
      write(size, bold);
      over.textAlign = anchor === 'middle' ? 'center' : anchor;
      over.textBaseline = 'alphabetic';
      if (halo !== undefined) {
        over.lineJoin = 'round';
        over.setLineDash([]);
        over.lineWidth = size / 4;
        over.strokeStyle = cssColour(halo);
        over.strokeText(text, x, y);
      }
      over.fillStyle = cssColour(colour);
      over.fillText(text, x, y);
    },
    within({ left, top, width, height }, draw) {
      over.save();
      over.beginPath();
      over.rect(left, top, width, height);
      over.clip();
      draw();
      over.restore();
    },
    widthOf(text, size, bold) {
      write(size, bold);
      return over.measureText(text).width;
    },
  };
}
