import { beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { customObservatory, DEFAULT_CUSTOM, type Observatory } from '#machines/planning/observatory.ts';
import { setupMachine } from '#machines/planning/setup.ts';
import { GREENWICH, timeZone } from '#machines/planning/time-frame.ts';
import { keepSite, keepSites, recentSites, withSite } from '#parts/setup/stored-sites.ts';
import { MAUNAKEA } from '../../machines/fakes/setup.ts';
import { fakeStorage } from '../fakes/storage.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', fakeStorage(stored));
});

test('the sites of earlier visits are those that a set-up was submitted with, the last one first, and the next visit begins there', () => {
  const first = begun();
  expect(observatoryOf(first)).toEqual(DEFAULT_CUSTOM);
  first.send({ type: 'observatory.chosen', observatory: MAUNAKEA });
  expect(recentSites()).toEqual([]);
  first.send({ type: 'setup.submitted' });
  expect(observatoryOf(begun())).toEqual(MAUNAKEA);
});

test('the sites of earlier visits hold a place once, six of them, and never the geocentre', () => {
  const sites = [1, 2, 3, 4, 5, 6, 7, 3].reduce<ReturnType<typeof recentSites>>(
    (list, latitude) => withSite(list, { observatory: place(latitude), timezone: GREENWICH }),
    [],
  );
  expect(sites.map(({ observatory }) => observatory.latitude)).toEqual([3, 7, 6, 5, 4, 2]);
  const setup = begun();
  setup.send({ type: 'geocentre.chosen' });
  setup.send({ type: 'setup.submitted' });
  expect(recentSites()).toEqual([]);
});

test('the initial site is not that of an earlier visit until another one was', () => {
  const setup = begun();
  keepSite(setup);
  expect(recentSites()).toEqual([]);
  for (const observatory of [MAUNAKEA, DEFAULT_CUSTOM]) {
    setup.send({ type: 'observatory.chosen', observatory });
    keepSite(setup);
  }
  expect(recentSites().map(({ observatory }) => observatory)).toEqual([DEFAULT_CUSTOM, MAUNAKEA]);
});

test('the sites of earlier visits come back but for those that are none', () => {
  const site = { observatory: MAUNAKEA, timezone: GREENWICH };
  stored.set('recent-sites', JSON.stringify([{ ...site, timezone: 'UTC' }, site, 5]));
  expect(recentSites()).toEqual([site]);
});

test('the sites of earlier visits come with the time zone that was chosen for them', () => {
  const timezone = timeZone(-600);
  stored.set('recent-sites', JSON.stringify([{ observatory: MAUNAKEA, timezone }]));
  expect(begun().getSnapshot().context.pickedZone).toEqual(timezone);
});

test('there are no sites of earlier visits where what was stored cannot be read, or the browser stores nothing', () => {
  for (const text of ['', '{', '[{"observatory":{"latitude":91}}]', '7']) {
    stored.set('recent-sites', text);
    expect(recentSites()).toEqual([]);
  }
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  expect(recentSites()).toEqual([]);
});

test('a site that is chosen in one tool is that of the others, as long as they have nothing from another one', () => {
  const [tonight, chart, results] = [begun(), begun(), begun()];
  results.send({ type: 'setup.submitted' });
  tonight.send({ type: 'observatory.chosen', observatory: MAUNAKEA });
  keepSite(tonight);
  expect(observatoryOf(chart)).toEqual(MAUNAKEA);
  expect(observatoryOf(results)).not.toEqual(MAUNAKEA);
});

function place(latitude: number): Observatory {
  return customObservatory({ latitude, longitude: 0, alt: 0 });
}

function begun() {
  const setup = createActor(setupMachine, { input: { today: '2026-03-05' } }).start();
  keepSites(setup);
  return setup;
}

function observatoryOf(setup: ReturnType<typeof begun>): Observatory {
  return setup.getSnapshot().context.observatory;
}
