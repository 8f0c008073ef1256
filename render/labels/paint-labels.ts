import type { PictureSize } from '../cameras/orbit-camera.ts';
import type { Colour } from '../picture/colour.ts';
import type { Label, PlacedLabel } from '../picture/label.ts';
import { createNameStamps, type Stamp, STAMP_MARGIN } from './name-stamps.ts';
import { createLabelPlacer, widthOf } from './place-labels.ts';
import type { Box } from '../picture/cover.ts';
import { cssColour, fontOf, LINE_HEIGHT } from './text-style.ts';
import { widthOn } from './text-width.ts';

const HALO_PX = 6;
const HALO_OPACITY = 0.9;
const NOTE_OPACITY = 0.75;

/**
 * Makes what places names and writes them, each with a halo of what is behind it so that it can be read over lines and dots.
 *
 * @returns a function of a context in CSS px of the picture, the names, and what else there is to keep clear of.
 */
export function createLabelPainter(): (
  over: CanvasRenderingContext2D,
  labels: readonly Label[],
  picture: {
    readonly size: PictureSize;
    /** Device pixels per CSS pixel. */
    readonly pixelRatio: number;
    /** The colour of a place of the picture without lines and marks. */
    readonly behind: (x: number, y: number) => Colour;
    readonly covered: readonly Box[];
  },
) => void {
  const place = createLabelPlacer();
  const stamps = createNameStamps((over, label, halo, x, y) => {
    const pen = createTextPen(over);
    pen.halo(halo);
    writeLabel(pen, { label, x, y });
  });
  return (over, labels, { size, pixelRatio, behind, covered }) => {
    const measure = (text: string, height: number, selected: boolean) =>
      widthOn(over, text, fontOf(height, selected));
    over.save();
    const pen = createTextPen(over);
    for (const one of place(labels, size, measure, covered)) {
      const { label, x, y } = one;
      const halo = behind(x, y);
      const stamp = stamps.of(label, halo, pixelRatio, widthOf(label, measure));
      if (stamp === undefined) {
        pen.halo(halo);
        writeLabel(pen, one);
      } else {
        const left = x - STAMP_MARGIN;
        const top = y - STAMP_MARGIN - (LINE_HEIGHT * label.size) / 2;
        copy(over, stamp, left, top, pixelRatio);
      }
    }
    over.restore();
  };
}

/** Copies a picture to whole pixels, so that its letters stay as sharp as they were written. */
function copy(
  over: CanvasRenderingContext2D,
  { image, width, height }: Stamp,
  left: number,
  top: number,
  ratio: number,
): void {
  over.drawImage(image, Math.round(left * ratio) / ratio, Math.round(top * ratio) / ratio, width, height);
}

function writeLabel(pen: TextPen, { label, x, y }: PlacedLabel): void {
  const { text, note, size, selected, colour } = label;
  pen.write(text, x, y, fontOf(size, selected), cssColour(colour));
  if (note === undefined) return;
  pen.write(note, x, y + LINE_HEIGHT * size, fontOf(size, false), cssColour(colour, NOTE_OPACITY));
}

/** Writes texts over a halo. */
type TextPen = {
  readonly halo: (colour: Colour) => void;
  readonly write: (text: string, x: number, y: number, font: string, colour: string) => void;
};

/** A pen that tells a context only what has changed: reading a font or a colour takes it as long as writing a name. */
function createTextPen(over: CanvasRenderingContext2D): TextPen {
  let around: Colour | undefined;
  let [font, colour] = ['', ''];
  over.textBaseline = 'middle';
  over.lineJoin = 'round';
  over.lineWidth = HALO_PX;
  return {
    halo(next) {
      if (next === around) return;
      around = next;
      over.strokeStyle = cssColour(next, HALO_OPACITY);
    },
    write(text, x, y, nextFont, nextColour) {
      if (nextFont !== font) over.font = font = nextFont;
      if (nextColour !== colour) over.fillStyle = colour = nextColour;
      over.strokeText(text, x, y);
      over.fillText(text, x, y);
    },
  };
}
