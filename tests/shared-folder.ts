import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Path of a folder of recorded data beside the checkout, from which tests and benchmarks are started, or nothing where it does not stand. */
export function sharedFolder(name: 'reference' | 'catalogue'): string | undefined {
  const path = join(process.cwd(), '..', 'shared', name);
  return existsSync(path) ? path : undefined;
}
