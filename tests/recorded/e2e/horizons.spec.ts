import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, testOn } from '../../e2e/harness.ts';
import { chooseObservatory, openPlanning, typeDate, openEphemerides } from '../../e2e/opt-journey.ts';
import { RECORDED } from '../references.ts';

type Case = {
  readonly H: number;
  readonly G: number;
  readonly orbit: {
    readonly epoch_jd_tdb: number;
    readonly elements_from_state: Readonly<
      Record<'a_au' | 'e' | 'i_deg' | 'node_deg' | 'argperi_deg' | 'M_deg', number>
    >;
  };
  readonly observer_rows: Readonly<Record<'X05', readonly (readonly number[])[]>>;
};

/** 2010 TK7, an Earth Trojan: Horizons' orbit and rows from X05, March 2014. */
const TROJAN = RECORDED.caseAt<Case>('cases/smallbody_observer/02_706765_2010_TK7.json');

/** A day inside the recorded rows. */
const START = '2014-03-20';
const END = '2014-03-24';

const ARCSECOND = 1 / 3600;

const test = testOn(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'neo-catalogue-'));
  // The name of the service's own file would promise its 25,000 rows.
  await writeFile(join(folder, 'nea_extended_2010_TK7.json'), JSON.stringify([minorPlanetCenterRow(TROJAN)]));
  return { NOW: `${START}T00:00:00Z`, CATALOGUE_DIR: folder };
});

test('an orbit of Horizons that comes in as a catalogue file has a table within 0.1 arcsec of its rows', async ({
  page,
  service,
}) => {
  await takenIn(service.url);
  await openPlanning(page);
  const start = page
    .getByRole('group', { name: /^Start/ })
    .getByRole('spinbutton')
    .last();
  await expect(start).toHaveText('2014'); // the date of the service has come
  await typeDate(page, 'End', END);
  await chooseObservatory(page, 'X05', /X05/);
  await listObject(page, '2010 TK7');
  await page.getByRole('button', { name: 'Continue to filtering' }).click();
  const selectAll = page.getByRole('checkbox', { name: /^Select all/ });
  await expect(selectAll).toBeEnabled();
  await selectAll.check({ force: true });
  await hourly(page);
  await page.getByRole('button', { name: 'Calculate ephemerides' }).click();
  await page.getByRole('button', { name: 'Go to results' }).click();
  await openEphemerides(page);
  await page.getByRole('button', { name: 'Expand all' }).click();

  const table = await readTable(page);
  const recorded = TROJAN.observer_rows.X05.filter(([jd]) => jd > table[1].jd && jd < table.at(-3)!.jd);
  expect(recorded.length).toBeGreaterThanOrEqual(3);
  for (const [jd, ra, dec] of recorded) {
    const shown = interpolate(table, jd);
    const east = (shown.ra - ra) * Math.cos((dec * Math.PI) / 180);
    expect(Math.hypot(east, shown.dec - dec)).toBeLessThanOrEqual(0.1 * ARCSECOND);
  }
});

/** The recorded elements as a row of the Minor Planet Center's extended JSON. */
function minorPlanetCenterRow({ H, G, orbit }: Case): object {
  const { a_au, e, i_deg, node_deg, argperi_deg, M_deg } = orbit.elements_from_state;
  return {
    Principal_desig: '2010 TK7',
    Number: '(706765)',
    Epoch: orbit.epoch_jd_tdb,
    a: a_au,
    e,
    i: i_deg,
    Node: node_deg,
    Peri: argperi_deg,
    M: M_deg,
    H,
    G,
  };
}

async function takenIn(url: string): Promise<void> {
  await expect
    .poll(async () => {
      const found = await fetch(`${url}/rest/asteroid/findAsteroidByName?query=2010%20TK7`);
      const { asteroids } = (await found.json()) as { asteroids: readonly unknown[] };
      return asteroids.length;
    })
    .toBe(1);
}

async function listObject(page: Page, name: string): Promise<void> {
  await page.getByText('Configure my list').click();
  await page.getByRole('button', { name: /insert/i }).click();
  const popup = page.getByRole('dialog');
  await popup.getByRole('textbox').fill(name);
  await popup.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('list', { name: 'Chosen objects' })).toContainText(name);
}

async function hourly(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Unit of the time step/ }).click();
  await page.getByRole('option', { name: 'hour' }).click();
}

type Row = { readonly jd: number; readonly ra: number; readonly dec: number };

async function readTable(page: Page): Promise<readonly Row[]> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: /txt/i }).click();
  const stream = await (await waiting).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  const [head, ...lines] = Buffer.concat(chunks)
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  const columnOf = (name: string) => head.findIndex((cell) => cell.startsWith(name));
  return lines
    .map((cells) => ({
      jd: Number(cells[columnOf('JD_UTC')]),
      ra: Number(cells[columnOf('AST_RA')]),
      dec: Number(cells[columnOf('AST_DEC')]),
    }))
    .filter(({ jd }) => jd > 2_400_000);
}

/** Place at an instant by Lagrange's formula through the four rows around it. */
function interpolate(rows: readonly Row[], jd: number): { ra: number; dec: number } {
  const next = rows.findIndex((row) => row.jd > jd);
  const four = rows.slice(next - 2, next + 2);
  const weights = four.map((row) =>
    four
      .filter((other) => other !== row)
      .reduce((product, other) => (product * (jd - other.jd)) / (row.jd - other.jd), 1),
  );
  const sum = (of: (row: Row) => number) =>
    four.reduce((total, row, index) => total + weights[index] * of(row), 0);
  return { ra: sum(({ ra }) => ra), dec: sum(({ dec }) => dec) };
}
