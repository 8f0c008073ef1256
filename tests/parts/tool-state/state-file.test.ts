import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stateFileOf, stateInFile } from '#parts/tool-state/state-file.ts';

const STATES = join(import.meta.dirname, '..', '..', 'fixtures', 'saved-states');
const TEXT = JSON.stringify({ tool: 'opt', setup: { name: 'Čáp ☄️', latitude: 48.1 } });

test.each(readdirSync(STATES))('a file of a state gives it back letter for letter: %s', (file) => {
  const { state } = JSON.parse(readFileSync(join(STATES, file), 'utf8')) as { state: unknown };
  const text = JSON.stringify(state);
  expect(stateInFile(stateFileOf(text))).toEqual({ kind: 'text', text });
});

test('a file of a state may have been indented, and may end in a new line', () => {
  const indented = `${JSON.stringify(JSON.parse(stateFileOf(TEXT)), undefined, 2)}\n`;
  expect(stateInFile(indented)).toEqual({ kind: 'text', text: TEXT });
});

test('a file of a state is known to be damaged where a letter changed or its end is missing', () => {
  const file = stateFileOf(TEXT);
  expect(stateInFile(file.replace('48.1', '84.1'))).toEqual({ kind: 'unreadable' });
  expect(stateInFile(file.slice(0, -20))).toEqual({ kind: 'unreadable' });
  expect(stateInFile(file.slice(0, -1))).toEqual({ kind: 'unreadable' });
});

test('a file of a later version is reported as one', () => {
  expect(stateInFile(stateFileOf(TEXT).replace(':1,', ':2,'))).toEqual({ kind: 'newer' });
});

test('a file of a state of earlier versions was the state alone', () => {
  expect(stateInFile(TEXT)).toEqual({ kind: 'text', text: TEXT });
  expect(stateInFile('no state')).toEqual({ kind: 'text', text: 'no state' });
});
