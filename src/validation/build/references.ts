import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { RecordedStates, References } from '../references.ts';

type CitedEphemeris = {
  readonly de440: { readonly states: unknown };
  readonly testpo: { readonly lines: readonly string[] };
};

/** The short tables of this repository in a folder: a few rows of each case, copied with their sources. */
export function citedReferences(folder: string): References {
  const json = <Content>(path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as Content;
  const states = json<Readonly<Record<string, RecordedStates>>>('propagation.json');
  const ephemeris = json<CitedEphemeris>('ephemeris.json');
  return {
    kind: 'cited',
    caseAt: json,
    bytesAt: (path) => readFileSync(join(folder, path)),
    namesIn(name) {
      const path = join(folder, name);
      return existsSync(path) ? readdirSync(path).sort() : [];
    },
    propagated: () => Object.keys(states).sort(),
    statesOf: (name) => states[name] ?? json<RecordedStates>(`cases/propagation/${name}.json`),
    de440: () => JSON.stringify(ephemeris.de440.states),
    testpo: () => ephemeris.testpo.lines.join('\n'),
  };
}

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
