import { viewOf } from '../cameras/orbit-camera.ts';
import { orbitsCode } from '../context/generated/orbits.js';
import type { Picked } from '../painters/painter.ts';
import type { Picture, SceneInputs } from '../picture/picture.ts';
import { type CanvasScene, createCanvasScene, type SceneOptions } from './canvas-scene.ts';
import { pickAt } from './pick.ts';
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
        const { size, cover } = frame;
        const isStill =
          before?.camera === inputs.camera && before.view.size === size && before.cover === cover;
        const view =
          isStill && before !== undefined ? before.view : viewOf(inputs.camera, size, cover.middle);
        return { ...inputs, view, pixelRatio: frame.pixelRatio, cover };
      },
      pick: pickAt,
    },
    options,
  );
}
