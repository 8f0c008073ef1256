import { expect, test } from 'vitest';
import { cacheGlState } from '#render/context/gl-state-cache.ts';

const [BLEND, DEPTH_TEST] = [3042, 2929];
const NAMES = [
  'enable',
  'disable',
  'depthMask',
  'cullFace',
  'clearColor',
  'clearDepth',
  'activeTexture',
  'blendFuncSeparate',
  'useProgram',
] as const;
const UNIFORMS = [
  'uniform1i',
  'uniform1f',
  'uniform2f',
  'uniform3f',
  'uniform4f',
  'uniformMatrix4fv',
] as const;

test('a context with a cache of its state only calls that change the state of a context reach the browser', () => {
  const { gl, calls } = fakeContext();
  gl.enable(BLEND);
  gl.enable(BLEND);
  gl.enable(DEPTH_TEST);
  gl.disable(BLEND);
  gl.depthMask(false);
  gl.depthMask(false);
  for (const face of [1029, 1029, 1028]) gl.cullFace(face);
  for (const blue of [0, 0, 1]) gl.clearColor(0, 0, blue, 1);
  for (const depth of [1, 1]) gl.clearDepth(depth);
  for (const unit of [33984, 33985, 33985]) gl.activeTexture(unit);
  gl.blendFuncSeparate(1, 2, 3, 4);
  gl.blendFuncSeparate(1, 2, 3, 4);
  gl.blendFuncSeparate(1, 2, 3, 5);
  gl.useProgram(null);
  gl.useProgram(null);
  expect(calls).toEqual([
    'enable 3042',
    'enable 2929',
    'disable 3042',
    'depthMask false',
    'cullFace 1029',
    'cullFace 1028',
    'clearColor 0 0 0 1',
    'clearColor 0 0 1 1',
    'clearDepth 1',
    'activeTexture 33984',
    'activeTexture 33985',
    'blendFuncSeparate 1 2 3 4',
    'blendFuncSeparate 1 2 3 5',
    'useProgram null',
  ]);
});

test('uniforms are cached by their places, and matrices compared by their numbers', () => {
  const { gl, calls } = fakeContext();
  const [one, other, sampler, axes, point] = [{}, {}, {}, {}, {}];
  const matrix = Float32Array.from({ length: 16 }, (_, at) => at);
  for (const place of [one, one, other]) gl.uniform1f(place, 1);
  for (const unit of [0, 0, 1]) gl.uniform1i(sampler, unit);
  for (const z of [3, 3, 4]) gl.uniform3f(point, 1, 2, z);
  gl.uniformMatrix4fv(axes, false, matrix);
  gl.uniformMatrix4fv(axes, false, matrix);
  matrix[15] = 0;
  gl.uniformMatrix4fv(axes, false, matrix);
  expect(calls.map((call) => call.split(' ')[0])).toEqual([
    'uniform1f',
    'uniform1f',
    'uniform1i',
    'uniform1i',
    'uniform3f',
    'uniform3f',
    'uniformMatrix4fv',
    'uniformMatrix4fv',
  ]);
});

test('all state is set again on a context that comes back', () => {
  const { gl, calls } = fakeContext();
  gl.enable(BLEND);
  cacheGlState(gl).enable(BLEND);
  expect(calls).toEqual(['enable 3042', 'enable 3042']);
});

/** A context that records the calls of the browser. */
function fakeContext() {
  const calls: string[] = [];
  const methods = [...NAMES, ...UNIFORMS].map(
    (name) =>
      [name, (...given: unknown[]) => void calls.push([name, ...given].map(String).join(' '))] as const,
  );
  const gl = Object.create(Object.fromEntries(methods)) as WebGLRenderingContext;
  return { gl: cacheGlState(gl), calls };
}
