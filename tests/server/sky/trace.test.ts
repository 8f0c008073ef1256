import { expect, test } from 'vitest';
import { area, pathAngle, trace } from '#contract/scd/trace.ts';
import { EPHEMERIS_INDEX as COLUMN, SUN_MOON_INDEX } from '#engine/observe/columns.ts';
import type { EphemerisTable } from '#engine/observe/table.ts';
import { moonIlluminance, moonlight } from '#engine/sky/moonlight.ts';
import { DEGREE } from '#engine/constants.ts';
import type { EphemerisTask } from '#server/tasks/ephemeris-of.ts';
import { ephemerisTable, fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService } from '../fakes/fake-service.ts';
import { type FakeStar, fakeStars } from '../fakes/fake-stars.ts';

const START = 2461050.5;
const FRAME = `julianDateStart=${START}&julianDateEnd=${START + 1}&utcStart=2026-01-10T00:00&utcEnd=2026-01-11T00:00&step=0.25&observatoryCode=568`;
const EROS = `${FRAME}&kev=0.172&vZenith=21.817&name=Eros`;
const ELLIPSE =
  'kep=true&kep_epoch=61000&kep_a=1.5&kep_e=0.2&kep_i=10&kep_long=20&kep_omega=30&kep_mean=40&mag=20&slope=0.15';
const HYPERBOLA =
  'kep=false&com_epoch=61000&com_q=0.5&com_e=1.2&com_i=10&com_long=20&com_omega=30&com_tp=61010&mag=20';

test('a trace has rows of 28 values by the indices of the interface, the reserved ones empty', async () => {
  const { object } = await traced(EROS);
  expect(object.data).toHaveLength(5);
  const [row] = object.data;
  expect(row).toHaveLength(28);
  expect(row.slice(0, 13)).toEqual([START, 359.5, 1, 10, 2, 100, 30, 18, 2, 120, 5, 3, 45]);
  expect(row.slice(13, 23)).toEqual(Array(10).fill(null));
  expect(row.slice(24)).toEqual([60, 20, 75, -40]);
  expect(object.fields[1]).toBe('AST_RA');
  expect(object.units[23]).toBe('mag/arcsec2');
});

test('a trace has moonlight by the extinction and the dark zenith of the query', async () => {
  const usual = await traced(EROS);
  expect(usual.object.data[0][23]).toBeCloseTo(light(0.172, 21.817), 4);
  const other = await traced(`${FRAME}&kev=0.4&vZenith=20&name=Eros`);
  expect(other.object.data[0][23]).toBeCloseTo(light(0.4, 20), 4);
  expect(light(0.4, 20)).not.toBeCloseTo(light(0.172, 21.817), 1);
  expect((await traced(`${FRAME}&name=Eros`)).object.data).toEqual(usual.object.data);
});

test('a trace has the clones of its rows in curved regions, and requests no more than a path of its length may have', async () => {
  const requested: EphemerisTask['clouds'][] = [];
  const { object } = await traced(EROS, {
    table: (task) => {
      requested.push(task.clouds);
      const every = task.clouds?.every ?? 1;
      return {
        ...path(task),
        uncertainty: [{ fromRow: every, basis: 'clones', lost: false, curved: true }],
        clouds: [
          { row: every, shifts: Float32Array.of(1.25, -2.5, 0.0001, 7) },
          { row: every + 1, shifts: Float32Array.of(9, 9) },
        ],
      };
    },
  });
  expect(requested).toEqual([{ every: 36, most: 100 }]); // every ten minutes of six hours
  expect(object.uncertainty?.runs).toEqual([{ fromRow: 1, basis: 'clones', lost: false, curved: true }]);
  expect(object.clouds).toEqual([{ row: 1, east: [1.25, 0], north: [-2.5, 7] }]);
  await traced(longFrame(20), {
    table: (task) => {
      requested.push(task.clouds);
      return path(task);
    },
  });
  expect(requested[1]).toEqual({ every: 1, most: 12 });
});

test('a trace says whose orbit it is, by which forces, and what the starlight rests on', async () => {
  const answer = await traced(EROS);
  expect(answer.object).toMatchObject({ name: 'Eros', number: '433', provenance: { source: 'Test list' } });
  expect(answer.provenance).toMatchObject({
    forceModel: expect.stringContaining('full'),
    observer: 'Maunakea (568)',
  });
  expect(answer.starlight).toMatchObject({ sources: ['test stars'], faintLimit: 12 });
  expect(answer.starlight.rule).toContain('2.5 mag');
});

