import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The README of the package. */
const README = readFileSync(join(import.meta.dirname, '..', '..', 'src', 'package', 'README.md'), 'utf8');

/** What the README quotes of an example: its code, and the lines that it prints. */
export function quoted(example: string): { readonly code: string; readonly printed: string } {
  const [, after = ''] = README.split(`\`examples/${example}.mjs\`\n`);
  const [, code = ''] = /^\n```js\n([\s\S]*?)```$/m.exec(after) ?? [];
  const [, printed = ''] = /^```text\n([\s\S]*?)```$/m.exec(after) ?? [];
  return { code, printed };
}

/** The import map for pages that the README quotes: addresses by specifier. */
export function quotedImports(): Readonly<Record<string, string>> {
  const [, map = ''] = /<script type="importmap">([\s\S]*?)<\/script>/.exec(README) ?? [];
  const { imports } = JSON.parse(map) as { imports: Readonly<Record<string, string>> };
  return imports;
}
