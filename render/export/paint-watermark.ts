import type { PictureSize } from '../cameras/orbit-camera.ts';
import { cssColour, fontOf } from '../labels/text-style.ts';
import type { Box } from '../picture/cover.ts';
import type { ExportColours } from './export-boxes.ts';
import { paintHaloedText } from './paint-haloed-text.ts';

const MARGIN = 16;
const LOGO = 28; // CSS px a side
const LOGO_UNITS = 24; // of the drawing, as public/logo.svg
const GAP = 8;
const TEXT_SIZE = 12;
const TILT = (-28 * Math.PI) / 180;

/** Text of the mark. */
type Attribution = { readonly attribution: string; readonly year: number };

/**
 * Draws the logo and the attribution with its year at the bottom left.
 *
 * @param attribution such as `NEO Toolkit · Textures: Solar System Scope`.
 */
export function paintWatermark(
  context: CanvasRenderingContext2D,
  size: PictureSize,
  mark: Attribution,
  colours: ExportColours,
): void {
  const top = size.height - MARGIN - LOGO;
  context.save();
  context.translate(MARGIN, top);
  context.scale(LOGO / LOGO_UNITS, LOGO / LOGO_UNITS);
  paintLogo(context, cssColour(colours.muted));
  context.restore();
  context.save();
  context.font = fontOf(TEXT_SIZE, false);
  context.textBaseline = 'middle';
  const colour = cssColour(colours.muted);
  const place = { x: MARGIN + LOGO + GAP, y: top + LOGO / 2 };
  paintHaloedText(context, { text: textOf(mark), ...place, colour }, colours);
  context.restore();
}

/** Where `paintWatermark` draws, CSS px. */
export function placeOfWatermark(
  context: CanvasRenderingContext2D,
  { height }: PictureSize,
  mark: Attribution,
): Box {
  context.font = fontOf(TEXT_SIZE, false);
  const right = MARGIN + LOGO + GAP + context.measureText(textOf(mark)).width;
  return { left: MARGIN, top: height - MARGIN - LOGO, right, bottom: height - MARGIN };
}

function textOf({ attribution, year }: Attribution): string {
  return `© ${year} ${attribution}`;
}

/** A planet, its orbit and what comes near it, in a square of 24 units. */
function paintLogo(context: CanvasRenderingContext2D, colour: string): void {
  context.strokeStyle = colour;
  context.fillStyle = colour;
  context.lineWidth = 1.5;
  context.beginPath();
  context.arc(12, 12, 4.2, 0, 2 * Math.PI);
  context.stroke();
  context.beginPath();
  context.ellipse(12, 12, 10.5, 4, TILT, 0, 2 * Math.PI);
  context.stroke();
  context.beginPath();
  context.arc(20.3, 7, 1.5, 0, 2 * Math.PI);
  context.fill();
}
