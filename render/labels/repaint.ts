import type { PictureSize } from '../cameras/orbit-camera.ts';
import { type Box, overlap } from '../picture/cover.ts';
import type { OverPiece } from './over-piece.ts';

/** Shows pieces on a canvas above one picture after another. */
export type Repainter = {
  /**
   * Draws what has changed, and what overlaps it.
   *
   * @param pieces those that lie over others last. @param ratio device pixels per CSS pixel.
   */
  readonly show: (
    context: CanvasRenderingContext2D,
    pieces: readonly OverPiece[],
    size: PictureSize,
    ratio: number,
  ) => void;
  /** To be called when the canvas has lost what was drawn on it. */
  readonly forget: () => void;
};

/**
 * Creates a function that keeps a canvas above a picture up to date: most names rest while time runs, and a canvas that is not drawn on
 * costs nothing. Where most of it has changed, as when the camera turns, it is drawn again.
 */
export function createRepainter(): Repainter {
  let shown: readonly OverPiece[] | undefined;
  return {
    show(context, pieces, size, ratio) {
      const before = shown;
      shown = pieces;
      if (before !== undefined && areAllAlike(before, pieces)) return;
      const whole: Box = { left: 0, top: 0, right: size.width, bottom: size.height };
      const change = before && changeBetween(before, pieces);
      if (change === undefined) repaint(context, [whole], pieces, ratio);
      else if (change.gone.length + change.come.size > 0) repaintPart(context, change, pieces, ratio);
    },
    forget() {
      shown = undefined;
    },
  };
}

function repaint(
  context: CanvasRenderingContext2D,
  boxes: readonly Box[],
  pieces: readonly OverPiece[],
  ratio: number,
): void {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  for (const { left, top, right, bottom } of boxes) context.clearRect(left, top, right - left, bottom - top);
  for (const piece of pieces) piece.paint(context);
}

type Change = { readonly gone: readonly OverPiece[]; readonly come: ReadonlySet<OverPiece> };

/** Draws what is new and what overlaps something that has changed: nothing is drawn onto itself. */
function repaintPart(
  context: CanvasRenderingContext2D,
  { gone, come }: Change,
  pieces: readonly OverPiece[],
  ratio: number,
): void {
  const drawn = new Set(come);
  const boxes = [...come, ...gone].map((piece) => pixelsOf(piece, ratio));
  for (let before = -1; before < drawn.size;) {
    before = drawn.size;
    for (const piece of pieces) {
      if (drawn.has(piece)) continue;
      const pieceBox = pixelsOf(piece, ratio);
      if (!boxes.some((box) => overlap(box, pieceBox))) continue;
      drawn.add(piece);
      boxes.push(pieceBox);
    }
  }
  const inOrder = pieces.filter((piece) => drawn.has(piece));
  repaint(context, boxes, inOrder, ratio);
}

/** The changed pieces; undefined where most have changed. */
function changeBetween(before: readonly OverPiece[], now: readonly OverPiece[]): Change | undefined {
  const stayed = new Set<OverPiece>();
  const come = new Set<OverPiece>();
  for (let index = 0; index < now.length; index++) {
    const same = sameAmong(before, index, now[index], stayed);
    if (same !== undefined) stayed.add(same);
    else if (2 * come.add(now[index]).size > now.length) return undefined;
  }
  return { gone: before.filter((piece) => !stayed.has(piece)), come };
}

/** The piece among others that looks as one does: that in the same place of the list, if it may be. */
function sameAmong(
  pieces: readonly OverPiece[],
  index: number,
  piece: OverPiece,
  taken: ReadonlySet<OverPiece>,
): OverPiece | undefined {
  const before = pieces[index] as OverPiece | undefined;
  if (before !== undefined && !taken.has(before) && areAlike(before, piece)) return before;
  for (const other of pieces) if (areAlike(other, piece) && !taken.has(other)) return other;
  return undefined;
}

function areAllAlike(some: readonly OverPiece[], others: readonly OverPiece[]): boolean {
  if (some.length !== others.length) return false;
  for (let index = 0; index < some.length; index++) if (!areAlike(some[index], others[index])) return false;
  return true;
}

function areAlike(onePiece: OverPiece, otherPiece: OverPiece): boolean {
  if (onePiece === otherPiece) return true;
  const [one, other] = [onePiece.looks, otherPiece.looks];
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

/** The box of a piece, out to whole device pixels. */
function pixelsOf({ box }: OverPiece, ratio: number): Box {
  return {
    left: Math.floor(box.left * ratio) / ratio,
    top: Math.floor(box.top * ratio) / ratio,
    right: Math.ceil(box.right * ratio) / ratio,
    bottom: Math.ceil(box.bottom * ratio) / ratio,
  };
}
