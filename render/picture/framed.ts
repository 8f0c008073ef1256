import type { PictureSize } from '../cameras/orbit-camera.ts';
import type { Cover } from './cover.ts';
import type { SceneLook } from './picture.ts';

/** The frame of a picture of any kind. */
export type Framed = {
  readonly view: { readonly size: PictureSize };
  readonly look: SceneLook;
  /** Device pixels per CSS pixel. */
  readonly pixelRatio: number;
  readonly cover: Cover;
};
