import type { PictureSize } from '../cameras/orbit-camera.ts';
import type { ContextStats, GeneratedCode, Multisample, RenderContext } from '../context/create-context.ts';
import { keepContext } from '../context/keep-context.ts';
import { cappedPixelRatio } from '../context/pixel-ratio.ts';
import type { ExportDecoration } from '../export/decoration.ts';
import { type ImageOptions, imageOf } from '../export/image-of.ts';
import type { PainterOver } from '../painters/painter.ts';
import { type Cover, UNCOVERED } from '../picture/cover.ts';
import type { Framed } from '../picture/framed.ts';
import { createOverlay } from './overlay.ts';
import type { StageOptions } from './stage.ts';

export type SceneOptions = StageOptions & {
  /** Multisampling of all that is painted before the resolve of the list. */
  readonly multisample?: Multisample | undefined;
  /** The context is lost; should it come back, `onChange` is called. */
  readonly onLost?: () => void;
};

/** Pictures on a canvas: what they are made of, and what a pointer finds in them. */
export type CanvasScene<Inputs, Found> = {
  /** Draws one picture now, if there is a context; nothing is drawn otherwise. */
  readonly paint: (inputs: Inputs) => void;
  /** What is found in the last picture at a point, CSS px from the canvas's left and top. */
  readonly pick: (x: number, y: number) => Found | undefined;
  /** Draws one picture and gives it with its names and decorations. */
  readonly exportImage: (inputs: Inputs, options: ImageOptions) => Promise<Blob>;
  /** Gives both canvases a size, CSS px; paint afterwards. */
  readonly resize: (size: PictureSize, devicePixelRatio: number) => void;
  /**
   * Gives the canvases a size with exactly this many pixels, also on a machine that draws with fewer
   * otherwise.
   */
  readonly resizeExactly: (size: PictureSize, pixelRatio: number) => void;
  /** Sets the panels that lie over the canvases; paint afterwards. */
  readonly coverBy: (cover: Cover) => void;
  /** Sets the decoration drawn over each picture, as in a movie; none when left out. */
  readonly decorateBy: (decoration: (() => ExportDecoration) | undefined) => void;
  readonly stats: () => ContextStats;
  readonly destroy: () => void;
};

/** The GPU resources for pictures of a kind. */
type StageOf<Shown, Painter> = {
  readonly painters: readonly Painter[];
  readonly paint: (picture: Shown) => void;
  readonly destroy: () => void;
};

/** Which pictures are made of inputs, by what, and how they are searched. */
export type SceneKind<Inputs, Shown extends Framed, Painter extends PainterOver<Shown>, Found> = {
  /** Generated code of all commands that are made in `setUp`. */
  readonly code: GeneratedCode;
  readonly setUp: (context: RenderContext) => StageOf<Shown, Painter>;
  /**
   * @param before the last picture.
   */
  readonly pictureOf: (
    inputs: Inputs,
    frame: { readonly size: PictureSize; readonly pixelRatio: number; readonly cover: Cover },
    before: Shown | undefined,
  ) => Shown;
  readonly pick: (painters: readonly Painter[], picture: Shown, x: number, y: number) => Found | undefined;
};

/**
 * Makes a scene of a kind on a canvas, with a second one over it for names and crosshairs.
 *
 * @throws {NoWebGlError} when the browser gives no WebGL context.
 */
export function createCanvasScene<Inputs, Shown extends Framed, Painter extends PainterOver<Shown>, Found>(
  canvas: HTMLCanvasElement,
  overlay: HTMLCanvasElement,
  { code, setUp, pictureOf, pick }: SceneKind<Inputs, Shown, Painter, Found>,
  options: SceneOptions,
): CanvasScene<Inputs, Found> {
  let size: PictureSize = { width: canvas.width, height: canvas.height };
  let pixelRatio = 1;
  let painted: Shown | undefined;
  let cover = UNCOVERED;
  let decorated: (() => ExportDecoration) | undefined;
  const overlayContext = overlay.getContext('2d');
  const { paint: paintOver, forget } = createOverlay<Shown>();
  overlay.addEventListener('contextrestored', forget);
  const context = keepContext(canvas, {
    code,
    multisample: options.multisample,
    setUp,
    onLost: options.onLost,
    onRestored: options.onChange,
  });

  const paint = (inputs: Inputs) => {
    const stage = context.stage();
    if (stage === undefined) return;
    const picture = pictureOf(inputs, { size, pixelRatio, cover: withDecoration(cover) }, painted);
    painted = picture;
    stage.paint(picture);
    if (overlayContext !== null) paintOver(overlayContext, stage.painters, picture);
  };

  const resizeExactly = (next: PictureSize, ratio: number) => {
    size = next;
    pixelRatio = ratio;
    for (const one of [canvas, overlay]) {
      one.width = Math.max(1, Math.round(size.width * pixelRatio));
      one.height = Math.max(1, Math.round(size.height * pixelRatio));
    }
    forget();
  };

  function withDecoration(panels: Cover): Cover {
    if (overlayContext === null || decorated === undefined) return panels;
    return { ...panels, boxes: [...panels.boxes, ...decorated().places(overlayContext, size)] };
  }

  return {
    paint,
    pick(x, y) {
      const stage = context.stage();
      return stage && painted && pick(stage.painters, painted, x, y);
    },
    exportImage(inputs, image) {
      const before = [cover, decorated] as const;
      [cover, decorated] = [UNCOVERED, () => image.decoration];
      paint(inputs);
      [cover, decorated] = before;
      return imageOf([canvas, overlay], size, pixelRatio, image);
    },
    resize: (next, devicePixelRatio) =>
      resizeExactly(next, cappedPixelRatio(devicePixelRatio, context.software)),
    resizeExactly,
    coverBy(next) {
      cover = next;
    },
    decorateBy(next) {
      decorated = next;
    },
    stats: context.stats,
    destroy() {
      overlay.removeEventListener('contextrestored', forget);
      context.destroy();
    },
  };
}
