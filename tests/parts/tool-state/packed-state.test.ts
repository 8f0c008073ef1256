import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync, strFromU8, strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { packState, unpackState } from '#parts/tool-state/packed-state.ts';
import { listedObject } from '#server/listed-object.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const STATES = join(ROOT, 'tests', 'fixtures', 'saved-states');

/** Links of earlier versions, which must open for ever. */
const LINKS = JSON.parse(
  readFileSync(join(ROOT, 'tests', 'fixtures', 'packed-states.json'), 'utf8'),
) as Record<string, string>;

function savedState(file: string): { readonly setup: { readonly current: object } } {
  return (JSON.parse(readFileSync(join(STATES, file), 'utf8')) as { state: never }).state;
}

describe('A state in a link', () => {
  test.each(readdirSync(STATES))('comes back letter for letter: %s', (file) => {
    const text = JSON.stringify(savedState(file));
    expect(unpackState(packState(text))).toEqual({ kind: 'text', text });
  });

  test('may hold whatever a visitor can type', () => {
    const text = JSON.stringify({ name: '☄️ Ōtsuka "\\<script>' });
    expect(unpackState(packState(text))).toEqual({ kind: 'text', text });
  });

  test('needs no character that an address would change', () => {
    const code = packState(JSON.stringify(savedState('opt-setup.json')));
    expect(new URLSearchParams({ c: code }).toString()).toBe(`c=${code.replace('~', '%7E')}`);
    expect(new URL(`https://example.org/?c=${code}`).search).toBe(`?c=${code}`);
  });

  test('of 20 objects, 3 filters and 2 user-defined orbits takes at most 2,000 characters', () => {
    const state = savedState('opt-setup.json');
    const finalAsteroidsList = twentyObjects();
    expect(finalAsteroidsList).toHaveLength(20);
    const setup = { ...state.setup, current: { ...state.setup.current, finalAsteroidsList } };
    const text = JSON.stringify({ ...state, setup });
    expect(packState(text).length).toBeLessThanOrEqual(2000);
  });

  test.each(Object.entries(LINKS))('that was made once opens for ever: %s', (file, code) => {
    expect(unpackState(code)).toEqual({ kind: 'text', text: JSON.stringify(savedState(file)) });
  });
});

describe('A code is refused', () => {
  const code = packState(JSON.stringify(savedState('opt-setup.json')));

  test('as newer than the page where its version is', () => {
    expect(unpackState(`~3${code.slice(2)}`)).toEqual({ kind: 'newer' });
  });

  test.each([
    ['empty', ''],
    ['of the mark alone', '~'],
    ['of no version', '~!abc'],
    ['not of its alphabet', '~1äöü'],
    ['of letters that are nothing', '~1AAAA____----'],
    ['too long to be a link', `~1${'A'.repeat(20_000)}`],
  ])('when it is %s', (_, text) => {
    expect(unpackState(text)).toEqual({ kind: 'unreadable' });
  });

  test('when it is cut short anywhere, or any of its signs was altered', () => {
    for (let at = 2; at < code.length - 1; at += 7) {
      expect(unpackState(code.slice(0, at)), `cut at ${at}`).toEqual({ kind: 'unreadable' });
      const other = code[at] === 'A' ? 'B' : 'A';
      const altered = code.slice(0, at) + other + code.slice(at + 1);
      expect(unpackState(altered), `altered at ${at}`).toEqual({ kind: 'unreadable' });
    }
  });

  test('when it would grow beyond what is ever stored', () => {
    const bomb = deflateSync(strToU8('a'.repeat(4_000_000)), { level: 9 });
    const text = btoa(strFromU8(bomb, true)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    expect(unpackState(`~1${text}`)).toEqual({ kind: 'unreadable' });
  });
});

/** Twenty near-Earth objects as the service lists them. */
function twentyObjects(): readonly object[] {
  const catalogue = readCatalogue(readFileSync(join(ROOT, 'public', 'catalogue', 'built-in.bin')));
  const rows = Array.from({ length: catalogue.count }, (_, row) => row).filter((row) => catalogue.isNea(row));
  return rows
    .filter((_, index) => index % Math.floor(rows.length / 20) === 0)
    .slice(0, 20)
    .map((row) => listedObject(catalogue.body(row), catalogue.impactors, 2_461_365.5));
}
