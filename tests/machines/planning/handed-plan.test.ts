import { expect, test } from 'vitest';
import type { HandedPlan } from '#machines/planning/handed-plan.ts';
import { listedObject } from '../fakes/objects.ts';
import { ellipticalObject } from '../fakes/orbits.ts';
import { startSkyChart } from '../fakes/sky-chart.ts';

const EROS = listedObject('433', { name: 'Eros', number: '433' });
const APOPHIS = listedObject('2004 MN4', { name: 'Apophis', number: '99942' });
const MINE = ellipticalObject('mine');
const SITE = {
  observatory: { id: 568, code: '568', name: 'Maunakea', latitude: 19.82, longitude: -155.47, alt: 4200 },
  horizon: '90 20\n180 5',
  timezone: { name: 'GMT -10:00', offsetMinutes: -600 },
  timeStep: { step: 30, unit: 'm' },
} as const;
const PLAN: HandedPlan = {
  objects: [EROS],
  userDefinedObjects: [MINE],
  dates: { start: '2026-04-01T04:00', end: '2026-04-01T14:00' },
  site: SITE,
};

test('a plan that is handed over is its set-up with site, horizon, dates, step and objects, and its paths are requested', () => {
  const chart = startSkyChart();
  chart.setup.send({ type: 'objects.saved', objects: [APOPHIS] });
  chart.scd.send({ type: 'plan.handed', plan: PLAN });
  expect(chart.setup.getSnapshot().context).toMatchObject({
    observatory: SITE.observatory,
    horizons: { '568': SITE.horizon },
    timezone: SITE.timezone,
    dates: PLAN.dates,
    timeStep: SITE.timeStep,
    objects: [EROS],
    userDefinedObjects: [MINE],
  });
  expect(chart.calls.traces.at(-1)?.requested.map(({ title }) => title)).toEqual(['(433) Eros', 'mine']);
  expect(chart.calls.traces.at(-1)?.requested[0]?.call.query).toMatchObject({
    observatoryCode: '568',
    utcStart: '2026-04-01T04:00',
    utcEnd: '2026-04-01T14:00',
  });
});

test('a site that is handed over without a horizon has the one that the user gave it', () => {
  const chart = startSkyChart();
  chart.scd.send({ type: 'plan.handed', plan: PLAN });
  const { horizon: _horizon, ...site } = SITE;
  chart.scd.send({ type: 'plan.handed', plan: { ...PLAN, objects: [APOPHIS], site } });
  const { horizons, objects } = chart.setup.getSnapshot().context;
  expect({ horizons, objects }).toEqual({ horizons: { '568': SITE.horizon }, objects: [APOPHIS] });
});

test('a plan that another tool hands to the sky chart is what the chart shows when its address is opened after it', () => {
  const chart = startSkyChart();
  chart.scd.send({ type: 'plan.handed', plan: PLAN });
  chart.scd.send({ type: 'visualisation.requested' });
  expect(chart.screens()).toEqual(['visualisation']);
  expect(chart.calls.traces.at(-1)?.requested).toHaveLength(2);
  expect(chart.popup()).toBeUndefined();
});

test('objects without a site are seen from that of the sky chart, by its time zone, also where it has just been picked', () => {
  const chart = startSkyChart();
  chart.setup.send({ type: 'observatory.chosen', observatory: SITE.observatory });
  chart.setup.send({ type: 'zone.picked', timezone: SITE.timezone });
  chart.scd.send({ type: 'plan.handed', plan: { ...PLAN, site: undefined } });
  const { observatory, timezone } = chart.setup.getSnapshot().context;
  expect({ observatory, timezone }).toEqual({ observatory: SITE.observatory, timezone: SITE.timezone });
});

test('a plan of one night that another tool computed day by day is shown hour by hour, not by a single row', () => {
  const chart = startSkyChart();
  chart.scd.send({
    type: 'plan.handed',
    plan: { ...PLAN, site: { ...SITE, timeStep: { step: 1, unit: 'd' } } },
  });
  expect(chart.setup.getSnapshot().context.timeStep).toEqual({ step: 1, unit: 'h' });
});

test('a plan that another tool hands to the sky chart without a site adds its object to those there are, from where they are observed, in the foreground', () => {
  const chart = startSkyChart();
  const before = chart.setup.getSnapshot().context.observatory;
  chart.setup.send({ type: 'objects.saved', objects: [APOPHIS] });
  chart.scd.send({ type: 'plan.handed', plan: { ...PLAN, userDefinedObjects: [], site: undefined } });
  expect(chart.setup.getSnapshot().context).toMatchObject({
    observatory: before,
    dates: PLAN.dates,
    objects: [APOPHIS, EROS],
  });
  expect(chart.chart.getSnapshot().context).toMatchObject({ active: '433', row: 0 });
});

test('a plan that another tool hands to the sky chart waits in the set-up where it cannot be shown: own objects from a place without a code', () => {
  const chart = startSkyChart();
  const { code: _code, id: _id, ...place } = SITE.observatory;
  const observatory = { ...place, code: undefined, id: undefined };
  chart.scd.send({ type: 'plan.handed', plan: { ...PLAN, site: { ...SITE, observatory } } });
  expect(chart.setup.getSnapshot().context.objects).toEqual([EROS]);
  expect(chart.calls.traces).toHaveLength(0);
  chart.scd.send({ type: 'visualisation.requested' });
  expect(chart.screens()).toEqual([]);
});

test('a plan that another tool hands to the sky chart of more points than there may be waits in the set-up, and says so when the chart is opened', () => {
  const chart = startSkyChart();
  const dates = { start: '2026-04-01T00:00', end: '2027-04-01T00:00' };
  chart.scd.send({ type: 'plan.handed', plan: { ...PLAN, dates } });
  expect(chart.calls.traces).toHaveLength(0);
  chart.scd.send({ type: 'visualisation.requested' });
  expect(chart.popup()).toMatchObject({
    message: 'Your input data has exceeded maximum data points limit',
  });
  expect(chart.screens()).toEqual(['setup']);
});
