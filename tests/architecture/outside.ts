import { posix } from 'node:path';

const SHARED =
  /\bshared[-/]?folder|\bsharedFolder|recordedFolder|\.\.\/shared\b|['"]\.\.['"],\s*['"]shared['"]/i;
const IMPORT_OR_PATH = /['"`]((?:\.\.\/)+[^'"`]*|\.\.)['"`]/g;
const JOINED = /import\.meta\.dirname((?:,\s*['"]\.\.['"])+)/g;

/**
 * What in a test's text leads outside the checkout, a line each: a mention of the folder of recorded data, a path
 * that climbs above the root, or one that starts from the folder in which the run was started and climbs.
 *
 * @param file path of the test from the root.
 */
export function leadsOutside(file: string, text: string): string[] {
  const mention = SHARED.exec(text);
  const folder = posix.dirname(file);
  const climbs = [...text.matchAll(IMPORT_OR_PATH)]
    .map(([, path]) => path)
    .filter((path) => path !== '..' && posix.normalize(posix.join(folder, path)).startsWith('..'));
  const joins = [...text.matchAll(JOINED)]
    .map(([, steps]) => steps.match(/\.\./g)?.length ?? 0)
    .filter((count) => count > folder.split('/').length);
  const fromCwd = /process\.cwd\(\),\s*['"]\.\./.test(text);
  return [
    ...(mention === null ? [] : [`${file} mentions ${mention[0]}`]),
    ...climbs.map((path) => `${file} → ${path}`),
    ...joins.map((count) => `${file} climbs ${count} folders`),
    ...(fromCwd ? [`${file} climbs from the working folder`] : []),
  ];
}
