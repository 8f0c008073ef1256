import type REGL from 'regl';
import { highOf, lowOf } from '../../geometry/split-double.ts';
import type { SkyPicture } from '../../picture/sky/sky-picture.ts';

export type SkyScopeProps = Pick<SkyPicture, 'view' | 'pixelRatio'>;

/** Runs `paint` with the shared uniforms of a view of the sky. */
export type SkyScope = (props: SkyScopeProps, paint: () => void) => void;

/**
 * Makes the scope that every layer of a sky is drawn in. It gives the uniforms of `glsl/sky-projection`, and `vec2 viewport`, the size of
 * the picture in CSS px, with `float pixelRatio`, device pixels per CSS pixel.
 *
 * regl numbers the names of uniforms as they come, and the stored code of a scope contains the numbers: so it is made before any
 * other command.
 */
export function createSkyScope(regl: REGL.Regl): SkyScope {
  const prop = (read: (props: SkyScopeProps) => unknown) => (_: REGL.DefaultContext, props: SkyScopeProps) =>
    read(props);
  const scope = regl<object, object, SkyScopeProps>({
    uniforms: {
      centreHigh: prop(({ view }) => highOf(view.centre)),
      centreLow: prop(({ view }) => lowOf(view.centre)),
      skyRight: prop(({ view }) => view.right),
      skyUp: prop(({ view }) => view.up),
      distortion: prop(({ view }) => view.distortion),
      leastCosine: prop(({ view }) => view.leastCosine),
      planeToClip: prop(({ view: { pixelsPerRadian, size } }) => [
        (2 * pixelsPerRadian) / size.width,
        (2 * pixelsPerRadian) / size.height,
      ]),
      middleInClip: prop(({ view: { middle, size } }) => [
        (2 * middle.x) / size.width - 1,
        1 - (2 * middle.y) / size.height,
      ]),
      viewport: prop(({ view: { size } }) => [size.width, size.height]),
      pixelRatio: prop(({ pixelRatio }) => pixelRatio),
    },
  });
  return (props, paint) => scope(props, paint);
}
