import { braced } from './shared-passages.ts';

/** What WebGL reports of a uniform or attribute that a program reads. */
type ActiveInfo = { readonly name: string; readonly type: number; readonly size: number };

type Shader = { readonly kind: number; source: string };
type Program = { readonly shaders: Shader[] };

const VERTEX_SHADER = 0x8b31;
const ACTIVE_UNIFORMS = 0x8b86;
const ACTIVE_ATTRIBUTES = 0x8b89;

/** A value as large as any limit that regl checks. */
const LIMIT = 16;

/** Types of GLSL by their numbers in WebGL. */
const TYPES: ReadonlyMap<string, number> = new Map([
  ['float', 0x1406],
  ['vec2', 0x8b50],
  ['vec3', 0x8b51],
  ['vec4', 0x8b52],
  ['mat3', 0x8b5b],
  ['mat4', 0x8b5c],
  ['sampler2D', 0x8b5e],
]);

/**
 * A WebGL context without a GPU, which draws nothing. Of a program it knows what regl's code depends on: which uniforms and attributes
 * it reads, in the order of ANGLE, the library by which browsers compile shaders: as they are declared, the vertex shader first.
 */
export function reflectingContext(): WebGLRenderingContext {
  return lenient({
    canvas: lenient({}),
    drawingBufferWidth: 1,
    drawingBufferHeight: 1,
    getContextAttributes: () => ({}),
    getExtension: () => lenient({}),
    getParameter: () => LIMIT,
    createShader: (kind: number): Shader => ({ kind, source: '' }),
    shaderSource(shader: Shader, source: string) {
      shader.source = source;
    },
    createProgram: (): Program => ({ shaders: [] }),
    attachShader: ({ shaders }: Program, shader: Shader) => shaders.push(shader),
    getProgramParameter(program: Program, parameter: number) {
      if (parameter === ACTIVE_UNIFORMS) return uniformsOf(program).length;
      return parameter === ACTIVE_ATTRIBUTES ? attributesOf(program).length : true;
    },
    getActiveUniform: (program: Program, index: number) => uniformsOf(program)[index],
    getActiveAttrib: (program: Program, index: number) => attributesOf(program)[index],
  }) as WebGLRenderingContext;
}

/** An object whose other members are functions that return empty objects. */
function lenient(known: Readonly<Record<string, unknown>>): unknown {
  return new Proxy(known, { get: (target, key) => (key in target ? target[String(key)] : () => ({})) });
}

function uniformsOf({ shaders }: Program): readonly ActiveInfo[] {
  const vertexFirst = shaders.toSorted((one, other) => other.kind - one.kind);
  const all = vertexFirst.flatMap(({ source }) => activeIn(source, 'uniform'));
  return [...new Map(all.map((info) => [info.name, info])).values()];
}

function attributesOf({ shaders }: Program): readonly ActiveInfo[] {
  return shaders
    .filter(({ kind }) => kind === VERTEX_SHADER)
    .flatMap(({ source }) => activeIn(source, 'attribute'));
}

/**
 * What a shader declares of a kind and reads.
 *
 * @throws {RangeError} for a type that no shader here has, and for arrays.
 */
function activeIn(source: string, qualifier: 'uniform' | 'attribute'): readonly ActiveInfo[] {
  const { globals, run } = partsOf(source.replaceAll(/\/\/.*|\/\*[^]*?\*\//g, ''));
  const declaration = new RegExp(`\\b${qualifier}\\s+(?:(?:low|medium|high)p\\s+)?(\\w+)\\s+([^;]+);`, 'g');
  return Array.from(globals.matchAll(declaration)).flatMap(([text, typeName, names]) => {
    const type = TYPES.get(typeName);
    if (type === undefined || names.includes('[')) throw new RangeError(`no type is known of '${text}'`);
    return names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => isNamed(name, run))
      .map((name) => ({ name, type, size: 1 }));
  });
}

const FUNCTION_HEAD = /\w+\s+(\w+)\s*\([^)]*\)\s*\{/;

/** A shader without its functions, and those of them that `main` calls, itself or through others. */
function partsOf(code: string): { readonly globals: string; readonly run: string } {
  const functions = new Map<string, string>();
  let globals = '';
  let rest = code;
  for (let head = FUNCTION_HEAD.exec(rest); head !== null; head = FUNCTION_HEAD.exec(rest)) {
    const end = braced(rest, head.index);
    functions.set(head[1], rest.slice(head.index, end));
    globals += rest.slice(0, head.index);
    rest = rest.slice(end);
  }
  const called = new Set(['main']);
  for (const caller of called) {
    const body = functions.get(caller) ?? '';
    for (const name of functions.keys()) if (isNamed(name, body)) called.add(name);
  }
  return { globals: globals + rest, run: [...called].map((name) => functions.get(name)).join('\n') };
}

function isNamed(name: string, text: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(text);
}
