import type REGL from 'regl';
import type { PictureSize } from '../cameras/orbit-camera.ts';
import type { Framed } from '../picture/framed.ts';

/** Makes what lets regl know another size of its canvas; all else that it would ask a context for it has set itself. */
export function followingSize(regl: REGL.Regl): (picture: Framed) => void {
  let polled: { readonly size: PictureSize; readonly pixelRatio: number } | undefined;
  return ({ view: { size }, pixelRatio }) => {
    if (polled?.size === size && polled.pixelRatio === pixelRatio) return;
    polled = { size, pixelRatio };
    regl.poll();
  };
}