test('a trace ends with an impact, and says when', async () => {
  const impact = { body: 3, dayTdb: START + 0.6 };
  const { object } = await traced(EROS, {
    table: (task) => ({
      ...path({ ...task, epochs: task.epochs.filter((jd) => jd < START + 0.6) }),
      impact,
    }),
  });
  expect(object.data.map(([jd]) => jd)).toEqual([START, START + 0.25, START + 0.5]);
  expect(object.error).toMatch(/^Object .*Eros impacted on 2026-01-10\.$/);
  expect(object.impact?.date).toMatch(/^2026-01-10T14:2\d:\d\dZ$/);
});

test('a trace of an orbit that cannot be followed is a reason without rows', async () => {
  const { app } = await fakeService({
    compute: fakeCompute({ ephemerisOf: async () => ({ kind: 'refused', reason: 'no such orbit' }) }),
  });
  const { object } = trace.parse(await (await app.request(`/rest/scd/trace?${EROS}`)).json());
  expect(object).toMatchObject({ data: [], finetrial: [], error: 'no such orbit' });
});

test('a trace is computed once, however often it is requested; its area and length with it', async () => {
  let computed = 0;
  const { app } = await serviceWith((task) => {
    computed++;
    return path(task);
  });
  const first = await (await app.request(`/rest/scd/trace?${EROS}`)).text();
  await app.request(`/rest/scd/area?${EROS}`);
  await app.request(`/rest/scd/pathangle?${EROS}`);
  expect(await (await app.request(`/rest/scd/trace?${EROS}`)).text()).toBe(first);
  expect(computed).toBe(1);
  await app.request(`/rest/scd/trace?${EROS.replace('568', '500')}`);
  expect(computed).toBe(2);
});

test('a trace that no visitor waits for any more is not computed', async () => {
  const computed: string[] = [];
  const letGo: (() => void)[] = [];
  const paused = new Promise<void>((resolve) => letGo.push(resolve));
  const { app, queue } = await serviceWith(
    async (task) => {
      computed.push(task.body.number ?? '');
      await paused;
      return path(task);
    },
    { concurrency: 1 },
  );
  const first = app.request(`/rest/scd/trace?${EROS}`);
  const leaving = new AbortController();
  const second = app.request(`/rest/scd/trace?${FRAME}&name=Ceres`, { signal: leaving.signal });
  await new Promise((resolve) => setImmediate(resolve));
  leaving.abort();
  expect((await second).status).toBe(499);
  letGo[0]();
  expect((await first).status).toBe(200);
  await queue.idle();
  expect(computed).toEqual(['433']);
});

test('a trace of a user-defined object is of an ellipse or of an open orbit', async () => {
  const elements: unknown[] = [];
  const { app } = await serviceWith((task) => {
    elements.push(task.body.elements);
    return path(task);
  });
  const answer = await app.request(`/rest/scd/trace_user_defined?${FRAME}&name=my%20own&${ELLIPSE}`);
  expect(trace.parse(await answer.json()).object).toMatchObject({
    name: 'my own',
    designator: 'my_own_synthetic-object',
    database: 'User-defined',
  });
  await app.request(`/rest/scd/trace_user_defined?${FRAME}&name=my%20own&${HYPERBOLA}`);
  expect(elements).toMatchObject([
    { eccentricity: 0.2, perihelionDistance: expect.closeTo(1.2, 9) },
    { eccentricity: 1.2, perihelionDistance: 0.5 },
  ]);
});

test.each([
  [`trace?${FRAME}`, 'missing-parameter', 'name'],
  [`trace?${FRAME}&name=Nosuch`, 'unknown-names', 'name'],
  [`trace?${EROS}&kev=-1`, 'bad-parameter', 'kev'],
  [`trace?${EROS.replace('0.172', 'a')}`, 'bad-parameter', 'kev'],
  [`trace?${EROS.replace('21.817', '99')}`, 'bad-parameter', 'vZenith'],
  [`trace?${EROS.replace('568', 'zzz')}`, 'observatory-unknown', 'observatoryCode'],
  [`trace?${EROS.replace('step=0.25', 'step=0.001')}`, 'step-too-small', 'step'],
  [`trace_user_defined?${FRAME}&${ELLIPSE.replace('kep_i=10&', '')}`, 'missing-parameter', 'kep_i'],
  [`trace_user_defined?${FRAME}&kep=false&${ELLIPSE.slice(9)}`, 'missing-parameter', 'com_epoch'],
  [`trace_user_defined?${FRAME}&${ELLIPSE.replace('kep_e=0.2', 'kep_e=1.5')}`, 'bad-parameter', 'kep_e'],
])('a trace by %s is the problem %s of %s', async (path, kind, parameter) => {
  const { app } = await fakeService();
  const response = await app.request(`/rest/scd/${path}`);
  expect(await response.json()).toMatchObject({ type: expect.stringContaining(`#${kind}`), parameter });
});

