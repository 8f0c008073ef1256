/** Calls that would change the vertex array that is bound. */
type Changing = Pick<
  WebGLRenderingContext,
  | 'bindBuffer'
  | 'deleteBuffer'
  | 'enableVertexAttribArray'
  | 'disableVertexAttribArray'
  | 'vertexAttribPointer'
>;

/**
 * Lets a context leave a vertex array not after each command, as regl does, but when something would change it: every command
 * draws with a vertex array of its own, and enters that from the one before.
 *
 * @returns the same context.
 */
export function leavingLate(gl: WebGLRenderingContext): WebGLRenderingContext {
  const arrays = gl.getExtension('OES_vertex_array_object');
  if (arrays === null) return gl;
  const told = Object.getPrototypeOf(gl) as Changing;
  const given = original(arrays);
  let bound: WebGLVertexArrayObjectOES | null = null;
  let isLeft = true;
  const leave = () => {
    if (!isLeft || bound === null) return;
    bound = null;
    given.bindVertexArrayOES.call(arrays, null);
  };
  Object.assign(arrays, {
    bindVertexArrayOES(next: WebGLVertexArrayObjectOES | null) {
      isLeft = next === null;
      if (next === null || next === bound) return;
      bound = next;
      given.bindVertexArrayOES.call(arrays, next);
    },
    deleteVertexArrayOES(gone: WebGLVertexArrayObjectOES | null) {
      if (gone === bound) bound = null;
      given.deleteVertexArrayOES.call(arrays, gone);
    },
  });
  const leaving: Changing = {
    bindBuffer(target, buffer) {
      if (target === gl.ELEMENT_ARRAY_BUFFER) leave();
      told.bindBuffer.call(gl, target, buffer);
    },
    deleteBuffer(buffer) {
      leave();
      told.deleteBuffer.call(gl, buffer);
    },
    enableVertexAttribArray(index) {
      leave();
      told.enableVertexAttribArray.call(gl, index);
    },
    disableVertexAttribArray(index) {
      leave();
      told.disableVertexAttribArray.call(gl, index);
    },
    vertexAttribPointer(...attribute) {
      leave();
      told.vertexAttribPointer.call(gl, ...attribute);
    },
  };
  return Object.assign(gl, leaving);
}

/** What the browser gave, also where the context was lost and comes here again. */
function original(arrays: OES_vertex_array_object): OES_vertex_array_object {
  const given = Object.getPrototypeOf(arrays) as object;
  return 'bindVertexArrayOES' in given ? (given as OES_vertex_array_object) : { ...arrays };
}
