import createREGL from 'regl';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { highOf, lowOf } from '#render/geometry/split-double.ts';
import { RELATIVE_TO_EYE } from '#render/glsl/relative-to-eye.ts';

/** Places less the eye as the GPU computes them from pairs of floats, x y z per place, au. */
export function placesFromEye(eye: Vector3, places: readonly Vector3[]): number[] {
  const gl = document.createElement('canvas').getContext('webgl');
  if (gl === null) throw new Error('no WebGL');
  const regl = createREGL({ gl, extensions: ['OES_texture_float', 'WEBGL_color_buffer_float'] });
  const count = places.length;
  const target = regl.framebuffer({ width: count, height: 1, colorType: 'float', depth: false });
  regl({
    framebuffer: target,
    vert: `
      precision highp float;
      attribute float row;
      attribute vec3 high, low;
      varying vec3 place;
      ${RELATIVE_TO_EYE}
      void main() {
        place = relativeToEye(high, low);
        gl_PointSize = 1.0;
        gl_Position = vec4((row + 0.5) * ${(2 / count).toPrecision(9)} - 1.0, 0, 0, 1);
      }`,
    frag: `
      precision highp float;
      varying vec3 place;
      void main() { gl_FragColor = vec4(place, 1); }`,
    attributes: {
      row: places.map((_, row) => row),
      high: places.map((place) => [...highOf(place)]),
      low: places.map((place) => [...lowOf(place)]),
    },
    uniforms: { eyeHigh: [...highOf(eye)], eyeLow: [...lowOf(eye)] },
    count,
    primitive: 'points',
    depth: { enable: false },
  })();
  const pixels = new Float32Array(4 * count);
  regl.read({ framebuffer: target, data: pixels, x: 0, y: 0, width: count, height: 1 });
  const found = places.flatMap((_, row) => Array.from(pixels.subarray(4 * row, 4 * row + 3)));
  regl.destroy();
  return found;
}
