import { expect, test } from 'vitest';
import { reflectingContext } from '#render/build/reflecting-context.ts';

const VERTEX = `
  precision highp float;
  attribute vec3 direction; // , far;
  attribute float magnitude, spare;
  uniform mat3 skyToView;
  uniform float limit, unread;
  uniform vec2 zoom;
  vec2 plane(vec3 view) { if (view.z < 0.0) { return vec2(2.0); } return zoom * view.xy; }
  float uncalled() { return unread; }
  void main() {
    gl_Position = vec4(plane(skyToView * direction), 0, magnitude > limit ? 0 : 1);
  }`;
const FRAGMENT = `
  precision mediump float;
  uniform sampler2D map;
  uniform mediump float limit;
  void main() { gl_FragColor = texture2D(map, vec2(limit)); }`;

const FLOAT = 0x1406;
const VEC2 = 0x8b50;
const VEC3 = 0x8b51;
const MAT3 = 0x8b5b;
const SAMPLER_2D = 0x8b5e;

test('a program has the uniforms that its shaders read as they run, in the order of their declarations', () => {
  expect(activeOf(VERTEX, FRAGMENT).uniforms).toEqual([
    { name: 'skyToView', type: MAT3, size: 1 },
    { name: 'limit', type: FLOAT, size: 1 },
    { name: 'zoom', type: VEC2, size: 1 },
    { name: 'map', type: SAMPLER_2D, size: 1 },
  ]);
});

test('a program has the attributes that its vertex shader reads', () => {
  expect(activeOf(VERTEX, FRAGMENT).attributes).toEqual([
    { name: 'direction', type: VEC3, size: 1 },
    { name: 'magnitude', type: FLOAT, size: 1 },
  ]);
});

test.each(['uniform samplerCube sky;', 'uniform float limits[3];'])(
  'a program with %s is refused, since nothing is known of its type',
  (declaration) => {
    expect(() => activeOf(VERTEX, `${declaration}\n${FRAGMENT}`)).toThrow(RangeError);
  },
);

/** What a program of two shaders reads. */
function activeOf(vertex: string, fragment: string) {
  const gl = reflectingContext();
  const program = gl.createProgram();
  for (const [kind, source] of [
    [0x8b30, fragment],
    [0x8b31, vertex],
  ] as const) {
    const shader = gl.createShader(kind);
    if (shader === null) throw new Error('no shader');
    gl.shaderSource(shader, source);
    gl.attachShader(program, shader);
  }
  const listed = (count: number, at: (index: number) => WebGLActiveInfo | null) =>
    Array.from({ length: Number(gl.getProgramParameter(program, count)) }, (_, index) => at(index));
  return {
    uniforms: listed(0x8b86, (index) => gl.getActiveUniform(program, index)),
    attributes: listed(0x8b89, (index) => gl.getActiveAttrib(program, index)),
  };
}
