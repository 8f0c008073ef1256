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
 * Makes a context unbind a vertex array not after each command, as regl does, but when something would change it: every command
 * draws with its own vertex array, and binds that directly after the one before.
 *
 * @returns the same context.
 */
export function deferUnbinding(gl: WebGLRenderingContext): WebGLRenderingContext {
  const arrays = gl.getExtension('OES_vertex_array_object');
  if (arrays === null) return gl;
  const proto = Object.getPrototypeOf(gl) as Changing;
  const given = original(arrays);
  let bound: WebGLVertexArrayObjectOES | null = null;
  let isUnbound = true;
  const unbind = () => {
    if (!isUnbound || bound === null) return;
    bound = null;
    given.bindVertexArrayOES.call(arrays, null);
  };
  Object.assign(arrays, {
    bindVertexArrayOES(next: WebGLVertexArrayObjectOES | null) {
      isUnbound = next === null;
      if (next === null || next === bound) return;
      bound = next;
      given.bindVertexArrayOES.call(arrays, next);
    },
    deleteVertexArrayOES(gone: WebGLVertexArrayObjectOES | null) {
      if (gone === bound) bound = null;
      given.deleteVertexArrayOES.call(arrays, gone);
    },
  });
  const deferred: Changing = {
    bindBuffer(target, buffer) {
      if (target === gl.ELEMENT_ARRAY_BUFFER) unbind();
      proto.bindBuffer.call(gl, target, buffer);
    },
    deleteBuffer(buffer) {
      unbind();
      proto.deleteBuffer.call(gl, buffer);
    },
    enableVertexAttribArray(index) {
      unbind();
      proto.enableVertexAttribArray.call(gl, index);
    },
    disableVertexAttribArray(index) {
      unbind();
      proto.disableVertexAttribArray.call(gl, index);
    },
    vertexAttribPointer(...attribute) {
      unbind();
      proto.vertexAttribPointer.call(gl, ...attribute);
    },
  };
  return Object.assign(gl, deferred);
}

/** What the browser gave, also where the context was lost and comes here again. */
function original(arrays: OES_vertex_array_object): OES_vertex_array_object {
  const given = Object.getPrototypeOf(arrays) as object;
  return 'bindVertexArrayOES' in given ? (given as OES_vertex_array_object) : { ...arrays };
}
