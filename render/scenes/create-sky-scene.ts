import { skyViewOf } from '../cameras/sky-camera.ts';
import { deferCompilation } from '../context/defer-compilation.ts';
import { skyCode } from '../context/generated/sky.js';
import { createSkyScope } from '../layers/sky/sky-scope.ts';
import { createGpuPen } from '../painters/sky/gpu-pen.ts';
import type { SkyFound, SkyPainter, SkyPainterContext } from '../painters/sky/sky-painter.ts';
import { PICK_RADIUS } from '../picking/nearest-point.ts';
import type { SkyPicture, SkySceneInputs } from '../picture/sky/sky-picture.ts';
import { createSizePoll } from './size-poll.ts';
import { createTextureStore } from '../textures/texture-store.ts';
import { type CanvasScene, createCanvasScene, type SceneOptions } from './canvas-scene.ts';

/** Makes the painters of a sky, in the order in which they paint. */
export type MakeSkyPainters<Inputs> = (context: SkyPainterContext) => readonly SkyPainter<Inputs>[];

/** Pictures of the sky on a canvas. */
export type SkyScene<Inputs> = CanvasScene<Inputs & SkySceneInputs, SkyFound>;

/**
 * Makes a scene of painters of the sky on a canvas, with a second one over it for names.
 *
 * Nothing is seen before {@link SkyScene.resize} and {@link SkyScene.paint}.
 *
 * @throws {NoWebGlError} when the browser gives no WebGL context.
 */
export function createSkyScene<Inputs>(
  canvas: HTMLCanvasElement,
  overlay: HTMLCanvasElement,
  makePainters: MakeSkyPainters<Inputs>,
  options: SceneOptions,
): SkyScene<Inputs> {
  return createCanvasScene(
    canvas,
    overlay,
    {
      code: skyCode,
      setUp(context) {
        const regl = deferCompilation(context.regl);
        const onSky = createSkyScope(regl);
        const pen = createGpuPen(regl);
        const textures = createTextureStore(regl, options);
        const painters = makePainters({ regl, textures, onChange: options.onChange });
        const follow = createSizePoll(regl);
        return {
          painters,
          paint(picture: SkyPicture<Inputs>) {
            follow(picture);
            regl.clear({ color: [...picture.look.background, 1] });
            pen.begin(picture.view.size);
            onSky(picture, () => {
              for (const painter of painters) {
                if (painter.paint !== undefined) {
                  pen.draw();
                  painter.paint(picture);
                }
                painter.ink?.(pen, picture);
              }
              pen.draw();
            });
          },
          destroy() {
            for (const painter of painters) painter.destroy?.();
            pen.destroy();
            textures.destroy();
          },
        };
      },
      pictureOf: (
        inputs: Inputs & SkySceneInputs,
        { size, pixelRatio, cover },
        before: SkyPicture<Inputs> | undefined,
      ) => {
        const isStill =
          before?.camera === inputs.camera && before.view.size === size && before.cover === cover;
        const view =
          isStill && before !== undefined ? before.view : skyViewOf(inputs.camera, size, cover.middle);
        return { ...inputs, view, pixelRatio, cover };
      },
      pick: pickOnSky,
    },
    options,
  );
}

/** What is nearest to a place of the picture within reach of a pointer; of those at the same place what is painted last. */
function pickOnSky<Inputs>(
  painters: readonly SkyPainter<Inputs>[],
  picture: SkyPicture<Inputs>,
  x: number,
  y: number,
): SkyFound | undefined {
  return painters
    .toReversed()
    .flatMap((painter) => painter.pick?.(picture, x, y) ?? [])
    .filter(({ distance }) => distance <= PICK_RADIUS)
    .sort((one, other) => one.distance - other.distance)[0]?.found;
}
