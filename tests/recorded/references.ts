import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedStates, References } from '../accuracy/references.ts';
import { recordedFolder } from './shared-folder.ts';

const PROPAGATION = join('cases', 'propagation');

/** All recorded values of the authorities. */
export const RECORDED: References = {
  caseAt: <Case>(path: string) => JSON.parse(text(path)) as Case,
  namesIn: (folder) => readdirSync(join(recordedFolder('reference'), folder)).sort(),
  propagated: () => RECORDED.namesIn(PROPAGATION).map((file) => file.replace('.json', '')),
  statesOf: (name) => RECORDED.caseAt<RecordedStates>(join(PROPAGATION, `${name}.json`)),
  de440: () => text(join('solar-system', 'de440.json')),
  testpo: () => text(join('solar-system', 'testpo.430')),
};

function text(path: string): string {
  return readFileSync(join(recordedFolder('reference'), path), 'utf8');
}
