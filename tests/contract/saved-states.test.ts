import { expect, test } from 'vitest';
import { readToolState } from '#contract/tool-state.ts';
import { decodedStateId, linkedCode } from '#machines/saved-state/tool-state-link.ts';
import { savedPlans, savedStates, savedViews } from '../fixtures/saved-states.ts';

test('fourteen states of five tools were saved with earlier versions, with user-defined objects, results, a turned camera, charts, flybys, a population, lost comets and a plan that is awaited among them', async () => {
  const states = savedStates().map(({ state }) => state);
  expect(states).toHaveLength(14);
  expect(new Set(states.map(({ tool }) => tool))).toEqual(new Set(['fvt', 'opt', 'ovt', 'scd', 'sovt']));
});

test.each(savedStates())('$name, saved by $savedBy, is read whole', async ({ state }) => {
  const read = await readToolState(JSON.stringify(state));
  expect(read).toMatchObject({ kind: 'valid', tool: state.tool, state });
});

test('states that visitors saved with earlier versions are read with invalid dates and unknown places, which the form reports', async () => {
  for (const [start, end] of [
    ['2027-02-30', '2027-03-02'],
    ['1899-12-31', '1900-01-02'],
    ['2027-03-02', '2027-03-01'],
  ] as const) {
    expect(await readToolState(planFrom({ start, end }))).toMatchObject({ kind: 'valid' });
  }
  expect(await readToolState(planAt({ latitude: 95 }))).toMatchObject({ kind: 'valid' });
});

test('states that visitors saved with earlier versions are refused with neither a date nor a number', async () => {
  for (const start of ['tomorrow', '', '2027-3-2', 20270302, null, '2027-03-02<script>']) {
    expect(await readToolState(planFrom({ start }))).toMatchObject({ kind: 'invalid' });
  }
  for (const latitude of ['95', null, 1e300]) {
    expect(await readToolState(planAt({ latitude }))).toMatchObject({ kind: 'invalid' });
  }
});

test('states that visitors saved with earlier versions are refused with an object that has no designator, by which alone it can be requested', async () => {
  const [{ state }] = savedViews();
  const [object] = state.finalAsteroidsList;
  const named = async (designator: string) =>
    (await readToolState(JSON.stringify({ ...state, finalAsteroidsList: [{ ...object, designator }] }))).kind;
  expect(await named(object.designator)).toBe('valid');
  expect(await named('')).toBe('invalid');
});

test('states that visitors saved with earlier versions are refused with a timeline that ends before it starts, which no slider has', async () => {
  const [{ state }] = savedViews();
  const span = async (start: string, end: string) =>
    (await readToolState(JSON.stringify({ ...state, timeFrame: { start, end } }))).kind;
  expect(await span('2027-03-02T00:00:00Z', '2027-03-01T00:00:00.000Z')).toBe('invalid');
  expect(await span('2027-03-02T00:00:00Z', '2027-03-02T00:00:00.000Z')).toBe('valid');
  expect(await span('2027-02-30T00:00:00Z', '2027-03-05T00:00:00Z')).toBe('invalid');
});

test.each(savedStates())('$name is named by the link it gave out', ({ link, toolStateId }) => {
  expect(decodedStateId(linkedCode(new URL(link, 'https://toolkit.example').search) ?? '')).toBe(
    String(toolStateId),
  );
});

/** A saved plan with other dates in the form. */
function planFrom(dates: object): string {
  const [{ state }] = savedPlans();
  const { current } = state.setup;
  const selectedTimeFrame = { ...current.selectedTimeFrame, ...dates };
  return JSON.stringify({ ...state, setup: { ...state.setup, current: { ...current, selectedTimeFrame } } });
}

/** A saved plan with another place in the form. */
function planAt(coordinates: object): string {
  const [{ state }] = savedPlans();
  const { current } = state.setup;
  const selectedObservatory = { ...current.selectedObservatory, ...coordinates };
  return JSON.stringify({
    ...state,
    setup: { ...state.setup, current: { ...current, selectedObservatory } },
  });
}
