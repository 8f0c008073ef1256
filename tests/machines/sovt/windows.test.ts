import { expect, test } from 'vitest';
import { DEFAULT_CUSTOM } from '#machines/planning/observatory.ts';
import { queryOf } from '#machines/sovt/path-list.ts';
import { windowsQuery } from '#machines/sovt/path-query.ts';
import { isAnswerTo } from '#machines/sovt/windows.ts';
import { SERVER_ERROR } from '../fakes/calculation.ts';
import { NOW } from '../fakes/orbit-tool.ts';
import { withObjects } from '../fakes/synodic-list.ts';

test('observing windows are requested with limit and elongation, and are those of their query alone', async () => {
  const { context, windows, calculate, row, calculated } = withObjects();
  await calculate('433');
  const eros = row('433');
  const known = calculated().calculated.get('433');
  if (eros === undefined || known === undefined) throw new RangeError('Eros is not calculated');
  const { range } = context().timeline.getSnapshot().context;
  const place = { ...context().windows.getSnapshot().context, leastElongation: 45 };
  const query = windowsQuery(queryOf(eros, known, range), place, NOW);
  expect(query).toMatchObject({ desig: '433', magnitudeLimit: 18, elongationMin: 45 });
  expect(query).not.toHaveProperty('altitudeMin');
  context().windows.send({ type: 'windows.requested', query });
  await windows.calls[0]?.answer({ data: [], errors: [] });
  const list = context().windows.getSnapshot().context;
  expect(isAnswerTo(list, query)).toBe(true);
  expect(isAnswerTo(list, { ...query, elongationMin: 60 })).toBe(false);
});

test('observing windows with a site are those of its nights, from today on for as long as nights are looked through', async () => {
  const { context, calculate, row, calculated } = withObjects();
  await calculate('433');
  const eros = row('433');
  const known = calculated().calculated.get('433');
  if (eros === undefined || known === undefined) throw new RangeError('Eros is not calculated');
  const { windows } = context();
  windows.send({ type: 'site.chosen', site: { ...DEFAULT_CUSTOM, code: 'G96' } });
  windows.send({ type: 'altitude.chosen', altitude: 90 });
  const range = { startMs: Date.parse('2000-01-01'), endMs: Date.parse('2080-01-01') };
  const place = { ...windows.getSnapshot().context, leastElongation: 0 };
  expect(windowsQuery(queryOf(eros, known, range), place, NOW)).toMatchObject({
    observatoryCode: 'G96',
    altitudeMin: 85,
    initD: '2026-03-01T00:00:00.000Z',
    finalD: '2036-03-01T00:00:00.000Z',
  });
});

test('observing windows that cannot be loaded are reported', async () => {
  const { context, windows, popup } = withObjects();
  context().windows.send({ type: 'windows.requested', query: { desig: '433', initD: '', finalD: '' } });
  await windows.calls[0]?.fail(SERVER_ERROR);
  expect(popup()).toMatchObject({ severity: 'error', message: SERVER_ERROR.message });
});
