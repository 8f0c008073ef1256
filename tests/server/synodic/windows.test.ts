import { expect, test } from 'vitest';
import { windowsResponse } from '#contract/sovt/windows.ts';
import { DEGREE } from '#engine/constants.ts';
import type { WindowsTask } from '#server/tasks/synodic-tasks.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService } from '../fakes/fake-service.ts';

const YEAR = 'initD=2026-01-01T00:00Z&finalD=2027-01-01T00:00Z';
const EROS = `desig=Eros&${YEAR}`;
const SITE = 'observatoryLatitude=-24.6&observatoryLongitude=289.3&observatoryElevation=2600';
const HYPERBOLA =
  'kep=false&com_epoch=61000&com_q=1&com_e=1.5&com_i=5&com_long=20&com_omega=30&com_tp=61010&com_mag=20';

async function service() {
  const tasks: WindowsTask[] = [];
  const compute = fakeCompute();
  const windowsOf = (task: WindowsTask) => {
    tasks.push(task);
    return compute.windowsOf(task);
  };
  const { app } = await fakeService({ compute: { ...compute, windowsOf } });
  const requestWindows = (query: string) => app.request(`/rest/sovt/${query}`);
  return { tasks, requestWindows };
}

test('the windows of an object come with their brightest moment, where the orbit comes from and how it was followed', async () => {
  const { tasks, requestWindows } = await service();
  const answer = windowsResponse.parse(await (await requestWindows(`windows?${EROS}`)).json());
  expect(answer.data).toEqual([
    {
      start: 61_041,
      end: 61_041.5,
      startsBefore: true,
      endsAfter: false,
      brightest: {
        epoch: 61_041.25,
        apparentMag: 17.4568,
        sunDistance: 1.1,
        earthDistance: 0.2,
        phaseAngle: 28.6479,
        elongation: 114.5916,
      },
    },
  ]);
  expect(answer.provenance?.forceModel).toContain('relativity');
  expect(tasks[0]).toMatchObject({
    site: { kind: 'geocentre' },
    limits: { faintest: 18, leastElongation: 0.5 * DEGREE },
  });
});

test('the windows of an object with a place are those of its nights, above a chosen altitude', async () => {
  const { tasks, requestWindows } = await service();
  const answer = windowsResponse.parse(
    await (await requestWindows(`windows?${EROS}&${SITE}&altitudeMin=35`)).json(),
  );
  expect(answer.site).toContain('-24.6');
  expect(answer.data[0].brightest.altitude).toBeCloseTo(57.2958, 4);
  expect(tasks[0]).toMatchObject({ site: { kind: 'ground' }, limits: { leastAltitude: 35 * DEGREE } });
  await requestWindows(`windows?${EROS}&observatoryCode=500`);
  expect(tasks[1].site.kind).toBe('geocentre');
});

test('the windows of an object of a user-defined open orbit follow its elements', async () => {
  const { tasks, requestWindows } = await service();
  await requestWindows(`windows?desig=mine&${YEAR}&${HYPERBOLA}&propagation=keplerian&magnitudeLimit=21`);
  expect(tasks[0]).toMatchObject({
    propagation: 'keplerian',
    body: { elements: { eccentricity: 1.5 } },
    photometry: { h: 20, g: 0.15 },
    limits: { faintest: 21 },
  });
});

test('the windows of an object are a table, and a calendar with an event each', async () => {
  const { requestWindows } = await service();
  const table = await requestWindows(`windows.csv?${EROS}`);
  expect(table.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const [head, row] = (await table.text()).split('\r\n');
  expect(head).toMatch(/,object,site,orbit$/);
  expect(head).toMatch(/^start \(UTC\),end \(UTC\)/);
  expect(row).toMatch(
    /^2026-01-01T00:00:00,2026-01-01T12:00:00,yes,no,2026-01-01T06:00:00,17\.46,1\.100000,0\.200000,28\.65,114\.59,,Eros,,\S/,
  );
  const calendar = await requestWindows(`windows.ics?${EROS}&${SITE}`);
  expect(calendar.headers.get('Content-Disposition')).toBe("attachment; filename*=UTF-8''Eros.ics");
  const text = await calendar.text();
  expect(text).toContain('DTSTART:20260101T000000Z\r\nDTEND:20260101T120000Z\r\nSUMMARY:Eros\\, V 17.5');
  expect(text).toContain('altitude 57 deg');
});

test('the windows of an object of an unknown name, or of an object without a magnitude, are an error, and no file', async () => {
  const { requestWindows } = await service();
  const answer = windowsResponse.parse(await (await requestWindows(`windows?desig=Nosuch&${YEAR}`)).json());
  expect(answer).toEqual({
    data: [],
    errors: [{ name: 'Nosuch', message: 'Object "Nosuch" was not found.' }],
  });
  const dark = await requestWindows(`windows?desig=mine&${YEAR}&${HYPERBOLA.replace('&com_mag=20', '')}`);
  expect(windowsResponse.parse(await dark.json()).errors[0].message).toContain('magnitude');
  expect((await requestWindows(`windows.ics?desig=Nosuch&${YEAR}`)).status).toBe(422);
});

test.each([
  [`windows?desig=Eros&initD=2026-01-01&finalD=x`, 'bad-parameter', 'finalD'],
  [`windows?desig=Eros&initD=2027-01-01&finalD=2026-01-01`, 'start-after-end', 'initD'],
  [`windows?desig=Eros&initD=1949-01-01&finalD=2026-01-01`, 'date-out-of-range', 'initD'],
  [`windows?desig=Eros&initD=1950-01-01&finalD=2120-01-01`, 'span-too-long', 'finalD'],
  [`windows?desig=Eros&initD=2026-01-01&finalD=2037-01-01&${SITE}`, 'span-too-long', 'finalD'],
  [`windows?${EROS}&magnitudeLimit=32.1`, 'bad-parameter', 'magnitudeLimit'],
  [`windows?${EROS}&magnitudeLimit=`, 'bad-parameter', 'magnitudeLimit'],
  [`windows?${EROS}&elongationMin=181`, 'bad-parameter', 'elongationMin'],
  [`windows?${EROS}&altitudeMin=-1`, 'bad-parameter', 'altitudeMin'],
  [`windows?${EROS}&observatoryCode=QQQ`, 'observatory-unknown', 'observatoryCode'],
  [`windows?${EROS}&observatoryLatitude=91&observatoryLongitude=0`, 'observatory-invalid', undefined],
  [`windows?${EROS}&observatoryElevation=5`, 'observatory-invalid', 'observatoryLatitude'],
  [`windows?${EROS}&g1=0.2`, 'missing-parameter', 'g2'],
  [`windows?${EROS}&kep=true`, 'missing-parameter', 'kep_epoch'],
  [`windows?${EROS}&kep=false&com_epoch=61000`, 'missing-parameter', 'com_q'],
  [`windows?${YEAR}`, 'missing-parameter', 'desig'],
])('%s is refused as %s, naming %s', async (query, kind, parameter) => {
  const { requestWindows } = await service();
  const response = await requestWindows(query);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(await response.json()).toMatchObject({
    type: expect.stringContaining(kind),
    ...(parameter && { parameter }),
  });
});
