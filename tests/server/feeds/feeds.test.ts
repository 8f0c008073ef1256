import { expect, test } from 'vitest';
import { EPHEMERIS_COLUMNS, type EphemerisColumnKey } from '#engine/observe/columns.ts';
import type { EphemerisTable } from '#engine/observe/table.ts';
import { type CatalogueNews, newsBetween, newsFeed, recentNews } from '#server/feeds/catalogue-news.ts';
import { feedAtom } from '#server/feeds/feed.ts';
import { observableWindows } from '#server/feeds/observable-feed.ts';
import { ephemerisTable, fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService } from '../fakes/fake-service.ts';

const LIMITS = { faintest: 18, lowest: 30 };

test('a window in which an object can be observed is a run of dark moments in which the object is high and bright enough', () => {
  const table = night([
    { AST_ALT: 50, SUN_ALT: -10, MAG: 17 },
    { AST_ALT: 45, SUN_ALT: -19, MAG: 17 },
    { AST_ALT: 48, SUN_ALT: -30, MAG: 17 },
    { AST_ALT: 40, SUN_ALT: -40, MAG: 17 },
    { AST_ALT: 29, SUN_ALT: -40, MAG: 17 },
    { AST_ALT: 50, SUN_ALT: -40, MAG: 18.1 },
    { AST_ALT: 50, SUN_ALT: -40, MAG: undefined },
    { AST_ALT: 50, SUN_ALT: -40, MAG: 17 },
  ]);
  expect(observableWindows(table, LIMITS)).toEqual([{ startUtc: 1, endUtc: 3, best: 2 }]);
});

test('a window in which an object can be observed reaches to the end of the table where the object is still up there', () => {
  const up = { AST_ALT: 60, SUN_ALT: -40, MAG: 15 };
  expect(observableWindows(night([up, up]), LIMITS)).toEqual([{ startUtc: 0, endUtc: 1, best: 0 }]);
});

test('the feeds of a site are a calendar and a feed of the same windows, which may be cached for an hour', async () => {
  const { app } = await serviceWithNights();
  const calendar = await app.request('/rest/feeds/observable.ics?observatoryCode=568');
  expect(calendar.headers.get('content-type')).toContain('text/calendar');
  expect(calendar.headers.get('cache-control')).toBe('public, max-age=3600');
  const events = (await calendar.text()).match(/BEGIN:VEVENT/g) ?? [];
  expect(events.length).toBeGreaterThan(0);
  const atom = await app.request('http://neo.example/rest/feeds/observable.atom?observatoryCode=568');
  expect(atom.headers.get('content-type')).toContain('application/atom+xml');
  expect((await atom.text()).match(/<entry>/g)).toHaveLength(events.length);
});

test('the feeds of a site say the same as long as nothing has changed, and are made once', async () => {
  let computed = 0;
  const { app } = await serviceWithNights(() => void computed++);
  const requestFeed = async () =>
    (await app.request('/rest/feeds/observable.ics?observatoryCode=568&faintest=19')).text();
  const first = await requestFeed();
  const once = computed;
  expect(await requestFeed()).toBe(first);
  expect(computed).toBe(once);
});

test('the feeds of a site name the new and newly observed objects that can be observed there, and all that went', async () => {
  const { app } = await serviceWithNights(undefined, [
    {
      date: '2026-01-02',
      takenMs: Date.UTC(2026, 0, 2),
      added: [
        { designation: 'A898 PA', label: '(433) Eros' },
        { designation: '2099 XX', label: '2099 XX' },
      ],
      changed: [{ designation: '2099 XY', label: '2099 XY' }],
      lost: [{ designation: '2026 AA', label: '2026 AA' }],
    },
  ]);
  const all = await (await app.request('/rest/feeds/objects.atom')).text();
  expect(all).toContain('2 near-Earth objects new');
  const answer = await app.request('/rest/feeds/objects.atom?observatoryCode=568&faintest=25&lowest=0');
  const here = await answer.text();
  expect(here).toContain('1 near-Earth object new, observable from');
  expect(here).toContain('(433) Eros');
  expect(here).not.toMatch(/2099 X|observed again/);
  expect(here).toContain('2026 AA');
});

