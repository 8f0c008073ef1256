import { join } from 'node:path';
import { recordedReferences } from '#validation/build/references.ts';
import { recordedFolder } from './shared-folder.ts';

/** All recorded values of the authorities. */
export const RECORDED = recordedReferences(join(recordedFolder('reference'), '..'));
