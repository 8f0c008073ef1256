/** Calls of a context that are dropped where they would change nothing. */
type Cached = Pick<
  WebGLRenderingContext,
  | 'enable'
  | 'disable'
  | 'depthMask'
  | 'cullFace'
  | 'activeTexture'
  | 'clearColor'
  | 'clearDepth'
  | 'blendFuncSeparate'
  | 'useProgram'
  | 'uniform1i'
  | 'uniform1f'
  | 'uniform2f'
  | 'uniform3f'
  | 'uniform4f'
  | 'uniformMatrix4fv'
>;

/**
 * Makes a context drop calls that would change nothing: of the program, of blending and depth, and of uniforms. regl sets all of it before
 * every command, and a call of the browser takes as long as dozens of comparisons.
 *
 * The cache starts empty when it is called again for a context that was lost and restored.
 *
 * @returns the same context.
 */
export function cacheGlState(gl: WebGLRenderingContext): WebGLRenderingContext {
  const proto = Object.getPrototypeOf(gl) as Cached;
  return Object.assign(gl, { ...cachedState(gl, proto), ...cachedUniforms(gl, proto) });
}

function cachedState(gl: WebGLRenderingContext, proto: Cached): Partial<Cached> {
  const capabilities = new Map<number, boolean>();
  let program: WebGLProgram | null | undefined;
  let writesDepth: boolean | undefined;
  let culled: number | undefined;
  let unit: number | undefined;
  let clearedDepth: number | undefined;
  const cleared = new Float64Array(4).fill(Number.NaN);
  const blend = new Int32Array(4).fill(-1);
  const hasChanged = (capability: number, isOn: boolean) => {
    if (capabilities.get(capability) === isOn) return false;
    capabilities.set(capability, isOn);
    return true;
  };
  return {
    enable(capability) {
      if (hasChanged(capability, true)) proto.enable.call(gl, capability);
    },
    disable(capability) {
      if (hasChanged(capability, false)) proto.disable.call(gl, capability);
    },
    depthMask(isOn) {
      if (isOn === writesDepth) return;
      writesDepth = isOn;
      proto.depthMask.call(gl, isOn);
    },
    blendFuncSeparate(source, target, sourceAlpha, targetAlpha) {
      if (blend[0] === source && blend[1] === target && blend[2] === sourceAlpha && blend[3] === targetAlpha)
        return;
      blend[0] = source;
      blend[1] = target;
      blend[2] = sourceAlpha;
      blend[3] = targetAlpha;
      proto.blendFuncSeparate.call(gl, source, target, sourceAlpha, targetAlpha);
    },
    cullFace(face) {
      if (face === culled) return;
      culled = face;
      proto.cullFace.call(gl, face);
    },
    clearColor(red, green, blue, alpha) {
      if (cleared[0] === red && cleared[1] === green && cleared[2] === blue && cleared[3] === alpha) return;
      cleared[0] = red;
      cleared[1] = green;
      cleared[2] = blue;
      cleared[3] = alpha;
      proto.clearColor.call(gl, red, green, blue, alpha);
    },
    clearDepth(depth) {
      if (depth === clearedDepth) return;
      clearedDepth = depth;
      proto.clearDepth.call(gl, depth);
    },
    activeTexture(next) {
      if (next === unit) return;
      unit = next;
      proto.activeTexture.call(gl, next);
    },
    useProgram(next) {
      if (next === program) return;
      program = next;
      proto.useProgram.call(gl, next);
    },
  };
}

/** A place of a uniform belongs to one program, which keeps its value as long as it lives. */
function cachedUniforms(gl: WebGLRenderingContext, proto: Cached): Partial<Cached> {
  const values = new WeakMap<WebGLUniformLocation, number[]>();
  const valueAt = (place: WebGLUniformLocation): number[] => {
    const known = values.get(place);
    if (known !== undefined) return known;
    const fresh: number[] = [];
    values.set(place, fresh);
    return fresh;
  };
  return {
    uniform1i(place, x) {
      if (place === null) return;
      const value = valueAt(place);
      if (value[0] === x) return;
      value[0] = x;
      proto.uniform1i.call(gl, place, x);
    },
    uniform1f(place, x) {
      if (place === null) return;
      const value = valueAt(place);
      if (value[0] === x) return;
      value[0] = x;
      proto.uniform1f.call(gl, place, x);
    },
    uniform2f(place, x, y) {
      if (place === null) return;
      const value = valueAt(place);
      if (value[0] === x && value[1] === y) return;
      value[0] = x;
      value[1] = y;
      proto.uniform2f.call(gl, place, x, y);
    },
    uniform3f(place, x, y, z) {
      if (place === null) return;
      const value = valueAt(place);
      if (value[0] === x && value[1] === y && value[2] === z) return;
      value[0] = x;
      value[1] = y;
      value[2] = z;
      proto.uniform3f.call(gl, place, x, y, z);
    },
    uniform4f(place, x, y, z, w) {
      if (place === null) return;
      const value = valueAt(place);
      if (value[0] === x && value[1] === y && value[2] === z && value[3] === w) return;
      value[0] = x;
      value[1] = y;
      value[2] = z;
      value[3] = w;
      proto.uniform4f.call(gl, place, x, y, z, w);
    },
    uniformMatrix4fv(place, transpose, matrix) {
      if (place === null) return;
      const value = valueAt(place);
      const numbers = matrix as ArrayLike<number>; // regl passes arrays only
      let isSame = value.length === numbers.length;
      for (let at = 0; isSame && at < numbers.length; at++) isSame = value[at] === numbers[at];
      if (isSame) return;
      for (let at = 0; at < numbers.length; at++) value[at] = numbers[at];
      proto.uniformMatrix4fv.call(gl, place, transpose, matrix);
    },
  };
}