test('a trace of more than 10 000 points is refused, the span counted with its fraction', async () => {
  const { app } = await fakeService();
  const refused = await app.request(`/rest/scd/trace?${longFrame(69.5)}`);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ maximum: 10_000, current: 10_008 });
  expect((await app.request(`/rest/scd/trace?${longFrame(69.4)}`)).status).toBe(200);
});

test('the fine trail is ten minutes fine, and every row of the trace is in it', async () => {
  const { object } = await traced(EROS);
  expect(object.finetrial).toHaveLength(145);
  expect(object.finetrial.filter((_, row) => row % 36 === 0).map(([jd]) => jd)).toEqual(
    object.data.map(([jd]) => jd),
  );
});

// the object, V 18, goes a degree east a day, 6.25 arcmin between rows of 6 h at the equator
test.each<[string, FakeStar, 1 | 0 | null]>([
  ['a bright star on the path', { ra: 359.75, dec: 10, magnitude: 10 }, 1],
  ['a star as bright as the object on the path', { ra: 359.75, dec: 10, magnitude: 18 }, 1],
  ['a bright star within its disc beside the path', { ra: 359.75, dec: 10 + 20 / 3600, magnitude: 8 }, 1],
  ['a faint star at the same place', { ra: 359.75, dec: 10 + 20 / 3600, magnitude: 18 }, 0],
  ['a star that is too faint to matter', { ra: 359.75, dec: 10, magnitude: 20.6 }, 0],
])('the fine trail reports %s', async (_, star, flag) => {
  const { object } = await traced(EROS, { stars: [star], faintLimit: 21 });
  const near = object.finetrial.filter(([, ra]) => Math.abs(ra - 359.75) < 0.003);
  expect(near.map(([, , , starlight]) => starlight)).toContain(flag);
  if (flag === 1)
    expect(object.finetrial.filter(([, , , starlight]) => starlight === 1).length).toBeLessThan(8);
  else expect(object.finetrial.every(([, , , starlight]) => starlight === 0)).toBe(true);
});

test('the fine trail is unknown where the available stars end too soon, but names those that are known', async () => {
  const { object } = await traced(EROS, {
    stars: [{ ra: 359.75, dec: 10, magnitude: 10 }],
    faintLimit: 12,
  });
  expect(new Set(object.finetrial.map(([, , , starlight]) => starlight))).toEqual(new Set([1, null]));
});

test('the fine trail distinguishes rows that only a star without a known motion spoils', async () => {
  const star = { ra: 359.75, dec: 10, magnitude: 10 };
  const still = await rowsSpoiltBy([star]);
  expect(still.unmoved).toEqual(still.starlit);
  const moving = { ...star, motion: [1, 1] as const };
  expect((await rowsSpoiltBy([moving])).unmoved).toEqual([]);
  expect((await rowsSpoiltBy([star, moving])).unmoved).toEqual([]);
});

test('the fine trail reaches as far as the uncertainty of the object', async () => {
  const star = { ra: 359.75, dec: 10 + 60 / 3600, magnitude: 18 };
  const known = await traced(EROS, { stars: [star], faintLimit: 21 });
  expect(known.object.finetrial.some(([, , , starlight]) => starlight === 1)).toBe(false);
  const unknown = await traced(EROS, { stars: [star], faintLimit: 21, ellipse: 90 });
  expect(unknown.object.finetrial.some(([, , , starlight]) => starlight === 1)).toBe(true);
  const lost = await traced(EROS, { stars: [star], faintLimit: 21, ellipse: 4000 });
  expect(lost.object.finetrial.every(([, , , starlight]) => starlight === null)).toBe(true);
});

