import { type Plugin, runnerImport } from 'vite';
import type { CommandCode } from './command-code.ts';
import { reflectingContext } from './reflecting-context.ts';
import { braced, createPassages, type Passages } from './shared-passages.ts';

const MODULE = /\/context\/generated\/(\w+)\.js$/;

/** Makes the modules of `context/generated`, the code of the draw commands, which are in no file. */
export function generatedCode(): Plugin {
  let generated: ReturnType<typeof generate> | undefined;
  return {
    name: 'generated-code',
    enforce: 'pre',
    resolveId: {
      filter: { id: MODULE },
      handler: (specifier) => specifier.replace(/^.*(?=\/context\/)/, '\0render'),
    },
    load: {
      filter: { id: MODULE },
      async handler(id) {
        generated ??= generate();
        const { modules, sources } = await generated;
        for (const source of sources) this.addWatchFile(source);
        return modules[MODULE.exec(id)?.[1] ?? ''];
      },
    },
    watchChange() {
      generated = undefined;
    },
  };
}

/** Runs the draw commands in this process. */
async function generate() {
  const { module, dependencies } = await runnerImport<typeof import('./command-code.ts')>(
    '#render/build/command-code.ts',
    { configFile: false, logLevel: 'error' },
  );
  const modules = modulesOf({
    orbits: module.commandCode('orbits', reflectingContext()),
    sky: module.commandCode('sky', reflectingContext()),
  });
  return { modules, sources: dependencies };
}

/**
 * The modules of generated functions, by name: one for each family of commands, with one function per key, sorted, and one for
 * the passages that they share.
 *
 * regl writes three ways to run each command and repeats itself in each. The module has the one way that this project uses (draw,
 * or scope where there is no shader); what occurs in several functions is written once. Lists of props (batches) and
 * attributes given as bare arrays in props do not work with the module.
 */
function modulesOf(families: Readonly<Record<string, CommandCode>>): Readonly<Record<string, string>> {
  const passages = createPassages();
  const modules = Object.entries(families).map(([name, code]) => [name, moduleOf(name, code, passages)]);
  return { ...Object.fromEntries(modules), passages: passages.text() };
}

function moduleOf(name: string, code: CommandCode, passages: Passages): string {
  const entries = Object.entries(code)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, text]) => `'${key}':${withoutUnused(passages.factor(oneWay(plain(text))))},\n`);
  const text = entries.join('');
  const called = [...new Set(text.match(/\bpassage\d+\b/g) ?? [])].join(', ');
  return `import { ${called} } from '#render/context/generated/passages.js';\nexport const ${name}Code = {\n${text}};\n`;
}

function plain(text: string): string {
  return text.replace(
    /^function anonymous\(([^)]*)\) \{/,
    (_, names: string) => `function(${names.trim()}){`,
  );
}

/** Leaves of `draw`, `scope` and `batch` the one that a command is run by. */
function oneWay(text: string): string {
  const start = text.indexOf('return {\n"draw":function');
  if (start < 0) return text;
  const shaderOfScope = /=v\d+\.program\(/.test(text);
  const way = shaderOfScope ? '"scope":function' : '"draw":function';
  const at = text.indexOf(way, start);
  return `${text.slice(0, start)}return {\n${text.slice(at, braced(text, at))}}\n}`;
}

/** Drops the constants at the top that nothing reads any more. */
function withoutUnused(text: string): string {
  const start = text.indexOf('return {');
  const head = text.slice(0, start);
  const needed = head.replace(/^(v\d+)=(?:[^;{]*|\{[^}]*\}\n);\n/gm, (line, name: string) =>
    text.split(new RegExp(`\\b${name}\\b`)).length > 3 ? line : '',
  );
  const declared = needed.replace(/^var ([^;]*);/m, (_, names: string) => {
    const used = names.split(',').filter((name) => new RegExp(`^${name}=`, 'm').test(needed));
    return used.length === 0 ? '' : `var ${used.join(',')};`;
  });
  return declared + text.slice(start);
}
