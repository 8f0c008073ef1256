import { expect, test } from 'vitest';
import { deferUnbinding } from '#render/context/defer-unbinding.ts';

const [ARRAY_BUFFER, ELEMENT_ARRAY_BUFFER] = [34962, 34963];

test('a context binds one vertex array after another without unbinding, and none twice', () => {
  const { arrays, calls } = fakeContext();
  for (const next of ['a', 'b', 'b']) {
    arrays.bindVertexArrayOES(next);
    arrays.bindVertexArrayOES(null);
  }
  expect(calls).toEqual(['bind a', 'bind b']);
});

test('a context unbinds a vertex array before anything would be written into it', () => {
  const { gl, arrays, calls } = fakeContext();
  arrays.bindVertexArrayOES('a');
  gl.vertexAttribPointer(0, 3, 5126, false, 0, 0);
  arrays.bindVertexArrayOES(null);
  gl.bindBuffer(ARRAY_BUFFER, null);
  gl.bindBuffer(ELEMENT_ARRAY_BUFFER, null);
  expect(calls).toEqual(['bind a', 'vertexAttribPointer', 'bindBuffer', 'bind null', 'bindBuffer']);
});

test('a vertex array that is deleted is no longer bound', () => {
  const { arrays, calls } = fakeContext();
  arrays.bindVertexArrayOES('a');
  arrays.bindVertexArrayOES(null);
  arrays.deleteVertexArrayOES('a');
  arrays.bindVertexArrayOES('a');
  expect(calls).toEqual(['bind a', 'delete a', 'bind a']);
});

type FakeArrays = Record<'bindVertexArrayOES' | 'deleteVertexArrayOES', (array: string | null) => void>;

/** A context that records the calls of the browser. */
function fakeContext() {
  const calls: string[] = [];
  const arrays = Object.create({
    bindVertexArrayOES: (array: string | null) => void calls.push(`bind ${array}`),
    deleteVertexArrayOES: (array: string | null) => void calls.push(`delete ${array}`),
  }) as FakeArrays;
  const gl = Object.create({
    ELEMENT_ARRAY_BUFFER,
    getExtension: () => arrays,
    bindBuffer: () => void calls.push('bindBuffer'),
    vertexAttribPointer: () => void calls.push('vertexAttribPointer'),
  }) as WebGLRenderingContext;
  return { gl: deferUnbinding(gl), arrays, calls };
}
