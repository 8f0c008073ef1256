import { type PictureSize, viewOf } from '../cameras/orbit-camera.ts';
import type { ContextStats, Multisample } from '../context/create-context.ts';
import { keepContext } from '../context/keep-context.ts';
import { cappedPixelRatio } from '../context/pixel-ratio.ts';
import { type ImageOptions, imageOf } from '../export/image-of.ts';
import type { Picked } from '../painters/painter.ts';
import { type Cover, UNCOVERED } from '../picture/cover.ts';
import type { Picture, SceneInputs } from '../picture/picture.ts';
import { createOverlay } from './overlay.ts';
import { pickAt } from './pick.ts';
import { createStage, type MakePainters, type StageOptions } from './stage.ts';

export type SceneOptions = StageOptions & {
  /** Multisampling of all that is painted before the resolve of the list. */
  readonly multisample?: Multisample | undefined;
  /** The context is lost; should it come back, `onChange` is called. */
  readonly onLost?: () => void;
};

/** Pictures of one kind on a canvas. */
export type Scene<Inputs> = {
  /** Draws one picture now, if there is a context; nothing is drawn otherwise. */
  readonly paint: (inputs: Inputs & SceneInputs) => void;
  /** What {@link pickAt} finds in the last picture at a point, CSS px from the canvas's left and top. */
  readonly pick: (x: number, y: number) => Picked | undefined;
  /** Draws one picture and gives it with its names and decorations. */
  readonly exportImage: (inputs: Inputs & SceneInputs, options: ImageOptions) => Promise<Blob>;
  /** Gives both canvases a size, CSS px; paint afterwards. */
  readonly resize: (size: PictureSize, devicePixelRatio: number) => void;
  /** What lies over the canvases from now on; paint afterwards. */
  readonly coverBy: (cover: Cover) => void;
  readonly stats: () => ContextStats;
  readonly destroy: () => void;
};

/**
 * Makes a scene of a list of painters on a canvas, with a second one over it for names and crosshairs.
 *
 * Nothing is seen before {@link Scene.resize} and {@link Scene.paint}.
 *
 * @throws {NoWebGlError} when the browser gives no WebGL context.
 */
export function createScene<Inputs>(
  canvas: HTMLCanvasElement,
  overlay: HTMLCanvasElement,
  makePainters: MakePainters<Inputs>,
  options: SceneOptions,
): Scene<Inputs> {
  let size: PictureSize = { width: canvas.width, height: canvas.height };
  let pixelRatio = 1;
  let painted: Picture<Inputs> | undefined;
  let cover = UNCOVERED;
  const over = overlay.getContext('2d');
  const paintOverlay = createOverlay();
  const context = keepContext(canvas, {
    multisample: options.multisample,
    setUp: (made) => createStage(made, makePainters, options),
    onLost: options.onLost,
    onRestored: options.onChange,
  });

  const paint = (inputs: Inputs & SceneInputs) => {
    const stage = context.stage();
    if (stage === undefined) return;
    const isStill =
      painted?.camera === inputs.camera && painted.view.size === size && painted.cover === cover;
    const view = isStill && painted !== undefined ? painted.view : viewOf(inputs.camera, size, cover.middle);
    const picture = { ...inputs, view, pixelRatio, cover };
    painted = picture;
    stage.paint(picture);
    if (over === null) return;
    over.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
    over.clearRect(0, 0, size.width, size.height);
    paintOverlay(over, stage.painters, picture);
  };

  return {
    paint,
    pick(x, y) {
      const stage = context.stage();
      return stage && painted && pickAt(stage.painters, painted, x, y);
    },
    exportImage(inputs, image) {
      const before = cover;
      cover = UNCOVERED;
      paint(inputs);
      cover = before;
      return imageOf([canvas, overlay], size, pixelRatio, image);
    },
    resize(next, devicePixelRatio) {
      size = next;
      pixelRatio = cappedPixelRatio(devicePixelRatio, context.software);
      for (const one of [canvas, overlay]) {
        one.width = Math.max(1, Math.round(size.width * pixelRatio));
        one.height = Math.max(1, Math.round(size.height * pixelRatio));
      }
    },
    coverBy(next) {
      cover = next;
    },
    stats: context.stats,
    destroy: context.destroy,
  };
}
