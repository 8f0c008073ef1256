import { areSameCameras, type CameraView, type PictureSize, viewOf } from '../cameras/orbit-camera.ts';
import { orbitsCode } from '../context/generated/orbits.js';
import type { Painter, Picked } from '../painters/painter.ts';
import { nearestTarget } from '../picking/nearest-point.ts';
import type { Cover } from '../picture/cover.ts';
import type { Picture, SceneInputs } from '../picture/picture.ts';
import { type CanvasScene, createCanvasScene, type SceneOptions } from './canvas-scene.ts';
import { createStage, type MakePainters } from './stage.ts';

/** Pictures of one kind on a canvas. */
export type Scene<Inputs> = CanvasScene<Inputs & SceneInputs, Picked>;

/**
 * Makes a scene of a list of painters on a canvas, with a second one over it for names and crosshairs. A pointer finds what
 * {@link pickAt} finds.
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
  return createCanvasScene(
    canvas,
    overlay,
    {
      code: orbitsCode,
      setUp: (made) => createStage(made, makePainters, options),
      pictureOf: (inputs: Inputs & SceneInputs, frame, before: Picture<Inputs> | undefined) => {
        return {
          ...inputs,
          view: viewIn(inputs, frame, before),
          pixelRatio: frame.pixelRatio,
          cover: frame.cover,
        };
      },
      pick: pickAt,
    },
    options,
  );
}

/** The view of a camera: the same as before, where it is. */
function viewIn(
  { camera }: SceneInputs,
  { size, cover }: { readonly size: PictureSize; readonly cover: Cover },
  before: Picture | undefined,
): CameraView {
  const isStill =
    before !== undefined &&
    before.view.size === size &&
    before.cover.middle === cover.middle &&
    areSameCameras(before.camera, camera);
  return isStill ? before.view : viewOf(camera, size, cover.middle);
}

/**
 * What a picture shows at a point, in double precision: the target that {@link nearestTarget} finds, else what the
 * frontmost painter finds there.
 *
 * @param x CSS px from the left.
 * @param y CSS px from the top.
 */
export function pickAt<Inputs>(
  painters: readonly Painter<Inputs>[],
  picture: Picture<Inputs>,
  x: number,
  y: number,
): Picked | undefined {
  const targets = painters.flatMap((painter) => painter.targets?.(picture) ?? []);
  const target = nearestTarget(picture.view, targets, x, y);
  if (target !== undefined) return target;
  for (const painter of painters.toReversed()) {
    const found = painter.pick?.(picture, x, y);
    if (found !== undefined) return found;
  }
  return undefined;
}
