/** Passages that generated functions have in common, as functions. */
export type Passages = {
  /** The text with its passages replaced by calls. */
  readonly factor: (text: string) => string;
  /** Declarations of all that was factored so far. */
  readonly text: () => string;
};

/**
 * Finds the two long passages of regl's generated code: the one that brings all WebGL state up to date, and the one that
 * binds an attribute whose buffer a function returns.
 */
export function createPassages(): Passages {
  const names = new Map<string, string>();
  const factorAll = (text: string, find: (text: string) => readonly [number, number] | undefined): string => {
    let rest = text;
    for (let place = find(rest); place !== undefined; place = find(rest)) {
      const [start, end] = place;
      rest = rest.slice(0, start) + callOf(rest.slice(start, end), names) + rest.slice(end);
    }
    return rest;
  };
  return {
    factor: (text) => factorAll(factorAll(text, stateUpdate), attributeBinding),
    text: () => [...names].map(([body, name]) => `export function ${name}${body}\n`).join(''),
  };
}

/** Where the block that starts at or after a place ends: past its closing brace. */
export function braced(text: string, from: number): number {
  let depth = 0;
  for (let at = text.indexOf('{', from); at < text.length; at++) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new RangeError('a brace is not closed');
}

function stateUpdate(text: string): readonly [number, number] | undefined {
  const start = text.indexOf('if(v5.dirty){');
  return start < 0 ? undefined : [start, braced(text, start)];
}

function attributeBinding(text: string): readonly [number, number] | undefined {
  const start = /v\d+=false;\nv\d+=1;\n(?:v\d+=0;\n){4}v\d+=null;/.exec(text)?.index;
  if (start === undefined) return undefined;
  const constant = text.indexOf('.vertexAttrib4f(', start);
  return [start, braced(text, text.lastIndexOf('\nelse{\n', text.lastIndexOf('\nif(', constant)))];
}

/** A call of the passage as a function, whose parameters are the names that the passage reads and does not set. */
function callOf(passage: string, names: Map<string, string>): string {
  const code = passage.replace(/^var [^;]*;\n/gm, '');
  const set = unique([...code.matchAll(/\b(v\d+)=(?!=)/g)].map(([, name]) => name));
  const read = unique(code.match(/\b[vga]\d+\b/g) ?? []).filter((name) => !set.includes(name));
  const renamed = code.replace(/\b[vga]\d+\b/g, (name) =>
    set.includes(name) ? `l${set.indexOf(name)}` : `p${read.indexOf(name)}`,
  );
  const parameters = read.map((_, index) => `p${index}`).join(',');
  const locals = set.map((_, index) => `l${index}`).join(',');
  const body = `(${parameters}){\nvar ${locals};\n${renamed}\n}`;
  const name = names.get(body) ?? `passage${names.size}`;
  names.set(body, name);
  return `${name}(${read.join(',')});`;
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
