import { importsOf, resolveImport } from './imports.ts';

/**
 * Circles of files that import one another, each listed once as `a → b → a`.
 *
 * @param files text of each file by its path from the root.
 */
export function circles(files: ReadonlyMap<string, string>): string[] {
  const found = new Map<string, string>();
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]) => {
    const start = way.indexOf(file);
    if (start >= 0) {
      const circle = way.slice(start);
      found.set([...circle].sort().join(), [...circle, file].join(' → '));
      return;
    }
    if (done.has(file)) return;
    for (const target of targetsOf(file, files)) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of files.keys()) visit(file, []);
  return [...found.values()];
}

function targetsOf(file: string, files: ReadonlyMap<string, string>): string[] {
  return importsOf(files.get(file) ?? '').flatMap((specifier) => {
    const target = resolveImport(file, specifier);
    return target !== undefined && files.has(target) ? [target] : [];
  });
}