test('the feeds of a site refuse an unknown place, and limits that are none', async () => {
  const { app } = await serviceWithNights();
  expect((await app.request('/rest/feeds/observable.ics?observatoryCode=zzzz')).status).toBe(404);
  expect((await app.request('/rest/feeds/observable.ics')).status).toBe(400);
  expect((await app.request('/rest/feeds/objects.ics?observatoryCode=zzzz')).status).toBe(404);
  expect((await app.request('/rest/feeds/observable.ics?observatoryCode=568&lowest=95')).status).toBe(400);
});

const before = { A: marked('a', '1'), B: marked('b', '1'), ...many() };

test('the news of the catalogue are objects that came, were observed again, or went', () => {
  const after = { A: marked('a', '2'), C: marked('c', '1'), ...many() };
  expect(newsBetween(before, after, { date: '2026-01-02', takenMs: 5 })).toEqual({
    date: '2026-01-02',
    takenMs: 5,
    added: [{ designation: 'C', label: 'c' }],
    changed: [{ designation: 'A', label: 'a' }],
    lost: [{ designation: 'B', label: 'b' }],
  });
});

test('the news of the catalogue name the newest objects where there are more than they name: those at the end of the catalogue', () => {
  const names = Array.from({ length: 600 }, (_, place) => `N${place}`);
  const [old, observed] = ['1', '2'].map((mark) =>
    Object.fromEntries(names.map((name) => [name, marked(name, mark)])),
  );
  const news = newsBetween(old, observed, { date: '', takenMs: 5 });
  expect(news?.changed).toHaveLength(500);
  expect(news?.changed.at(-1)?.designation).toBe('N599');
});

test('the news of the catalogue are none where nothing happened, and where the catalogue is of another kind', () => {
  const stamp = { date: '2026-01-02', takenMs: 5 };
  expect(newsBetween(before, { ...before }, stamp)).toBeUndefined();
  expect(newsBetween({}, before, stamp)).toBeUndefined();
  expect(newsBetween(before, {}, stamp)).toBeUndefined();
});

test('the news of the catalogue are forgotten after 30 days', () => {
  const day = 86_400_000;
  const news = [1, 12, 40].map((at) => ({ date: '', takenMs: at * day, added: [], changed: [], lost: [] }));
  expect(recentNews(news, 41 * day).map(({ takenMs }) => takenMs / day)).toEqual([40, 12]);
});

test('the news of the catalogue appear in the feed as text, whatever an object is called', () => {
  const takenMs = Date.UTC(2026, 0, 2);
  const news = {
    date: '2026-01-02',
    takenMs,
    added: [{ designation: 'C', label: '</content><script>' }],
    changed: [],
    lost: [],
  };
  const feed = newsFeed([news], { date: '2026-01-02' });
  const text = feedAtom(feed, 'https://neo.example/rest/feeds/objects.atom?a=1&b="');
  expect(text).not.toMatch(/<script|b="/);
  expect(text).toContain('1 near-Earth object new');
  expect(text).toContain('<updated>2026-01-02T00:00:00.000Z</updated>');
});

function serviceWithNights(onCompute: () => void = () => undefined, news: readonly CatalogueNews[] = []) {
  return fakeService({
    news,
    compute: fakeCompute({
      ephemerisOf: async ({ epochs }) => {
        onCompute();
        return {
          kind: 'computed',
          value: filled(ephemerisTable(epochs), { AST_ALT: 60, SUN_ALT: -30, MAG: 15 }),
        };
      },
    }),
  });
}

type Values = Readonly<Partial<Record<EphemerisColumnKey, number | undefined>>>;

/** A row for each set of values, whose epochs are 0, 1, 2, … */
function night(rows: readonly Values[]): EphemerisTable {
  const table = ephemerisTable(Float64Array.from(rows, (_, row) => row));
  rows.forEach((values, row) => fill(table, row, values));
  return table;
}

function filled(table: EphemerisTable, values: Values): EphemerisTable {
  for (let row = 0; row < table.rows; row++) fill(table, row, values);
  return table;
}

function fill({ values: cells, present, columns }: EphemerisTable, row: number, values: Values): void {
  EPHEMERIS_COLUMNS.forEach(({ key }, column) => {
    const value = values[key];
    if (value === undefined) return;
    cells[row * columns + column] = value;
    present[row * columns + column] = 1;
  });
}

function marked(label: string, mark: string) {
  return { label, mark };
}

function many() {
  return Object.fromEntries(Array.from({ length: 40 }, (_, place) => [`N${place}`, marked('n', '1')]));
}