test('the area and the length of a path are those of its places, across 0 h too', async () => {
  const { app } = await serviceWith(path);
  const areas = area.parse(await (await app.request(`/rest/scd/area?${EROS},Ceres`)).json());
  expect(areas.object.data).toEqual([
    { name: 'Eros', designator: 'A898 PA', raMin: 359.5, raMax: 0.5, decMin: 10, decMax: 10 },
    { name: 'Ceres', designator: 'A801 AA', raMin: 359.5, raMax: 0.5, decMin: 10, decMax: 10 },
  ]);
  const angle = pathAngle.parse(await (await app.request(`/rest/scd/pathangle?${EROS}`)).json());
  expect(angle.object.data[0].arclength).toBeCloseTo(Math.cos(10 * DEGREE), 4);
});

test('the area and the length of a path of user-defined objects are listed beside those of the catalogue', async () => {
  const { app } = await serviceWith(path);
  const ellipse = ELLIPSE.slice(9).replace('mag=', 'kep_mag=').replace('slope=', 'kep_slope=');
  const response = await app.request(`/rest/scd/area?${FRAME}&name=Eros&kep_name=own&${ellipse}`);
  const areas = area.parse(await response.json());
  expect(areas.object.data.map(({ name }) => name)).toEqual(['Eros', 'own']);
});

/** Ten minutes by ten minutes. */
function longFrame(days: number): string {
  return `julianDateStart=${START}&julianDateEnd=${START + days}&step=0.0069444445&observatoryCode=568&name=Eros`;
}

/** The engine's moonlight at the path: a Moon of phase angle 60 deg, 20 deg high, 60 deg from it. */
function light(extinction: number, zenith: number): number {
  const sky = { extinction, zenith };
  const moon = moonIlluminance(60 * DEGREE, 20 * DEGREE, sky);
  return moonlight(moon, 60 * DEGREE, 30 * DEGREE, sky);
}

type Setting = {
  readonly table?: (task: EphemerisTask) => EphemerisTable;
  readonly stars?: readonly FakeStar[];
  readonly faintLimit?: number;
  readonly ellipse?: number;
};

async function traced(query: string, { table, stars, faintLimit = 12, ellipse = 5 }: Setting = {}) {
  const catalogue = stars === undefined ? fakeStars() : fakeStars(stars, faintLimit);
  const made = table ?? ((task: EphemerisTask) => path(task, ellipse));
  const { app } = await serviceWith(made, {}, catalogue);
  const response = await app.request(`/rest/scd/trace?${query}`);
  return trace.parse(await response.json());
}

function serviceWith(
  table: (task: EphemerisTask) => EphemerisTable | Promise<EphemerisTable>,
  limits: { concurrency?: number } = {},
  stars = fakeStars(),
) {
  const compute = fakeCompute({
    ephemerisOf: async (task) => ({ kind: 'computed', value: await table(task) }),
    sunMoonOf: async ({ epochs }) => {
      const columns = Object.keys(SUN_MOON_INDEX).length;
      const values = new Float64Array(epochs.length * columns).fill(75);
      return { rows: epochs.length, columns, values, present: new Uint8Array(values.length).fill(1) };
    },
  });
  return fakeService({ compute, limits, stars });
}

/** A path of a degree a day along declination 10, from half a degree before 0 h on. */
function path({ epochs }: Pick<EphemerisTask, 'epochs'>, major = 5): EphemerisTable {
  const table = ephemerisTable(epochs);
  epochs.forEach((epoch, row) => {
    const put = (column: number, value: number) => {
      table.values[row * table.columns + column] = value;
      table.present[row * table.columns + column] = 1;
    };
    put(COLUMN.AST_RA, (359.5 + (epoch - START)) % 360);
    put(COLUMN.AST_DEC, 10);
    put(COLUMN.APPMOT_RA, 1);
    put(COLUMN.APPMOT_DEC, 2);
    put(COLUMN.AST_AZ, 100);
    put(COLUMN.AST_ALT, 30);
    put(COLUMN.MAG, 18);
    put(COLUMN.AIRM, 2);
    put(COLUMN.ELON, 120);
    put(COLUMN.ERR_A, major);
    put(COLUMN.ERR_B, 3);
    put(COLUMN.PA, 45);
    put(COLUMN.MOOEL, 60);
    put(COLUMN.MOON_ALT, 20);
    put(COLUMN.SUN_ALT, -40);
  });
  return table;
}

/** Rows of the fine trail that stars spoil, and those that only stars without a motion do. */
async function rowsSpoiltBy(stars: readonly FakeStar[]) {
  const { object } = await traced(EROS, { stars, faintLimit: 21 });
  const starlit = object.finetrial.flatMap(([, , , starlight], row) => (starlight === 1 ? [row] : []));
  expect(starlit.length).toBeGreaterThan(0);
  return { starlit, unmoved: object.unmoved };
}
