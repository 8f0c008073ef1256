import type { PictureSize } from '../cameras/orbit-camera.ts';
import type { Colour } from '../picture/colour.ts';
import type { Label, PlacedLabel } from '../picture/label.ts';
import { legible, mixed } from './legible.ts';
import { createNameStamps, type Stamp, STAMP_MARGIN } from './name-stamps.ts';
import type { OverPiece } from './over-piece.ts';
import { createLabelPlacer, type MeasureText, widthOf } from './place-labels.ts';
import type { Box } from '../picture/cover.ts';
import { cssColour, fontOf, HALO, LINE_HEIGHT, widthOn } from './text-style.ts';

const HALO_OPACITY = 0.9;
const NOTE_SHARE = 0.75;

/**
 * Creates a function that places names and writes them, each with a halo of what is behind it so that it can be read over lines and dots.
 *
 * @returns a function of a context that measures them, the names, and what else there is to keep clear of.
 */
export function createNameWriter(): (
  context: CanvasRenderingContext2D,
  labels: readonly Label[],
  picture: {
    readonly size: PictureSize;
    /** Device pixels per CSS pixel. */
    readonly pixelRatio: number;
    /** The colour of a place of the picture without lines and marks. */
    readonly behind: (x: number, y: number) => Colour;
    readonly covered: readonly Box[];
  },
) => readonly OverPiece[] {
  const place = createLabelPlacer();
  const stamps = createNameStamps((context, label, halo, x, y) =>
    writeLabel(createTextPen(context), { label, x, y }, halo),
  );
  const measureOn = createMeasure();
  /** Copies of names that have not moved, as most have not while time runs. */
  let copied: readonly (Copied | undefined)[] = [];
  let last: { readonly all: readonly PlacedLabel[]; readonly pieces: readonly OverPiece[] } | undefined;
  return (context, labels, { size, pixelRatio, behind, covered }) => {
    if (labels.length === 0) return [];
    const measure = measureOn(context);
    const all = place(labels, size, measure, covered);
    const isCopied = (before: Copied | undefined) =>
      before?.pixelRatio === pixelRatio && before.halo === behind(before.placed.x, before.placed.y);
    if (last?.all === all && copied.every(isCopied)) return last.pieces;
    let pen: TextPen | undefined;
    const copies: (Copied | undefined)[] = [];
    const pieces = all.map((placed, index): OverPiece => {
      const { label, x, y } = placed;
      const halo = behind(x, y);
      const before = copied[index];
      if (before !== undefined && isUnmoved(before, placed, halo, pixelRatio)) {
        copies[index] = before;
        return before.copy;
      }
      const width = widthOf(label, measure);
      const stamp = stamps.stampOf(label, halo, pixelRatio, width);
      if (stamp !== undefined) {
        const copy = copyOf(stamp, topLeftOf(placed), pixelRatio);
        copies[index] = { placed, halo, pixelRatio, copy };
        return copy;
      }
      copies[index] = undefined;
      return {
        box: boxOf(placed, width),
        looks: [
          x,
          y,
          halo,
          document.fonts.status,
          label.text,
          label.note,
          label.size,
          label.selected,
          label.colour,
        ],
        paint: (context) => writeLabel((pen ??= createTextPen(context)), placed, halo),
      };
    });
    copied = copies;
    last = { all, pieces };
    return pieces;
  };
}

/** Measures texts on a context: by the same function again as long as their widths stay, and by another while a substitute font is used. */
function createMeasure(): (context: CanvasRenderingContext2D) => MeasureText {
  let last: { readonly context: CanvasRenderingContext2D; readonly measure: MeasureText } | undefined;
  return (context) => {
    const isFinal = document.fonts.status === 'loaded';
    if (last?.context === context && isFinal) return last.measure;
    const measure: MeasureText = (text, height, selected) => widthOn(context, text, fontOf(height, selected));
    last = isFinal ? { context, measure } : undefined;
    return measure;
  };
}

/** A copy of the picture of a name, and what it follows from. */
type Copied = {
  readonly placed: PlacedLabel;
  readonly halo: Colour;
  readonly pixelRatio: number;
  readonly copy: OverPiece;
};

function isUnmoved(copied: Copied, now: PlacedLabel, halo: Colour, pixelRatio: number): boolean {
  const { label, x, y } = copied.placed;
  const isSame = label === now.label && x === now.x && y === now.y;
  return isSame && copied.halo === halo && copied.pixelRatio === pixelRatio;
}

/** Where the picture of a name begins. */
function topLeftOf({ label, x, y }: PlacedLabel): { readonly left: number; readonly top: number } {
  return { left: x - STAMP_MARGIN, top: y - STAMP_MARGIN - (LINE_HEIGHT * label.size) / 2 };
}

function boxOf(placed: PlacedLabel, width: number): Box {
  const { left, top } = topLeftOf(placed);
  const lines = placed.label.note === undefined ? 1 : 2;
  const height = lines * LINE_HEIGHT * placed.label.size + 2 * STAMP_MARGIN;
  return { left, top, right: left + width + 2 * STAMP_MARGIN, bottom: top + height };
}

/** A picture that is copied to whole pixels, so that its letters stay as sharp as they were written. */
function copyOf(
  { image, width, height }: Stamp,
  at: { readonly left: number; readonly top: number },
  ratio: number,
): OverPiece {
  const left = Math.round(at.left * ratio) / ratio;
  const top = Math.round(at.top * ratio) / ratio;
  return {
    box: { left, top, right: left + width, bottom: top + height },
    looks: [image, left, top],
    paint: (context) => context.drawImage(image, left, top, width, height),
  };
}

function writeLabel(pen: TextPen, { label, x, y }: PlacedLabel, halo: Colour): void {
  const { text, note, size, selected } = label;
  const colour = legible(label.colour, halo);
  pen.halo(halo);
  pen.write(text, x, y, fontOf(size, selected), cssColour(colour));
  if (note === undefined) return;
  const noted = legible(mixed(halo, colour, NOTE_SHARE), halo);
  pen.write(note, x, y + LINE_HEIGHT * size, fontOf(size, false), cssColour(noted));
}

/** Writes texts over a halo. */
type TextPen = {
  readonly halo: (colour: Colour) => void;
  readonly write: (text: string, x: number, y: number, font: string, colour: string) => void;
};

/** A pen that sets only what has changed on a context: reading a font or a colour takes it as long as writing a name. */
function createTextPen(context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D): TextPen {
  let around: Colour | undefined;
  let [font, colour] = ['', ''];
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = 2 * HALO;
  return {
    halo(next) {
      if (next === around) return;
      around = next;
      context.strokeStyle = cssColour(next, HALO_OPACITY);
    },
    write(text, x, y, nextFont, nextColour) {
      if (nextFont !== font) context.font = font = nextFont;
      if (nextColour !== colour) context.fillStyle = colour = nextColour;
      context.strokeText(text, x, y);
      context.fillText(text, x, y);
    },
  };
}
