import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ephemeris from './cited/ephemeris.json' with { type: 'json' };
import propagation from './cited/propagation.json' with { type: 'json' };
import type { RecordedStates, References } from './references.ts';

const FOLDER = join(import.meta.dirname, 'cited');
const STATES: Readonly<Record<string, RecordedStates>> = propagation;

/** The short tables of this repository: a few rows of each case, copied with their sources. */
export const CITED: References = {
  caseAt: <Case>(path: string) => JSON.parse(readFileSync(join(FOLDER, path), 'utf8')) as Case,
  namesIn(folder) {
    const path = join(FOLDER, folder);
    return existsSync(path) ? readdirSync(path).sort() : [];
  },
  propagated: () => Object.keys(STATES).sort(),
  statesOf(name) {
    if (!Object.hasOwn(STATES, name)) throw new RangeError(`No states of ${name} are cited`);
    return STATES[name];
  },
  de440: () => JSON.stringify(ephemeris.de440.states),
  testpo: () => ephemeris.testpo.lines.join('\n'),
};
