import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync, strFromU8, strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import type { ListedObject } from '#contract/asteroid.ts';
import type { OptState } from '#contract/opt/opt-state.ts';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { packState, unpackState } from '#parts/tool-state/packed-state.ts';
import { listedObject } from '#server/bodies/listed-object.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const STATES = join(ROOT, 'tests', 'fixtures', 'saved-states');

/** Links of earlier versions, which must open for ever. */
const LINKS = JSON.parse(
  readFileSync(join(ROOT, 'tests', 'fixtures', 'packed-states.json'), 'utf8'),
) as Record<string, string>;

function savedState(file: string): OptState {
  return (JSON.parse(readFileSync(join(STATES, file), 'utf8')) as { state: OptState }).state;
}

test.each(readdirSync(STATES))('a state in a link comes back letter for letter: %s', (file) => {
  const text = JSON.stringify(savedState(file));
  expect(unpackState(packState(text))).toEqual({ kind: 'text', text });
});

test('a state in a link may contain whatever a user can type', () => {
  const text = JSON.stringify({ name: '☄️ Ōtsuka "\\<script>' });
  expect(unpackState(packState(text))).toEqual({ kind: 'text', text });
});

test('a state in a link needs no character that an address would change', () => {
  const code = packState(JSON.stringify(savedState('opt-setup.json')));
  expect(new URLSearchParams({ c: code }).toString()).toBe(`c=${code.replace('~', '%7E')}`);
  expect(new URL(`https://example.org/?c=${code}`).search).toBe(`?c=${code}`);
});

test.each(['near-Earth objects', 'longest names', 'comets and their fragments'] as const)(
  'A state in a link of 20 objects, 3 filters and 2 user-defined orbits, calculated and planned, is far from 2,000 characters: %s',
  (kind) => {
    expect(packState(JSON.stringify(fullState(twenty(kind)))).length).toBeLessThanOrEqual(1700);
  },
);

test.each(Object.entries(LINKS))('a state in a link that was made once opens for ever: %s', (file, code) => {
  expect(unpackState(code)).toEqual({ kind: 'text', text: JSON.stringify(savedState(file)) });
});

const code = packState(JSON.stringify(savedState('opt-setup.json')));

test('a code is refused as newer than the page where its version is', () => {
  expect(unpackState(`~4${code.slice(2)}`)).toEqual({ kind: 'newer' });
});

test.each([
  ['empty', ''],
  ['of the mark alone', '~'],
  ['of no version', '~!abc'],
  ['not of its alphabet', '~1äöü'],
  ['of letters that are nothing', '~1AAAA____----'],
  ['too long to be a link', `~1${'A'.repeat(20_000)}`],
])('A code is refused when it is %s', (_, text) => {
  expect(unpackState(text)).toEqual({ kind: 'unreadable' });
});

test.each(['2', '3'])(
  'A code is refused of version %s when it is cut short anywhere, or any of its signs was altered',
  (version) => {
    const codes = readdirSync(STATES).map((file) => packState(JSON.stringify(savedState(file))));
    const code = codes.find((each) => each.startsWith(`~${version}`)) ?? '';
    expect(code).not.toBe('');
    for (let at = 2; at < code.length - 1; at += 7) {
      expect(unpackState(code.slice(0, at)), `cut at ${at}`).toEqual({ kind: 'unreadable' });
      const other = code[at] === 'A' ? 'B' : 'A';
      const altered = code.slice(0, at) + other + code.slice(at + 1);
      expect(unpackState(altered), `altered at ${at}`).toEqual({ kind: 'unreadable' });
    }
  },
);

test('A code is refused when it would grow beyond what is ever stored', () => {
  const bomb = deflateSync(strToU8('a'.repeat(4_000_000)), { level: 9 });
  const text = btoa(strFromU8(bomb, true)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  expect(unpackState(`~1${text}`)).toEqual({ kind: 'unreadable' });
});

/** Twenty objects as the service lists them. */
function twenty(
  kind: 'near-Earth objects' | 'longest names' | 'comets and their fragments',
): readonly ListedObject[] {
  const catalogue = readCatalogue(readFileSync(join(ROOT, 'public', 'catalogue', 'built-in.bin')));
  const objects = Array.from({ length: catalogue.count }, (_, row) =>
    listedObject(catalogue.body(row), catalogue.impactors, 2_461_365.5),
  );
  const byLength = objects.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  if (kind === 'comets and their fragments') return byLength.filter(({ comet }) => comet).slice(0, 20);
  if (kind === 'longest names')
    return byLength.filter(({ diameterEstimated }) => diameterEstimated).slice(0, 20);
  const near = objects.filter(({ nea }) => nea);
  return near.filter((_, index) => index % Math.floor(near.length / 20) === 0).slice(0, 20);
}

/** Characters of an object's number, name and designator. */
function lengthOf({ number = '', name, designator }: ListedObject): number {
  return `${number}${name}${designator}`.length;
}

/** A state with everything that a user can have made of a list, each number with all of its digits. */
function fullState(finalAsteroidsList: readonly ListedObject[]): object {
  const { setup, filtering, ...state } = savedState('opt-setup.json');
  const orbit = setup.current.userDefinedObjects.find(({ type }) => type === 'ELLIPTICAL');
  const userDefinedObjects = [1, 2].map((index) => ({
    ...orbit,
    objectName: `recovered orbit ${index}`,
    designator: `recovered_orbit_${index}_synthetic-object`,
    catalogueNumber: `recovered_orbit_${index}_synthetic-object`,
    diam: 141.4037617489543 * index,
    referenceEpoch: 61_200 + Math.sqrt(index + 1),
    perihelionDistance: 1.1332333279 ** index,
    aphelionDistance: 1.7832541056 ** index,
    inclination: 10.8285441031 * Math.sqrt(index),
    rightAscension: 304.2679713351 / Math.cbrt(index),
    perihelionArgument: 178.9181319136 / Math.sqrt(index),
    meanAnomaly: 62.5114550199 * Math.sqrt(index),
  }));
  const current = { ...setup.current, userDefinedObjects, finalAsteroidsList };
  const names = finalAsteroidsList.map(({ designator }) => designator);
  const ranges = {
    ...filtering.filters.ranges,
    magnitude: { limited: true, min: 12.345678, max: 21.987654, absent: false },
    sunElongation: { limited: true, min: 61.234567, max: 178.765432, absent: false },
    skyMovement: { limited: true, min: 0.123456, max: 98.765432, absent: true },
  };
  const token = 'mwte1hoa.I6z8No9j.NOrUUl9esG5rY2iu2IkM1Q.c3Ilfhyb6a5fDPtYakpQag';
  return {
    ...state,
    timeFrame: { start: '2026-11-21', end: '2026-12-05' },
    finalAsteroidsList,
    setup: { ...setup, current, submitted: current },
    filtering: { ...filtering, filters: { ...filtering.filters, ranges }, selected: names },
    calculation: { token, names, userDefinedObjects, timeStep: filtering.timeStep, estimatedTime: 1.2345 },
    charts: { shown: names[0], advanced: true, order: 'longest', thresholds: { common: {}, own: {} } },
    nightPlan: {
      night: '2026-11-21',
      settings: {
        slotMinutes: 30,
        sunBelow: -18,
        altitudeAbove: 30,
        moonApart: 20,
        meridianGap: 0,
        weights: { setting: 1, rate: 1, unobserved: 1, uncertainty: 1, risk: 1 },
      },
      locks: [],
      lengths: {},
    },
  };
}
