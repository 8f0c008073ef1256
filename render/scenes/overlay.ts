import type { PictureSize } from '../cameras/orbit-camera.ts';
import { type Disc, visibleLabels } from '../labels/visible-labels.ts';
import type { OverPiece } from '../labels/over-piece.ts';
import { createNameWriter } from '../labels/paint-labels.ts';
import { createRepainter } from '../labels/repaint.ts';
import type { PainterOver, Stays } from '../painters/painter.ts';
import type { Box } from '../picture/cover.ts';
import type { Framed } from '../picture/framed.ts';
import type { Label } from '../picture/label.ts';

/** Draws above one picture after another. */
export type Overlay<Shown extends Framed> = {
  /** Draws what the painters have there, then their names. */
  readonly paint: (
    context: CanvasRenderingContext2D,
    painters: readonly PainterOver<Shown>[],
    picture: Shown,
  ) => void;
  /** To be called when the canvas has lost what was drawn on it. */
  readonly forget: () => void;
};

/** Makes what draws above pictures, on a canvas on which nothing else draws. */
export function createOverlay<Shown extends Framed>(): Overlay<Shown> {
  const writeNames = createNameWriter();
  const { show, forget } = createRepainter();
  /** The picture that the canvas was drawn for; undefined while the same picture would be drawn otherwise. */
  let drawnFor: Shown | undefined;
  let known: readonly PainterOver<Shown>[] = [];
  let parts = partsOf(known);
  return {
    paint(context, painters, picture) {
      if (painters !== known) [known, parts, drawnFor] = [painters, partsOf(painters), undefined];
      if (drawnFor !== undefined && serves(drawnFor, picture, parts.stays)) return;
      const drawn: OverPiece[] = [];
      const labels: Label[] = [];
      const discs: Disc[] = [];
      const taken: Box[] = [...picture.cover.boxes];
      for (const painter of parts.overlay)
        addSeen(drawn, painter.overlay?.(context, picture), picture.view.size);
      for (const painter of parts.labels) addTo(labels, painter.labels?.(picture));
      for (const painter of parts.discs) addTo(discs, painter.discs?.(picture));
      for (const painter of parts.taken) addTo(taken, painter.taken?.(context, picture));
      const { view, pixelRatio, look, cover } = picture;
      const names = writeNames(context, visibleLabels(labels, discs), {
        size: view.size,
        pixelRatio,
        behind(x, y) {
          if (cover.isRed === true) return look.background;
          for (const painter of parts.behind) {
            const colour = painter.behind?.(picture, x, y);
            if (colour !== undefined) return colour;
          }
          return look.background;
        },
        covered: taken,
      });
      addTo(drawn, names);
      show(context, drawn, view.size, pixelRatio);
      drawnFor = areFontsThere() ? picture : undefined;
    },
    forget() {
      drawnFor = undefined;
      forget();
    },
  };
}

function addTo<Item>(all: Item[], some: readonly Item[] | undefined): void {
  if (some === undefined) return;
  for (const item of some) all.push(item);
}

/** Things outside of the picture are not drawn, however they move. */
function addSeen(
  all: OverPiece[],
  some: readonly OverPiece[] | undefined,
  { width, height }: PictureSize,
): void {
  if (some === undefined) return;
  for (const piece of some) {
    const { left, top, right, bottom } = piece.box;
    if (right > 0 && bottom > 0 && left < width && top < height) all.push(piece);
  }
}

/** Whether what was drawn above a picture serves for another: names would be placed and written again in a font that has come. */
function serves<Shown extends Framed>(
  before: Shown,
  now: Shown,
  stays: readonly Stays<Shown>[] | undefined,
): boolean {
  if (stays === undefined || !areFramedAlike(before, now) || !areFontsThere()) return false;
  for (const isStaying of stays) if (!isStaying(before, now)) return false;
  return true;
}

function areFramedAlike(before: Framed, now: Framed): boolean {
  return (
    before.view === now.view &&
    before.look === now.look &&
    before.cover === now.cover &&
    before.pixelRatio === now.pixelRatio
  );
}

function areFontsThere(): boolean {
  return document.fonts.status === 'loaded';
}

/** Painters by the kinds of things that they draw above a picture; most draw only some of these. */
type Having<Shown> = Readonly<
  Record<'overlay' | 'labels' | 'discs' | 'taken' | 'behind', readonly PainterOver<Shown>[]>
> & {
  /** Whether all of it serves for another picture; undefined where some of it never does. */
  readonly stays: readonly Stays<Shown>[] | undefined;
};

function partsOf<Shown>(painters: readonly PainterOver<Shown>[]): Having<Shown> {
  return {
    overlay: painters.filter(({ overlay }) => overlay !== undefined),
    labels: painters.filter(({ labels }) => labels !== undefined),
    discs: painters.filter(({ discs }) => discs !== undefined),
    taken: painters.filter(({ taken }) => taken !== undefined),
    behind: painters.filter(({ behind }) => behind !== undefined),
    stays: staysOf(painters),
  };
}

function staysOf<Shown>(painters: readonly PainterOver<Shown>[]): readonly Stays<Shown>[] | undefined {
  const all = new Set<Stays<Shown>>();
  for (const { overlay, labels, discs, taken, behind, stays } of painters) {
    const isAbove = [overlay, labels, discs, taken, behind].some((part) => part !== undefined);
    if (isAbove && stays === undefined) return undefined;
    for (const isStaying of stays ?? []) all.add(isStaying);
  }
  return [...all];
}
