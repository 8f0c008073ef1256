import { expect, test } from 'vitest';
import { sovtState } from '#contract/sovt/sovt-state.ts';
import { DEFAULT_CUSTOM } from '#machines/planning/observatory.ts';
import { presentOf } from '#machines/popups/coordinator.ts';
import { restoreSovt, sovtStateOf } from '#machines/sovt/sovt-state.ts';
import { savedPaths } from '../../fixtures/saved-states.ts';
import { withObjects } from '../fakes/synodic-list.ts';
import { startSynodic, synodicPath } from '../fakes/synodic-tool.ts';

test('a saved state has lists, parameters, dates and view, and brings them back', async () => {
  const first = withObjects();
  await first.calculate('433');
  first.context().parameters.send({ type: 'parameter.typed', id: 'magnitudeLimit', text: '22' });
  first.sovt.send({ type: 'calculation.requested' });
  await first.paths.calls[1]?.answer(synodicPath());
  first.context().objects.send({ type: 'focus.chosen', focus: { kind: 'object', designator: '433' } });
  first.context().population.send({ type: 'limit.chosen', magnitudeLimit: 20.5 });
  first.context().settings.send({ type: 'charts.pressed' });
  first.context().chartAxis.send({ type: 'axis.chosen', axis: 'days' });
  first.context().population.send({ type: 'head.pressed', column: 'window' });
  first.context().windows.send({ type: 'site.chosen', site: { ...DEFAULT_CUSTOM, code: 'G96' } });
  first.context().windows.send({ type: 'altitude.chosen', altitude: 35 });
  const state = stateOf(first);
  expect(sovtState.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
  expect(state).toMatchObject({
    tool: 'sovt',
    selectedObjectName: '433',
    sovtFocusedObject: '433',
    charts: true,
    chartAxis: 'days',
    populationOrder: { by: 'window', direction: 'ascending' },
    calculatedObjects: [{ designator: '433', magnitudeLimit: 22 }],
    windowsPlace: { site: { code: 'G96' }, leastAltitude: 35 },
  });
  expect(Object.keys(state)).not.toContain('synodicActiveObject');

  const second = startSynodic();
  second.sovt.send({ type: 'state.loaded', state });
  second.clock.increment(999);
  expect(second.paths.calls).toHaveLength(0);
  second.clock.increment(1);
  expect(second.populations.queries).toMatchObject([{ magnitudeLimit: 20.5 }]);
  expect(second.paths.calls).toHaveLength(1);
  await second.paths.calls[0]?.answer(synodicPath());
  expect(second.form().texts.magnitudeLimit).toBe('22');
  expect(stateOf(second)).toEqual(state);
});

test.each(savedPaths())(
  'a saved state that an earlier version saved comes back: $name of $savedBy',
  ({ state }) => {
    const { sovt, clock, context, emitted, paths, populations } = startSynodic();
    sovt.send({ type: 'state.loaded', state });
    clock.increment(1000);
    const { SOVTcamera, ...rest } = state;
    expect(stateOf({ context })).toEqual(rest);
    expect(emitted).toContainEqual({ type: 'camera.restored', camera: SOVTcamera });
    expect(paths.calls.map(({ input }) => input.calculated.designator)).toEqual(
      expect.arrayContaining(state.calculatedObjects.map(({ designator }) => designator)),
    );
    expect(populations.queries).toHaveLength(state.populationLimit === undefined ? 0 : 1);
  },
);

test('a saved state replaces what is shown, also where that is of the same objects', async () => {
  const { sovt, clock, context, paths, form, calculated, calculate } = withObjects();
  await calculate('433');
  await calculate('2004 MN4');
  const state = stateOf({ context });
  context().parameters.send({ type: 'parameter.typed', id: 'magnitudeLimit', text: '22' });
  sovt.send({ type: 'state.loaded', state });
  clock.increment(1000);
  expect(form().texts.magnitudeLimit).toBe('18');
  const calls = paths.calls.slice(2);
  expect(calls.map(({ input }) => input.calculated.designator).toSorted()).toEqual(['2004 MN4', '433']);
  for (const { answer } of calls) await answer(synodicPath());
  expect(calculated().paths.size).toBe(2);
  expect(stateOf({ context })).toEqual(state);
});

test('a saved state has the limit that is being calculated, also after the time frame has changed', async () => {
  const { sovt, context, paths, calculate } = withObjects();
  await calculate('433');
  context().parameters.send({ type: 'parameter.typed', id: 'magnitudeLimit', text: '21' });
  sovt.send({ type: 'calculation.requested' });
  expect(stateOf({ context }).calculatedObjects).toMatchObject([{ designator: '433', magnitudeLimit: 21 }]);
  context().timeline.send({ type: 'end.chosen', ms: Date.parse('2030-01-01') });
  expect(paths.calls.at(-1)?.input.calculated.magnitudeLimit).toBe(21);
  expect(stateOf({ context }).calculatedObjects).toMatchObject([{ designator: '433', magnitudeLimit: 21 }]);
});

test('a saved state of a version that gave a comet without K1 the slope of an asteroid has that of comets instead', () => {
  const comet = {
    designator: '1P',
    magnitudeLimit: 20,
    objectData: {
      kind: 'ELLIPTICAL',
      isOwn: false,
      isComet: true,
      diameter: undefined,
      parameters: { absoluteMagnitude: 5.5, slopeParameter: 0.25 },
    },
  } as const;
  const asteroid = { ...comet, designator: '433', objectData: { ...comet.objectData, isComet: false } };
  const { context } = startSynodic();
  const state = { ...stateOf({ context }), calculatedObjects: [comet, asteroid] };
  const calculated = restoreSovt(state, presentOf(context())).flatMap(({ event }) =>
    event.type === 'calculations.loaded' ? event.calculated : [],
  );
  expect(calculated.map(({ objectData }) => objectData.parameters.slopeParameter)).toEqual([10, 0.25]);
});

test('a saved state does not contain a place of the user', () => {
  const { context } = startSynodic();
  context().windows.send({ type: 'site.chosen', site: DEFAULT_CUSTOM });
  expect(stateOf({ context })).not.toHaveProperty('windowsPlace');
});

function stateOf({ context }: Pick<ReturnType<typeof startSynodic>, 'context'>) {
  return sovtStateOf(presentOf(context()), undefined);
}
