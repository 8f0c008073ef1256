import { join } from 'node:path';
import { citedReferences } from '#validation/build/references.ts';

/** The short tables of this repository. */
export const CITED = citedReferences(join(import.meta.dirname, '..', '..', 'src', 'validation', 'cited'));
