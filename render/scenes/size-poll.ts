import type REGL from 'regl';
import type { PictureSize } from '../cameras/orbit-camera.ts';
import type { Framed } from '../picture/framed.ts';

/** Makes what notifies regl of another size of its canvas; all other state that it would read from a context it has set itself. */
export function createSizePoll(regl: REGL.Regl): (picture: Framed) => void {
  let polled: { readonly size: PictureSize; readonly pixelRatio: number } | undefined;
  return ({ view: { size }, pixelRatio }) => {
    if (polled?.size === size && polled.pixelRatio === pixelRatio) return;
    polled = { size, pixelRatio };
    regl.poll();
  };
}
