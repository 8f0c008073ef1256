import { expect, test } from 'vitest';
import { listedObject, nonNea } from '../fakes/objects.ts';
import { MAUNAKEA } from '../fakes/setup.ts';
import { startSkyChart } from '../fakes/sky-chart.ts';

const EROS = listedObject('433', { name: 'Eros', number: '433' });
const APOPHIS = listedObject('2004 MN4', { name: 'Apophis', number: '99942' });

/** A sky chart at Maunakea, in whose night it is 5 March 2026 at 14:26, by an address that names an object. */
function addressed(phrase: string) {
  const chart = startSkyChart();
  chart.setup.send({ type: 'observatory.chosen', observatory: MAUNAKEA });
  chart.scd.send({ type: 'object.requested', phrase });
  return { ...chart, lookup: chart.calls.names.at(-1) };
}

test('an object that an address names is shown in the night of the site, from 16 to 8 h local mean time, in the place of the address', async () => {
  const { lookup, setup, calls, emitted, chart } = addressed(' Eros ');
  expect(lookup?.input).toEqual({ names: ['Eros'] });
  await lookup?.answer({ asteroids: [EROS], errors: [] });
  expect(setup.getSnapshot().context).toMatchObject({
    dates: { start: '2026-03-05T02:20', end: '2026-03-05T18:20' }, // 155.5° west are 10 h 22 min
    objects: [EROS],
  });
  expect(calls.traces.at(-1)?.requested.map(({ title }) => title)).toEqual(['(433) Eros']);
  expect(chart.getSnapshot().context.active).toBe('433');
  expect(emitted).toContainEqual({ type: 'screen.opened', screen: 'visualisation', replaces: true });
});

test('an object that an address names joins those of the set-up', async () => {
  const { lookup, setup, calls } = addressed('Eros');
  setup.send({ type: 'objects.saved', objects: [APOPHIS] });
  await lookup?.answer({ asteroids: [EROS], errors: [] });
  expect(setup.getSnapshot().context.objects).toEqual([APOPHIS, EROS]);
  expect(calls.traces.at(-1)?.requested).toHaveLength(2);
});

test('an object of the main belt that an address names is listed, and no chart opens', async () => {
  const { lookup, setup, calls, screens } = addressed('1');
  const ceres = nonNea('1');
  await lookup?.answer({ asteroids: [ceres], errors: [] });
  expect(setup.getSnapshot().context.objects).toEqual([ceres]);
  expect(calls.traces).toHaveLength(0);
  expect(screens()).toEqual([]);
});

test('an unknown object that an address names is reported with what may have been meant, which can be shown instead', async () => {
  const { lookup, popup, press, calls } = addressed('Erso');
  const errors = [{ name: 'Erso', message: 'not found', suggestions: ['(433) Eros'] }];
  await lookup?.answer({ asteroids: [], errors });
  expect(popup()).toMatchObject({
    message: 'Load through URL: Object "Erso" was not found',
    option: { label: 'Show (433) Eros' },
  });
  press('popup.option-chosen');
  expect(calls.names.at(-1)?.input).toEqual({ names: ['(433) Eros'] });
});

test('a look-up that fails is reported, and its object is still to come', async () => {
  const { lookup, popup, named, screens } = addressed('Eros');
  await lookup?.fail(new Error('broken'));
  expect(popup()).toMatchObject({ severity: 'error' });
  expect(named.getSnapshot().context.phrase).toBe('Eros');
  expect(screens()).toEqual([]);
});

test('an address without a name looks nothing up', () => {
  expect(addressed('  ').lookup).toBeUndefined();
});
