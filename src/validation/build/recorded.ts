import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { RecordedStates, References } from '../references.ts';

const PROPAGATION = 'cases/propagation';

/** All recorded values of the authorities; paths are below the folder `reference`, or begin with that of a folder beside it. */
export function recordedReferences(shared: string): References {
  const bytesAt = (path: string) => {
    const bytes = readFileSync(join(shared, 'reference', path));
    return path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  };
  const textAt = (path: string) => new TextDecoder().decode(bytesAt(path));
  const caseAt = <Case>(path: string) => JSON.parse(textAt(path)) as Case;
  const namesIn = (folder: string) => {
    const path = join(shared, 'reference', folder);
    return existsSync(path) ? readdirSync(path).sort() : [];
  };
  return {
    kind: 'recorded',
    caseAt,
    bytesAt,
    namesIn,
    propagated: () => namesIn(PROPAGATION).map((file) => file.replace('.json', '')),
    statesOf: (name) => caseAt<RecordedStates>(`${PROPAGATION}/${name}.json`),
    de440: () => textAt('solar-system/de440.json'),
    testpo: () => textAt('solar-system/testpo.430'),
  };
}
