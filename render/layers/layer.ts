import type REGL from 'regl';
import { depthScale } from '../glsl/logarithmic-depth.ts';
import type { Matrix3 } from '../geometry/vectors.ts';
import type { Picture } from '../picture/picture.ts';

/**
 * One thing that is drawn: compiled once, called with what to draw. Buffers and textures are made by the caller and
 * come in the props, so that nothing is allocated while painting.
 */
export type Layer<Props extends object> = REGL.DrawCommand<REGL.DefaultContext, Props>;

/** Reads a prop of a layer by its name when it is drawn. */
export function propOf<Props extends object>() {
  return <Key extends keyof Props>(key: Key) =>
    (_: REGL.DefaultContext, props: Props) =>
      props[key];
}

const nineFloats = new Float32Array(9);

/** A matrix as a context takes it at once, where it would convert a list number by number; the next call overwrites it. */
export function floatsOf(matrix: Matrix3): Float32Array {
  nineFloats.set(matrix);
  return nineFloats;
}

/**
 * What the view scope gives every layer drawn within it. Declare in a shader what it uses; the strings in `glsl/` declare
 * their own.
 *
 * - `uniform mat4 viewProjection`: projection · rotation, for positions relative to the eye; its z is of no use, pass the
 *   product through `withLogarithmicDepth`.
 * - `uniform vec3 eyeHigh, eyeLow`: the place of the eye as two floats per axis.
 * - `uniform vec2 viewport`: size of the picture in device pixels.
 * - `uniform float pixelRatio`: device pixels per CSS pixel.
 * - `uniform vec2 depthScale`: of the logarithmic depth.
 */
export type ViewScopeProps = Pick<Picture, 'view' | 'pixelRatio' | 'space'>;

/** Runs `paint` with the shared uniforms of a view. */
export type ViewScope = (props: ViewScopeProps, paint: () => void) => void;

/** Makes the scope that every layer of a scene is drawn in. */
export function createViewScope(regl: REGL.Regl): ViewScope {
  const prop =
    (read: (props: ViewScopeProps) => unknown) => (_: REGL.DefaultContext, props: ViewScopeProps) =>
      read(props);
  const scope = regl<object, object, ViewScopeProps>({
    uniforms: {
      viewProjection: prop(({ view }) => view.viewProjection),
      eyeHigh: prop(({ view }) => view.eyeHigh),
      eyeLow: prop(({ view }) => view.eyeLow),
      viewport: prop(({ view, pixelRatio }) => [view.size.width * pixelRatio, view.size.height * pixelRatio]),
      pixelRatio: prop(({ pixelRatio }) => pixelRatio),
      depthScale: prop(({ space }) => depthScale(space.unit)),
    },
  });
  return (props, paint) => scope(props, paint);
}
