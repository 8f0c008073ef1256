import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = join(import.meta.dirname, '..', '..', 'dist', 'page');

/** Path of the built script of a part of the page, below its folder. @param source path of the module with which the part begins. */
export function builtScript(source: string): string {
  const built = JSON.parse(readFileSync(join(PAGE, 'manifest.json'), 'utf8')) as Readonly<
    Record<string, { readonly file: string }>
  >;
  const script = built[source];
  if (script === undefined) throw new RangeError(`the page has no script ${source}: run npm run build first`);
  return script.file;
}
