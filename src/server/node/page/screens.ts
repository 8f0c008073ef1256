import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether a path is a screen of the page; a slash at its end changes nothing.
 *
 * @param folder where the page was built to, with its paths in `screens.json`; every path may be one without.
 */
export function isScreen(folder: string, path: string): boolean {
  const file = join(folder, 'screens.json');
  if (!existsSync(file)) return true;
  const screens = JSON.parse(readFileSync(file, 'utf8')) as readonly string[];
  return screens.includes(path) || screens.includes(path.replace(/\/$/, ''));
}
