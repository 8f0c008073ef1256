import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { PlotTables, ShortTermQuery } from '#contract/opt/calculation.ts';
import { plotsMachine } from '#machines/opt/charts/plots.ts';
import { deferredActor } from '../../fakes/deferred.ts';

const FRAME_START = 2_461_365.5;

test('half hours of later days are requested when such a day is looked at, once, and let go with it', async () => {
  const { plots, shortTerm } = start();
  await shortTerm.calls[0]?.answer(tables('first'));
  plots.send({ type: 'windows.requested', windows: [0, 1] });
  expect(shortTerm.calls.map(({ input }) => input)).toEqual([
    { token: 'job' },
    { token: 'job', julianDateStart: FRAME_START + 27 },
  ]);
  plots.send({ type: 'windows.requested', windows: [1] });
  expect(shortTerm.calls).toHaveLength(2);
  await shortTerm.calls[1]?.answer(tables('second'));
  expect(plots.getSnapshot().context.later).toEqual({ 1: tables('second') });

  plots.send({ type: 'windows.requested', windows: [1, 2] });
  expect(shortTerm.calls).toHaveLength(3);
  await shortTerm.calls[2]?.answer(tables('third'));
  plots.send({ type: 'windows.requested', windows: [2] });
  expect(plots.getSnapshot().context).toMatchObject({
    shortTerm: tables('first'),
    later: { 2: tables('third') },
  });
  expect(Object.keys(plots.getSnapshot().context.later)).toEqual(['2']);
});

test('a day that is looked at before the first table is there is requested after it', async () => {
  const { plots, shortTerm } = start();
  plots.send({ type: 'windows.requested', windows: [3] });
  expect(shortTerm.calls).toHaveLength(1);
  await shortTerm.calls[0]?.answer(tables('first'));
  expect(shortTerm.calls[1]?.input).toEqual({ token: 'job', julianDateStart: FRAME_START + 83 });
});

function start() {
  const longTerm = deferredActor<PlotTables, { token: string }>();
  const shortTerm = deferredActor<PlotTables, { token: string } & ShortTermQuery>();
  const machine = plotsMachine.provide({
    actors: { loadLongTerm: longTerm.actor, loadShortTerm: shortTerm.actor },
  });
  const plots = createActor(machine, { input: { token: 'job', frameStart: FRAME_START } }).start();
  return { plots, shortTerm };
}

/** Tables that differ by the name of their observer. */
function tables(observer: string): PlotTables {
  return {
    object: { fields: [], units: [], data: [] },
    sunmoon: { fields: [], units: [], data: [] },
    provenance: {
      forceModel: 'full',
      ephemeris: 'own',
      catalogueDate: '2026-01-01',
      observer,
      software: 'test',
      calculatedAt: '2026-01-01T00:00:00Z',
    },
  };
}
