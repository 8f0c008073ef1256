import type { Colour } from '../picture/colour.ts';
import type { Label } from '../picture/label.ts';
import { cssColour, LINE_HEIGHT } from './text-style.ts';

/** A name with its halo as a picture. */
export type Stamp = {
  readonly image: ImageBitmap;
  /** Size of the picture, CSS px. */
  readonly width: number;
  readonly height: number;
};

/** Writes a name on a canvas: left edge and middle line of its text, CSS px. */
export type WriteName = (
  context: OffscreenCanvasRenderingContext2D,
  label: Label,
  halo: Colour,
  x: number,
  y: number,
) => void;

/** Cached pictures of names. */
export type NameStamps = {
  /** The picture of a name; undefined while it is not worth one. @param width of its text, CSS px. */
  readonly stampOf: (label: Label, halo: Colour, pixelRatio: number, width: number) => Stamp | undefined;
};

/** The last picture of a text, and what it was made from. */
type LastStamp = {
  readonly label: Label;
  readonly halo: Colour;
  readonly ratio: number;
  readonly stamp: Stamp;
};

function isOf({ label: one, halo, ratio }: LastStamp, other: Label, otherHalo: Colour, otherRatio: number) {
  return (
    halo === otherHalo &&
    ratio === otherRatio &&
    (one === other ||
      (one.note === other.note &&
        one.size === other.size &&
        one.selected === other.selected &&
        one.colour === other.colour))
  );
}

/** Room for the halo around a text, CSS px. */
export const STAMP_MARGIN = 5;

/** Names that are cached; the one used longest ago is dropped. */
const MOST_CACHED = 300;

/**
 * Caches names as pictures, since a canvas takes ten times as long to write one as to copy one, and longer to copy one from a
 * canvas: a name gets its picture when it is to be written for the second time as it was before. On a sky whose colour is
 * another at every place names rarely are, and get none.
 *
 * @param write what writes them.
 */
export function createNameStamps(write: WriteName): NameStamps {
  let recent = new Map<string, Stamp | undefined>();
  let older = new Map<string, Stamp | undefined>();
  const last = new Map<string, LastStamp>();

  const keep = (key: string, stamp: Stamp | undefined): void => {
    if (recent.size >= MOST_CACHED) [older, recent] = [recent, new Map()];
    recent.set(key, stamp);
  };

  const stampOf = (label: Label, halo: Colour, ratio: number, width: number): Stamp | undefined => {
    const key = keyOf(label, halo, ratio);
    const known = recent.get(key);
    if (known !== undefined) return known;
    const isKnown = recent.has(key) || older.has(key);
    const stamp = older.get(key) ?? (isKnown ? stamped(write, label, halo, ratio, width) : undefined);
    keep(key, stamp);
    return stamp;
  };

  return {
    stampOf(label, halo, ratio, width) {
      const before = last.get(label.text);
      if (before !== undefined && isOf(before, label, halo, ratio)) return before.stamp;
      if (document.fonts.status !== 'loaded') return undefined; // another font is used meanwhile
      const stamp = stampOf(label, halo, ratio, width);
      if (stamp === undefined) return undefined;
      if (last.size >= MOST_CACHED) last.clear();
      last.set(label.text, { label, halo, ratio, stamp });
      return stamp;
    },
  };
}

function keyOf({ text, note, size, selected, colour }: Label, halo: Colour, ratio: number): string {
  return `${text}\n${note ?? ''}\n${size} ${selected} ${ratio} ${cssColour(colour)} ${cssColour(halo)}`;
}

function stamped(
  write: WriteName,
  label: Label,
  halo: Colour,
  ratio: number,
  width: number,
): Stamp | undefined {
  const lines = label.note === undefined ? 1 : 2;
  const across = Math.ceil((width + 2 * STAMP_MARGIN) * ratio);
  const down = Math.ceil((lines * LINE_HEIGHT * label.size + 2 * STAMP_MARGIN) * ratio);
  const canvas = new OffscreenCanvas(across, down);
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  write(context, label, halo, STAMP_MARGIN, STAMP_MARGIN + (LINE_HEIGHT * label.size) / 2);
  return { image: canvas.transferToImageBitmap(), width: across / ratio, height: down / ratio };
}
