import type { PictureSize } from '../cameras/orbit-camera.ts';
import { cssColour, fontOf } from '../labels/text-style.ts';
import type { Box } from '../picture/cover.ts';
import type { ExportColours } from './export-boxes.ts';

const MARGIN = 16;
const LOGO = 28; // CSS px a side
const LOGO_UNITS = 24; // of the drawing, as public/logo.svg
const GAP = 8;
const TEXT_SIZE = 12;
const HALO_PX = 4;
const TILT = (-28 * Math.PI) / 180;

/** Text of the mark. */
type Attribution = { readonly attribution: string; readonly year: number };

/**
 * Draws the logo and the attribution with its year at the bottom left.
 *
 * @param attribution such as `NEO Toolkit · Textures: Solar System Scope`.
 */
export function paintWatermark(
  over: CanvasRenderingContext2D,
  size: PictureSize,
  said: Attribution,
  colours: ExportColours,
): void {
  const top = size.height - MARGIN - LOGO;
  over.save();
  over.translate(MARGIN, top);
  over.scale(LOGO / LOGO_UNITS, LOGO / LOGO_UNITS);
  paintLogo(over, cssColour(colours.muted));
  over.restore();
  over.save();
  over.font = fontOf(TEXT_SIZE, false);
  over.textBaseline = 'middle';
  over.textAlign = 'left';
  over.lineJoin = 'round';
  over.lineWidth = HALO_PX;
  over.strokeStyle = cssColour(colours.surface);
  over.fillStyle = cssColour(colours.muted);
  const text = textOf(said);
  over.strokeText(text, MARGIN + LOGO + GAP, top + LOGO / 2);
  over.fillText(text, MARGIN + LOGO + GAP, top + LOGO / 2);
  over.restore();
}

/** Where `paintWatermark` draws, CSS px. */
export function placeOfWatermark(
  over: CanvasRenderingContext2D,
  { height }: PictureSize,
  said: Attribution,
): Box {
  over.font = fontOf(TEXT_SIZE, false);
  const right = MARGIN + LOGO + GAP + over.measureText(textOf(said)).width;
  return { left: MARGIN, top: height - MARGIN - LOGO, right, bottom: height - MARGIN };
}

function textOf({ attribution, year }: Attribution): string {
  return `© ${year} ${attribution}`;
}

/** A planet, its orbit and what comes near it, in a square of 24 units. */
function paintLogo(over: CanvasRenderingContext2D, colour: string): void {
  over.strokeStyle = colour;
  over.fillStyle = colour;
  over.lineWidth = 1.5;
  over.beginPath();
  over.arc(12, 12, 4.2, 0, 2 * Math.PI);
  over.stroke();
  over.beginPath();
  over.ellipse(12, 12, 10.5, 4, TILT, 0, 2 * Math.PI);
  over.stroke();
  over.beginPath();
  over.arc(20.3, 7, 1.5, 0, 2 * Math.PI);
  over.fill();
}
