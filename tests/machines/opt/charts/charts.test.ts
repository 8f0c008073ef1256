import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { chartsMachine } from '#machines/opt/charts/charts.ts';
import { windowOf, windowsFor, windowStart } from '#machines/opt/charts/plot-windows.ts';
import { isEnabled, settingOf } from '#machines/opt/charts/thresholds.ts';
import { calculatedPlanning, filteredPlanning } from '../../fakes/planning.ts';

const SERIES = { min: 10, max: 20 };

test('the charts remember what the user said of every plot of every object, and forget it with the plan', () => {
  const charts = createActor(chartsMachine).start();
  const now = () => charts.getSnapshot().context;
  charts.send({ type: 'plot.toggled', designator: 'Eros', key: 'ELON' });
  charts.send({ type: 'threshold.moved', designator: 'Eros', key: 'MAG', value: 12 });
  expect(isEnabled(now().thresholds, 'Eros', 'ELON')).toBe(false);
  expect(isEnabled(now().thresholds, 'Amor', 'ELON')).toBe(true);
  charts.send({ type: 'thresholds.reset', designator: 'Eros' });
  expect(settingOf(now().thresholds, 'Eros', 'MAG', SERIES).value).toBe(15);
  expect(isEnabled(now().thresholds, 'Eros', 'ELON')).toBe(false);

  charts.send({ type: 'advanced.toggled' });
  charts.send({ type: 'object.picked', designator: 'Amor' });
  charts.send({ type: 'charts.dropped' });
  expect(now()).toMatchObject({ shown: undefined, advanced: true, thresholds: { common: {}, own: {} } });
});

test('the charts take the thresholds of one object for all, after which each may differ again', () => {
  const charts = createActor(chartsMachine).start();
  charts.send({ type: 'thresholds.shared', settings: { MAG: { enable: true, value: 18 } } });
  charts.send({ type: 'threshold.moved', designator: 'Eros', key: 'MAG', value: 12 });
  const { thresholds } = charts.getSnapshot().context;
  expect(settingOf(thresholds, 'Eros', 'MAG', SERIES).value).toBe(12);
  expect(settingOf(thresholds, 'Amor', 'MAG', SERIES).value).toBe(18);
  charts.send({ type: 'thresholds.reset', designator: 'Amor' });
  expect(settingOf(charts.getSnapshot().context.thresholds, 'Amor', 'MAG', SERIES).value).toBe(15);
});

test('picking an object that has hit the Earth says when', async () => {
  const opt = await filteredPlanning(3);
  opt.actor.send({ type: 'impactors.listed', impactors: [{ name: 'A2', impactDate: '2024-01-21' }] });
  opt.charts.send({ type: 'object.picked', designator: 'A2' });
  expect(opt.popup()).toMatchObject({ severity: 'warning', message: 'Object A2 impacted on 2024-01-21.' });
});

test('picking an object that flies on says nothing', async () => {
  const opt = await filteredPlanning(3);
  opt.charts.send({ type: 'object.picked', designator: 'A1' });
  expect(opt.popup()).toBeUndefined();
  expect(opt.charts.getSnapshot().context.shown).toBe('A1');
});

const frame = { start: '2026-11-01', end: '2027-02-28' };

test('the tables of half hours are of thirty days each, so that every day lies well within one', () => {
  expect(['2026-11-01', '2026-11-28', '2026-11-29', '2027-02-28'].map((day) => windowOf(day, frame))).toEqual(
    [0, 0, 1, 4],
  );
  expect([windowStart(0, 100), windowStart(1, 100)]).toEqual([100, 127]);
});

test('the half hours of the next day are requested before it is shown', () => {
  expect(windowsFor('2026-11-10', frame)).toEqual([0]);
  expect(windowsFor('2026-11-28', frame)).toEqual([0, 1]);
  expect(windowsFor(frame.end, frame)).toEqual([4]);
});

test('the half hours are requested once when a calculation is done, with its token', async () => {
  const opt = await calculatedPlanning();
  const calls = () => opt.plots.calls.map(({ input }) => input);
  expect(calls()).toEqual([{ token: 'job' }, { token: 'job' }]);
  opt.charts.send({ type: 'day.chosen', day: '2026-01-03' });
  expect(calls()).toHaveLength(2);
});
