import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A folder of static data: in the built page, or in the sources where the page is not built. @param root of the checkout. */
export function staticFolder(root: string, name: string): string {
  const built = join(root, 'dist', 'page', name);
  return existsSync(built) ? built : join(root, 'public', name);
}
