import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { API, type Project, SignatureKind, type Symbol } from 'typescript/unstable/sync';
import { isParameterDeclaration } from 'typescript/unstable/ast';

/** Methods that call what they are given with more than one argument, and how many arguments a callback of theirs is meant to read. */
const MEANT_ARGUMENTS: Readonly<Record<string, number>> = {
  map: 1,
  flatMap: 1,
  filter: 1,
  forEach: 1,
  find: 1,
  findIndex: 1,
  findLast: 1,
  findLastIndex: 1,
  some: 1,
  every: 1,
  from: 1,
  replace: 1,
  replaceAll: 1,
  reduce: 2,
  reduceRight: 2,
};

/** A method of {@link MEANT_ARGUMENTS} with a bare name as its first or second argument. */
const CALL = new RegExp(
  String.raw`\.(${Object.keys(MEANT_ARGUMENTS).join('|')})\((?:[^;]{1,300}?,)??\s*([A-Za-z_$][\w$.]*)\s*(?=[,)])`,
  'g',
);

const PLANTED = `
const scaled = (value: number, by = 2) => value * by;
const tailed = (text: string, tail?: string) => text + (tail ?? '');
const doubled = (value: number) => 2 * value;
const placed = (value: number, index: number) => value + index;
export const results = [
  [1, 2].map(scaled),
  Array.from([1, 2], scaled),
  [1, 2].map(doubled),
  [1, 2].map(placed),
  [1, 2].map((value) => scaled(value)),
  ['a'].map(String),
  'a'.replace('a', tailed),
];
`;

test('no function with an optional parameter is given by its bare name to a method that would fill that parameter', () => {
  const { looked, found } = bareCallbacks(join(import.meta.dirname, '..', 'tsconfig.json'));
  expect(found).toEqual([]);
  expect(looked).toBeGreaterThan(2000);
});

test('a bare name of such a function is found, and one that reads only what it is meant to is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bare-callbacks-'));
  try {
    writeFileSync(join(folder, 'planted.ts'), PLANTED);
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: { strict: true, lib: ['ES2023'], types: [] },
        files: ['planted.ts'],
      }),
    );
    const { found } = bareCallbacks(join(folder, 'tsconfig.json'));
    expect(found.map((line) => line.replace(/^.*: /, ''))).toEqual([
      'scaled, by',
      'scaled, by',
      'tailed, tail',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/**
 * Bare function names given to a method of arrays that passes more than an optional parameter of theirs is meant for: `map`
 * hands the index to it. The compiler lets that pass wherever the types agree.
 *
 * @param config path of a `tsconfig.json`; sources of the projects that it refers to are looked at, too.
 * @returns a line each: file, callback and parameter.
 */
function bareCallbacks(config: string): { readonly looked: number; readonly found: string[] } {
  const api = new API();
  const snapshot = api.updateSnapshot({ openProjects: [config] });
  try {
    const [project] = snapshot.getProjects();
    if (project === undefined) throw new RangeError(`there is no project ${config}`);
    const files = project.program
      .getSourceFileNames()
      .filter((file) => !file.includes('/node_modules/') && /(?<!\.d)\.tsx?$/.test(file));
    const found = files.flatMap((file) => inFile(project, file));
    return { looked: files.length, found };
  } finally {
    snapshot.dispose();
    api.close();
  }
}

function inFile(project: Project, file: string): string[] {
  const calls = Array.from(readFileSync(file, 'utf8').matchAll(CALL), (match) => {
    const [whole, method = '', name = ''] = match;
    return {
      name,
      meant: MEANT_ARGUMENTS[method] ?? 1,
      at: match.index + whole.lastIndexOf(name) + name.length - 1,
    };
  });
  if (calls.length === 0) return [];
  const types = project.checker.getTypeAtPosition(
    file,
    calls.map(({ at }) => at),
  );
  return calls.flatMap(({ name, meant }, index) => {
    const type = types[index];
    const signatures =
      type === undefined ? [] : project.checker.getSignaturesOfType(type, SignatureKind.Call);
    const extra = signatures.flatMap((signature) => signature.getParameters().slice(meant));
    return extra.filter((one) => isOptional(project, one)).map((one) => `${file}: ${name}, ${one.name}`);
  });
}

function isOptional(project: Project, parameter: Symbol): boolean {
  const declared = parameter.valueDeclaration?.resolve(project);
  if (declared === undefined || !isParameterDeclaration(declared)) return false;
  return declared.questionToken !== undefined || declared.initializer !== undefined;
}
