import { deferCompilation } from '../context/defer-compilation.ts';
import type { RenderContext } from '../context/create-context.ts';
import { createViewScope } from '../layers/layer.ts';
import type { Painter, PainterContext } from '../painters/painter.ts';
import type { Picture } from '../picture/picture.ts';
import type { Sharpness } from '../textures/texture-path.ts';
import { createTextureStore } from '../textures/texture-store.ts';
import { createSizePoll } from './size-poll.ts';

/** Makes the painters of a scene, in the order in which they paint. */
export type MakePainters<Inputs> = (context: PainterContext) => readonly Painter<Inputs>[];

export type StageOptions = {
  /** Address of a texture by its name, such as `earth` or `earth_neg`, and the requested sharpness. */
  readonly textureUrl: (name: string, sharpness: Sharpness) => string;
  /** Something has changed that the next picture would show: a texture is loaded, the context is back. */
  readonly onChange: () => void;
};

/** Everything of a scene that lies on the GPU. */
export type Stage<Inputs> = {
  readonly painters: readonly Painter<Inputs>[];
  readonly paint: (picture: Picture<Inputs>) => void;
  readonly destroy: () => void;
};

/** Sets a scene up on a context. */
export function createStage<Inputs>(
  { regl: context, multisampling }: Pick<RenderContext, 'regl' | 'multisampling'>,
  makePainters: MakePainters<Inputs>,
  options: StageOptions,
): Stage<Inputs> {
  const regl = deferCompilation(context);
  const inView = createViewScope(regl);
  const textures = createTextureStore(regl, options);
  const { onChange } = options;
  const follow = createSizePoll(regl);
  const painters = makePainters({ regl, multisampling, inView, textures, onChange });
  return {
    painters,
    paint(picture) {
      const among = painters.some((painter) => painter.isSolid?.(picture)) ? 'solid' : 'thin';
      follow(picture);
      inView(picture, () => {
        for (const painter of painters) painter.paint?.(picture, among);
      });
    },
    destroy() {
      for (const painter of painters) painter.destroy?.();
      textures.destroy();
    },
  };
}
