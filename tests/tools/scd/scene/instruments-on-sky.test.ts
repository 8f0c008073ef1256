import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { COMMON_TELESCOPE } from '#machines/planning/telescope-camera.ts';
import { directionDeg } from '#tools/scd/scene/trail-of.ts';
import { circleText, instrumentsOnSky } from '#tools/scd/scene/instruments-on-sky.ts';
import { startSkyChart } from '../../../machines/fakes/sky-chart.ts';
import { listedObject } from '../../../machines/fakes/objects.ts';
import { tracePointAt, traceThrough } from '../../../machines/fakes/traces.ts';

const MIDDLE = directionDeg(100, 40);

test('a chart has no fields without a telescope and an eyepiece', () => {
  expect(instrumentsOnSky(startSkyChart(), MIDDLE)).toEqual([]);
});

test('the fields on a chart show what they are and how large, around the object at the trace date', () => {
  const chart = withPath();
  chart.telescopes.send({ type: 'telescope.saved', profile: COMMON_TELESCOPE, before: undefined });
  chart.instruments.send({ type: 'eyepiece.chosen', kind: 'field' });
  chart.chart.send({ type: 'row.chosen', row: 1 });
  const fields = instrumentsOnSky(chart, MIDDLE);
  expect(fields.map(({ shape, name }) => [shape, name])).toEqual([
    ['rectangle', '30 cm f/4, 67 × 45 arcmin'],
    ['circle', 'Eyepiece, 1.0 deg'],
  ]);
  for (const { centre } of fields) expect(centre).toEqual(directionDeg(11, 21));
});

test('the fields on a chart are around its middle where that is set, and while there is no path', () => {
  const chart = withPath();
  chart.telescopes.send({ type: 'telescope.saved', profile: COMMON_TELESCOPE, before: undefined });
  chart.instruments.send({ type: 'centre.chosen', centre: 'middle' });
  expect(instrumentsOnSky(chart, MIDDLE)[0].centre).toEqual(MIDDLE);
  const empty = startSkyChart();
  empty.instruments.send({ type: 'eyepiece.chosen', kind: 'field' });
  expect(instrumentsOnSky(empty, MIDDLE)[0].centre).toEqual(MIDDLE);
});

test('the fields on a chart are not drawn once they are switched off', () => {
  const chart = withPath();
  chart.telescopes.send({ type: 'telescope.saved', profile: COMMON_TELESCOPE, before: undefined });
  chart.instruments.send({ type: 'camera.switched', isOn: false });
  expect(instrumentsOnSky(chart, MIDDLE)).toEqual([]);
});

test('a field is written in degrees from one degree on, in arcminutes below', () => {
  expect([1.25 * DEGREE, (50 / 60) * DEGREE, (8.25 / 60) * DEGREE].map(circleText)).toEqual([
    '1.3 deg',
    '50 arcmin',
    '8.3 arcmin',
  ]);
});

function withPath() {
  const chart = startSkyChart();
  chart.setup.send({ type: 'objects.saved', objects: [listedObject('433')] });
  chart.setup.send({ type: 'setup.submitted' });
  const [calls] = chart.calls.traces;
  const trace = traceThrough([tracePointAt(2_461_105), tracePointAt(2_461_106, { raDeg: 11, decDeg: 21 })]);
  calls.send({ type: 'trace.loaded', key: calls.requested[0].key, trace });
  return chart;
}
