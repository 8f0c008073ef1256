import { chromium, type Page } from '@playwright/test';
import type { ObjectTable, PlotTables } from '#contract/opt/calculation.ts';
import { roomFor } from '#machines/opt/night-plan/make-room.ts';
import { UNTOUCHED_PLAN } from '#machines/opt/night-plan/night-plan.ts';
import { plainSignal } from '#machines/opt/night-plan/night-signal.ts';
import { nightTable } from '#machines/opt/night-plan/night-table.ts';
import { plannedNight } from '#machines/opt/night-plan/planned-night.ts';
import { findBrowser } from '../e2e/browser.ts';
import { setToday } from '../e2e/harness.ts';
import { type Service, startService } from '../e2e/service.ts';
import { nightResult } from '../machines/fakes/night.ts';
import { atMost, type BenchRow } from './bench-row.ts';
import { catalogueDir, counted, IS_TINY } from './bench-size.ts';
import { untilPrepared } from './until-prepared.ts';

const NOW = '2026-11-20T12:00:00Z';
const PLANNED_OBJECTS = 30;
const CHANGES = counted(60, 2);
/** The page waits this long for what it calculates. */
const PATIENCE_MS = 180_000;

/** Observation planning: its plan, and the built service and page with the full catalogue. Needs `npm run build`. */
export async function bench(): Promise<BenchRow[]> {
  const catalogue = catalogueDir();
  if (catalogue === undefined) return plans();
  const service = await startService({ NOW, CATALOGUE_DIR: catalogue });
  try {
    await untilPrepared(service.url);
    const sliders = [await slider(service)];
    for (const size of IS_TINY ? [] : PLOT_SIZES) sliders.push(await slider(service, size));
    return [...plans(), ...(await tonight(service)), ...sliders];
  } finally {
    await service.stop();
  }
}

function plans(): BenchRow[] {
  const objects = Array.from({ length: PLANNED_OBJECTS }, (_, index) => ({
    designator: `A${index}`,
    transit: 6 + ((index * 7) % 12),
    magnitude: 16 + (index % 5),
  }));
  const table = nightTable(nightResult(objects));
  if (table === undefined) throw new RangeError('the night has no horizon');
  const means = { obstruction: undefined, atRisk: new Set<string>(), signal: plainSignal };
  const planned = plannedNight(table, UNTOUCHED_PLAN, means);
  const [left] = planned.kind === 'planned' ? planned.leftOut : [];
  return [
    atMost(
      `Plan of ${PLANNED_OBJECTS} objects`,
      median(10, () => plannedNight(table, UNTOUCHED_PLAN, means)),
      'ms',
      100,
    ),
    ...(left === undefined
      ? []
      : [
          atMost(
            'Room in it for one more',
            median(3, () => roomFor(left.object.table.designator, table, UNTOUCHED_PLAN, means)),
            'ms',
            1000,
          ),
        ]),
  ];
}

async function tonight({ url }: Service): Promise<BenchRow[]> {
  const requestAt = async (site: string) => {
    const begun = performance.now();
    const response = await fetch(`${url}/rest/opt/tonight?observatoryCode=${site}`);
    if (!response.ok) throw new Error(await response.text());
    await response.arrayBuffer();
    return performance.now() - begun;
  };
  const fresh: number[] = [];
  const again: number[] = [];
  for (const site of ['G96', 'J04', '568'].slice(0, counted(3, 1))) {
    fresh.push(await requestAt(site));
    again.push(await requestAt(site));
  }
  return [
    atMost(
      'Tonight, 26,000 objects, at a site never requested: the slowest of three',
      Math.max(...fresh),
      'ms',
      2000,
    ),
    atMost('The same again', Math.max(...again), 'ms', 300),
  ];
}

/** Tables of the long-term plots in another size; undefined for those of the plan as it was calculated. */
type PlotSize = { readonly objects: number; readonly rows: number };

const PLOT_SIZES: readonly PlotSize[] = [
  { objects: 1, rows: 10_000 },
  { objects: 250, rows: 40 },
  { objects: 250, rows: 1000 },
];

/** Work of the page's main thread, React and paint included, for one change of a long-term slider. */
async function slider({ url }: Service, size?: PlotSize): Promise<BenchRow> {
  const browser = await chromium.launch({ executablePath: findBrowser() });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(PATIENCE_MS);
    await setToday(page, NOW);
    if (size !== undefined) {
      await page.route('**/rest/opt/longterm*', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: resized((await response.json()) as PlotTables, size) });
      });
      await page.route('**/rest/opt/shortterm*', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: copied((await response.json()) as PlotTables, size) });
      });
    }
    await openLongTerm(page, url);
    const handle = page.getByRole('slider').first();
    await handle.focus();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busyMs = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    };
    const press = async (key: string, count: number) => {
      for (let change = 0; change < count; change++) {
        await page.keyboard.press(key);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      }
    };
    await press('ArrowRight', 20);
    const before = await busyMs();
    await press('ArrowLeft', CHANGES);
    return atMost(
      `Long-term slider, ${size === undefined ? 'tonight' : `${size.objects} x ${size.rows}`}, a change, React and paint included`,
      ((await busyMs()) - before) / CHANGES,
      'ms',
      16,
    );
  } finally {
    await browser.close();
  }
}

/** The same tables with a number of objects, the first ones repeated, and a number of rows over the same time. */
function resized(tables: PlotTables, size: PlotSize): PlotTables {
  const { rows } = size;
  const stretched = (table: ObjectTable): ObjectTable => ({
    ...table,
    data: Array.from({ length: rows }, (_, row) =>
      rowAt(table.data, (row / (rows - 1)) * (table.data.length - 1)),
    ),
  });
  const { object } = tables;
  return copied({ ...tables, object: { ...object, data: object.data.map(stretched) } }, size);
}

/** The same tables with this many objects, the first ones over again. */
function copied(tables: PlotTables, { objects }: PlotSize): PlotTables {
  const { data } = tables.object;
  const all = Array.from({ length: objects }, (_, copy) => {
    const table = data[copy % data.length];
    return copy < data.length ? table : { ...table, designator: `${table.designator}, copy ${copy}` };
  });
  return { ...tables, object: { ...tables.object, data: all } };
}

/** Values between two rows. */
function rowAt(rows: ObjectTable['data'], place: number): ObjectTable['data'][number] {
  const [before, after] = [rows[Math.floor(place)], rows[Math.ceil(place)]];
  return before.map((value, column) => {
    const next = after[column];
    return value === null || next === null ? value : value + (place % 1) * (next - value);
  });
}

async function openLongTerm(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/opt/tonight`);
  await page.getByRole('button', { name: 'From your place' }).click();
  await page.getByRole('combobox', { name: /^Search observatory/ }).fill('G96');
  await page.getByRole('option', { name: /^G96/ }).click();
  const show = page.getByRole('button', { name: 'Show tonight from here' });
  const plan = page.getByRole('button', { name: 'Plan these' });
  await show.or(plan).first().waitFor();
  if (await show.isVisible()) await show.click();
  await page
    .getByRole('table', { name: /up tonight/ })
    .getByRole('rowheader')
    .first()
    .waitFor();
  await plan.click();
  await page.getByRole('table', { name: /^Plan of the night/ }).waitFor();
  await page.getByRole('link', { name: /^Long-term/ }).click();
  await page.getByRole('slider').first().waitFor();
}

/** Milliseconds that a thing takes, by several times of doing it. */
function median(times: number, work: () => unknown): number {
  const taken = Array.from({ length: times }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  return taken.toSorted((a, b) => a - b)[Math.floor(times / 2)];
}
