import createREGL from 'regl';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { MAGNITUDE } from '#render/glsl/magnitude.ts';
import { createSwarmBuffers } from '#render/layers/swarm-buffers.ts';
import { SWARM_POSITION, type SwarmProps } from '#render/layers/swarm.ts';
import { swarmOf, type TestOrbit } from './test-orbits.ts';

/**
 * Positions of a swarm as the GPU computes them, x y z per object, ecliptic J2000, au.
 *
 * @param days instants to move to one after the other, days from the epoch of the orbits; the last is read.
 */
export function swarmPositions(orbits: readonly TestOrbit[], days: readonly number[]): number[] {
  const found = readBack(orbits, days, { declarations: '', value: 'place' });
  return orbits.flatMap((_, row) => [...found.subarray(4 * row, 4 * row + 3)]);
}

/** Magnitudes of a swarm as the GPU computes them for an observer, at the epoch of the orbits; `laws` as in its look. */
export function swarmMagnitudes(
  orbits: readonly TestOrbit[],
  laws: readonly number[],
  observer: Vector3,
): number[] {
  const found = readBack(orbits, [0], {
    declarations: `attribute vec3 law;\n${MAGNITUDE}`,
    value: `vec3(magnitude(law, place, vec3(${observer.map((part) => part.toFixed(7)).join()})))`,
    columns: { law: orbits.map((_, row) => laws.slice(3 * row, 3 * row + 3)) },
  });
  return orbits.map((_, row) => found[4 * row]);
}

type Read = {
  readonly declarations: string;
  /** Of an object at `place`, three numbers. */
  readonly value: string;
  /** Further attributes. */
  readonly columns?: Readonly<Record<string, number[][]>>;
};

/** What the GPU computes of each object, four numbers. */
function readBack(
  orbits: readonly TestOrbit[],
  days: readonly number[],
  { declarations, value, columns = {} }: Read,
): Float32Array {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl');
  if (gl === null) throw new Error('no WebGL');
  const regl = createREGL({ gl, extensions: ['OES_texture_float', 'WEBGL_color_buffer_float'] });
  const data = swarmOf(orbits);
  const swarm = createSwarmBuffers(regl, data);
  const places = regl.framebuffer({ width: orbits.length, height: 1, colorType: 'float', depth: false });
  const draw = regl<object, object, SwarmProps>({
    framebuffer: places,
    vert: `
      precision highp float;
      attribute float row;
      uniform float elapsed;
      varying vec3 found;
      ${SWARM_POSITION}
      ${declarations}
      void main() {
        vec3 place = swarmPosition(elapsed);
        found = ${value};
        gl_PointSize = 1.0;
        gl_Position = vec4((row + 0.5) * ${(2 / orbits.length).toPrecision(9)} - 1.0, 0, 0, 1);
      }`,
    frag: `
      precision highp float;
      varying vec3 found;
      void main() { gl_FragColor = vec4(found, 1); }`,
    attributes: {
      row: orbits.map((_, row) => row),
      alongP: swarm.alongP,
      alongQ: swarm.alongQ,
      shape: swarm.shape,
      meanAnomaly: swarm.meanAnomaly,
      ...columns,
    },
    uniforms: { elapsed: (_: unknown, props: SwarmProps) => props.elapsed },
    count: orbits.length,
    primitive: 'points',
    depth: { enable: false },
  });
  const elapsed = days.map((day) => swarm.moveTo(data.day, day)).at(-1) ?? 0;
  draw({ swarm, elapsed, size: 1 });
  const pixels = new Float32Array(4 * orbits.length);
  regl.read({ framebuffer: places, data: pixels, x: 0, y: 0, width: orbits.length, height: 1 });
  regl.destroy();
  return pixels;
}
