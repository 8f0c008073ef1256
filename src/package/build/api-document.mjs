import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * The public surface of the package as one page of Markdown, from its declarations: a heading per subpath, and what is exported
 * there with its comment and its declaration, as the compiler wrote both.
 *
 * @param library folder of the declarations.
 * @param subpaths of the package, in the order of the page.
 * @param moduleOf path of a subpath's module in the library, without its ending.
 */
export function apiDocument(library, subpaths, moduleOf) {
  const sections = subpaths.map((subpath) => {
    const module = moduleOf(subpath);
    const exported = exportsOf(read(module), module);
    const parts = exported.map(({ name, from }) => {
      const declaration = declarationsOf(read(from)).find((one) => one.name === name);
      if (declaration === undefined) throw new RangeError(`${from} does not declare ${name} of ${subpath}`);
      return part(name, declaration);
    });
    return [`## ${subpath}`, ...parts].join('\n\n');
  });
  return ['# What `@neo-toolkit/engine` exports', ...sections, ''].join('\n\n');

  function read(module) {
    return readFileSync(join(library, `${module}.d.ts`), 'utf8');
  }
}

/** Names that a module exports, and the modules that declare them; of a module that exports none of others, its own. */
function exportsOf(text, module) {
  const found = [...text.matchAll(/^export (?:type )?\{([^}]*)\} from ['"](.+)\.js['"];$/gm)];
  if (found.length === 0) return declarationsOf(text).map(({ name }) => ({ name, from: module }));
  return found.flatMap(([, names, path]) =>
    names
      .split(',')
      .map((name) => name.replace('type ', '').trim())
      .filter((name) => name !== '')
      .map((name) => ({ name, from: posix.join(posix.dirname(module), path) })),
  );
}

/** Exported declarations of a module; the compiler begins each, and each comment of one, at the start of a line. */
function declarationsOf(text) {
  const statements = text.split(/^(?=\/\*\*|export |declare |type |import )/m);
  return statements.flatMap((statement, index) => {
    const name = /^export (?:declare )?(?:function|const|class|type|interface) (\w+)/.exec(statement)?.[1];
    if (name === undefined) return [];
    const before = statements[index - 1] ?? '';
    return [{ name, code: statement.trim(), comment: before.startsWith('/**') ? before : '' }];
  });
}

function part(name, { code, comment }) {
  const shown = code.replace(/^export (?:declare )?/, '');
  return [`### ${name}`, textOf(comment), `\`\`\`ts\n${shown}\n\`\`\``]
    .filter((text) => text !== '')
    .join('\n\n');
}

/** The text of a comment; tags become items of a list, links plain names. */
function textOf(comment) {
  return comment
    .replace(/^\/\*\*|\*\/\s*$/g, '')
    .replace(/^[ \t]*\* ?/gm, '')
    .replace(/\{@link (\w+)[^}]*\}/g, '`$1`')
    .replace(/\s*@(param|returns|throws|see)\b/g, (_, tag) => `\n- **${tag}**`)
    .trim();
}
