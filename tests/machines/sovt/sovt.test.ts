import { describe, expect, test } from 'vitest';
import { RequestFailed } from '#contract/failure.ts';
import { sovtState } from '#contract/sovt-state.ts';
import { DEFAULT_CUSTOM } from '#machines/planning/observatory.ts';
import { savedTimeline } from '#machines/scene/timeline.ts';
import { queryOf } from '#machines/sovt/path-list.ts';
import { windowsQuery } from '#machines/sovt/path-query.ts';
import { sovtStateOf } from '#machines/sovt/sovt-state.ts';
import { isAnswerTo } from '#machines/sovt/windows.ts';
import { listedObject } from '../fakes/objects.ts';
import { elementsOf, ellipticalObject, orbitRecord } from '../fakes/orbits.ts';
import { NOW } from '../fakes/orbit-tool.ts';
import { savedPaths } from '../../fixtures/saved-states.ts';
import { startSynodic, synodicPath } from '../fakes/synodic-tool.ts';

const EROS = listedObject('433', { name: 'Eros', number: '433' });
const APOPHIS = listedObject('2004 MN4', { name: 'Apophis', number: '99942' });
const MINE = ellipticalObject('mine');
const OFFLINE = new RequestFailed({ kind: 'network', message: 'offline' });

describe('selecting an object', () => {
  test('fills its parameters, calculates its path and shows it', async () => {
    const { context, keplerian, paths, row, form, calculated } = withObjects();
    context().objects.send({ type: 'row.clicked', designator: '433' });
    expect(form().texts).toEqual({ magnitudeLimit: '18' });
    expect(row('433')?.checked).toBe(false);
    await keplerian.asked[0]?.answer(elementsOf('433'));
    expect(form()).toMatchObject({
      kind: 'ELLIPTICAL',
      texts: { perihelionDistance: '0.7461', absoluteMagnitude: '19.1', magnitudeLimit: '18' },
    });
    expect(paths.asked[0]?.input).toMatchObject({
      propagation: 'keplerian',
      title: '(433) Eros',
      range: { startMs: Date.parse('2016-03-01'), endMs: Date.parse('2036-03-01') },
      calculated: { designator: '433', objectData: { isOwn: false }, magnitudeLimit: 18 },
    });
    await paths.asked[0]?.answer(synodicPath());
    expect(row('433')?.checked).toBe(true);
    expect(calculated().calculated.get('433')).toMatchObject({ designator: '433', magnitudeLimit: 18 });
  });

  test('that has been calculated calculates it anew, with the limit that it had', async () => {
    const { context, paths, form, select, calculate } = withObjects();
    await calculate('433');
    context().parameters.send({ type: 'parameter.typed', id: 'magnitudeLimit', text: '21' });
    select('433');
    select('433');
    expect(paths.asked).toHaveLength(2);
    expect(form().texts.magnitudeLimit).toBe('18');
  });

  test('without all parameters warns, and calculates nothing', async () => {
    const { keplerian, paths, popup, select } = withObjects();
    select('433');
    const { mag: _mag, ...record } = orbitRecord('433');
    await keplerian.asked[0]?.answer({ data: [record], errors: [] });
    expect(popup()).toMatchObject({
      severity: 'warning',
      message: 'Some orbit parameters of (433) Eros are missing.',
    });
    expect(paths.asked).toHaveLength(0);
  });

  test('without a slope takes 0.25 for it, without an aphelion a (1 + e)', async () => {
    const { keplerian, paths, form, select } = withObjects();
    select('433');
    const { g: _g, ...record } = orbitRecord('433', { a: 1.5, e: 0.2, q: 1.2 });
    await keplerian.asked[0]?.answer({ data: [record], errors: [] });
    expect(form().texts).toMatchObject({ slopeParameter: '0.25', aphelionDistance: '1.8' });
    expect(paths.asked).toHaveLength(1);
  });

  test('again ends the selection, and empties the parameters', async () => {
    const { context, form, calculate, select } = withObjects();
    await calculate('433');
    select('433');
    expect(context().objects.getSnapshot().context.selected).toBeUndefined();
    expect(form().texts).toEqual({ magnitudeLimit: '18' });
  });

  test('of a hyperbolic orbit shows the parameters of one', async () => {
    const { keplerian, form, select } = withObjects();
    select('433');
    await keplerian.asked[0]?.answer({ data: [orbitRecord('433', { e: 1.2 })], errors: [] });
    expect(form()).toMatchObject({
      kind: 'HYPERBOLIC',
      texts: { eccentricity: '1.2', magnitudeLimit: '18' },
    });
  });

  test('whose elements cannot be had warns', async () => {
    const { keplerian, popup, select } = withObjects();
    select('433');
    await keplerian.asked[0]?.fail(OFFLINE);
    expect(popup()).toMatchObject({
      severity: 'warning',
      message: 'Keplerian orbit for object (433) Eros does not exist.',
    });
  });
});

describe('calculating', () => {
  test('for the first time shows the detection polar; switched off it stays so', async () => {
    const { context, calculate } = withObjects();
    const polar = () =>
      context().settings.getSnapshot().context.settings.objectsSettings.detectionPolar?.value;
    expect(polar()).toBe(false);
    await calculate('433');
    expect(polar()).toBe(true);
    context().settings.send({ type: 'option.changed', key: 'detectionPolar', value: false });
    await calculate('2004 MN4');
    expect(polar()).toBe(false);
  });

  test('with another limit asks for the path again; with the same it does nothing', async () => {
    const { sovt, context, paths, calculate, calculated } = withObjects();
    await calculate('433');
    sovt.send({ type: 'calculation.requested' });
    expect(paths.asked).toHaveLength(1);
    context().parameters.send({ type: 'parameter.typed', id: 'magnitudeLimit', text: '21.5' });
    sovt.send({ type: 'calculation.requested' });
    await paths.asked[1]?.answer(synodicPath());
    expect(calculated().calculated.get('433')?.magnitudeLimit).toBe(21.5);
  });

  test('on a typed orbit sends it instead of the name alone; reset, the catalogue’s is calculated again', async () => {
    const { sovt, context, keplerian, paths, calculate, form } = withObjects();
    await calculate('433');
    context().parameters.send({ type: 'parameter.typed', id: 'inclination', text: '10' });
    sovt.send({ type: 'calculation.requested' });
    expect(paths.asked).toHaveLength(1);
    sovt.send({ type: 'orbit.requested' });
    expect(paths.asked[1]?.input.calculated.objectData).toMatchObject({
      isOwn: true,
      parameters: { inclination: 10, perihelionDistance: 0.7461 },
    });
    await paths.asked[1]?.answer(synodicPath());
    context().parameters.send({ type: 'orbit.reset' });
    await keplerian.asked[1]?.fail(OFFLINE);
    expect(form().texts.inclination).toBe('10');
    context().parameters.send({ type: 'orbit.reset' });
    await keplerian.asked[2]?.answer(elementsOf('433'));
    expect(form().texts.inclination).not.toBe('10');
    expect(paths.asked[2]?.input.calculated.objectData.isOwn).toBe(false);
  });

  test('holds dates and editor meanwhile', async () => {
    const { context, keplerian, paths, select } = withObjects();
    select('433');
    await keplerian.asked[0]?.answer(elementsOf('433'));
    expect(context().timeline.getSnapshot().hasTag('held')).toBe(true);
    expect(context().editor.getSnapshot().context.loading).toBe(true);
    await paths.asked[0]?.answer(synodicPath());
    expect(context().timeline.getSnapshot().hasTag('held')).toBe(false);
  });

  test('that fails is told, and nothing is shown', async () => {
    const { keplerian, paths, popup, row, select } = withObjects();
    select('433');
    await keplerian.asked[0]?.answer(elementsOf('433'));
    await paths.asked[0]?.fail(OFFLINE);
    expect(popup()).toMatchObject({ severity: 'error', message: 'offline' });
    expect(row('433')?.checked).toBe(false);
  });
});

describe('the perturbed switch', () => {
  test('asks for the perturbed path, which is kept beside the Keplerian one', async () => {
    const { paths, calculate, calculated, perturb, row } = withObjects();
    await calculate('433');
    perturb('433');
    expect(paths.asked[1]?.input.propagation).toBe('perturbed');
    await paths.asked[1]?.answer(synodicPath());
    expect([...calculated().paths.keys()]).toEqual(['433', '433_perturbed']);
    expect(row('433')?.perturbedOn).toBe(true);
    perturb('433');
    expect(paths.asked).toHaveLength(2);
  });

  test('goes back where there is no perturbed path, with a message', async () => {
    const { paths, popup, calculate, perturb, row } = withObjects();
    await calculate('433');
    perturb('433');
    await paths.asked[1]?.fail(OFFLINE);
    expect(popup()).toMatchObject({
      severity: 'warning',
      message: 'No perturbed orbit is available for (433) Eros.',
    });
    expect(row('433')).toMatchObject({ perturbedOn: false, checked: true });
    expect(paths.asked).toHaveLength(2);
  });

  test('that was on before the first calculation falls back to the Keplerian path', async () => {
    const { keplerian, paths, perturb, select, row } = withObjects();
    perturb('433');
    select('433');
    await keplerian.asked[0]?.answer(elementsOf('433'));
    expect(paths.asked[0]?.input.propagation).toBe('perturbed');
    await paths.asked[0]?.fail(OFFLINE);
    expect(paths.asked[1]?.input.propagation).toBe('keplerian');
    await paths.asked[1]?.answer(synodicPath());
    expect(row('433')?.checked).toBe(true);
  });

  test('of the selected object locks the orbit range, and frees it', async () => {
    const { context, calculate, perturb } = withObjects();
    const range = () => context().settings.getSnapshot().context.settings.objectsSettings.orbitRange;
    await calculate('433');
    context().settings.send({ type: 'option.changed', key: 'orbitRange', value: true });
    perturb('433');
    expect(range()).toMatchObject({ value: false, disabled: true });
    perturb('433');
    expect(range()).toMatchObject({ disabled: false });
  });
});

describe('the lists', () => {
  test('another time frame calculates every object anew', async () => {
    const { context, paths, calculate } = withObjects();
    await calculate('433');
    await calculate('2004 MN4');
    context().timeline.send({ type: 'end.chosen', ms: Date.parse('2030-01-01') });
    expect(paths.asked.slice(2).map(({ input }) => [input.calculated.designator, input.range.endMs])).toEqual(
      [
        ['433', Date.parse('2030-01-01')],
        ['2004 MN4', Date.parse('2030-01-01')],
      ],
    );
  });

  test('an object that goes takes its path along; selection and focus move', async () => {
    const { context, calculate, calculated } = withObjects();
    await calculate('433');
    await calculate('2004 MN4');
    context().objects.send({ type: 'focus.chosen', focus: { kind: 'object', designator: '2004 MN4' } });
    context().objects.send({ type: 'objects.saved', objects: [EROS] });
    expect([...calculated().calculated.keys()]).toEqual(['433']);
    expect(context().objects.getSnapshot().context).toMatchObject({
      selected: '433',
      focus: { kind: 'body', body: 'earth' },
    });
  });

  test('an object of one’s own is calculated with its elements, without a warning, and keeps all under another name', async () => {
    const { sovt, context, keplerian, paths, popup, row, calculated } = withObjects();
    context().objects.send({ type: 'object.defined', object: MINE });
    context().objects.send({ type: 'row.clicked', designator: MINE.designator });
    expect(keplerian.asked).toHaveLength(0);
    expect(paths.asked[0]?.input.calculated.objectData).toMatchObject({
      isOwn: true,
      parameters: { aphelionDistance: 1.1, slopeParameter: 0.15 },
    });
    await paths.asked[0]?.answer(synodicPath());
    context().objects.send({ type: 'propagation.toggled', designator: MINE.designator });
    await paths.asked[1]?.answer(synodicPath());
    const other = ellipticalObject('other', { perturbedOn: true });
    sovt.send({ type: 'object.redefined', before: MINE.designator, object: other });
    await paths.asked.at(-1)?.answer(synodicPath());
    expect(popup()).toBeUndefined();
    expect(row(other.designator)).toMatchObject({ checked: true, perturbedOn: true });
    expect(context().objects.getSnapshot().context.selected).toBe(other.designator);
    expect([...calculated().calculated.keys()]).toEqual([other.designator]);
    expect([...calculated().paths.keys()]).toEqual([`${other.designator}_perturbed`]);
  });

  test('a path that ends on the Earth is told of once, and hides the object from then on', async () => {
    const { paths, popup, row, context } = withObjects();
    context().objects.send({ type: 'object.defined', object: MINE });
    context().objects.send({ type: 'row.clicked', designator: MINE.designator });
    await paths.asked[0]?.answer(synodicPath(3, { impact: { body: 'earth', epoch: 62_503 } }));
    expect(popup()).toMatchObject({ severity: 'warning', message: 'Object mine impacted on 2030-01-02.' });
    expect(row(MINE.designator)?.impactDate).toBe('2030-01-02T00:00:00.000Z');
  });

  test('an object of the address is listed, selected and calculated', async () => {
    const { sovt, find, keplerian, context } = startSynodic();
    sovt.send({ type: 'object.requested', phrase: '433' });
    await find.asked[0]?.answer({ asteroids: [EROS], errors: [] });
    expect(context().objects.getSnapshot().context.selected).toBe('433');
    expect(keplerian.asked[0]?.input.designator).toBe('433');
  });
});

describe('observing windows', () => {
  test('are asked for with limit and elongation, and are those of their query alone', async () => {
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
    await windows.asked[0]?.answer({ data: [], errors: [] });
    const list = context().windows.getSnapshot().context;
    expect(isAnswerTo(list, query)).toBe(true);
    expect(isAnswerTo(list, { ...query, elongationMin: 60 })).toBe(false);
  });

  test('with a site are those of its nights, from today on for as long as nights are looked through', async () => {
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

  test('that cannot be had are told of', async () => {
    const { context, windows, popup } = withObjects();
    context().windows.send({ type: 'windows.requested', query: { desig: '433', initD: '', finalD: '' } });
    await windows.asked[0]?.fail(OFFLINE);
    expect(popup()).toMatchObject({ severity: 'error', message: 'offline' });
  });
});

describe('a saved state', () => {
  test('tells lists, parameters, dates and view, and brings them back', async () => {
    const first = withObjects();
    await first.calculate('433');
    first.context().parameters.send({ type: 'parameter.typed', id: 'magnitudeLimit', text: '22' });
    first.sovt.send({ type: 'calculation.requested' });
    await first.paths.asked[1]?.answer(synodicPath());
    first.context().objects.send({ type: 'focus.chosen', focus: { kind: 'object', designator: '433' } });
    first.context().population.send({ type: 'limit.chosen', magnitudeLimit: 20.5 });
    first.context().settings.send({ type: 'charts.pressed' });
    const state = stateOf(first);
    expect(sovtState.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(state).toMatchObject({
      tool: 'sovt',
      selectedObjectName: '433',
      sovtFocusedObject: '433',
      charts: true,
      calculatedObjects: [{ designator: '433', magnitudeLimit: 22 }],
    });
    expect(Object.keys(state)).not.toContain('synodicActiveObject');

    const second = startSynodic();
    second.sovt.send({ type: 'state.loaded', state });
    second.clock.increment(999);
    expect(second.paths.asked).toHaveLength(0);
    second.clock.increment(1);
    expect(second.populations.asked).toMatchObject([{ magnitudeLimit: 20.5 }]);
    expect(second.paths.asked).toHaveLength(1);
    await second.paths.asked[0]?.answer(synodicPath());
    expect(second.form().texts.magnitudeLimit).toBe('22');
    expect(stateOf(second)).toEqual(state);
  });

  test.each(savedPaths())('that an earlier version saved comes back: $name of $savedBy', ({ state }) => {
    const { sovt, clock, context, emitted, paths, populations } = startSynodic();
    sovt.send({ type: 'state.loaded', state });
    clock.increment(1000);
    const { SOVTcamera, ...rest } = state;
    expect(stateOf({ context })).toEqual(rest);
    expect(emitted).toContainEqual({ type: 'camera.restored', camera: SOVTcamera });
    expect(paths.asked.map(({ input }) => input.calculated.designator)).toEqual(
      expect.arrayContaining(state.calculatedObjects.map(({ designator }) => designator)),
    );
    expect(populations.asked).toHaveLength(state.populationLimit === undefined ? 0 : 1);
  });
});

function stateOf({ context }: Pick<ReturnType<typeof startSynodic>, 'context'>) {
  const { objects, paths, timeline, settings, population } = context();
  return sovtStateOf({
    objects: objects.getSnapshot().context,
    calculated: paths.getSnapshot().context.calculated.values(),
    timeline: savedTimeline(timeline.getSnapshot().context),
    settings: settings.getSnapshot().context.settings,
    population: population.getSnapshot().context,
    camera: undefined,
  });
}

/** The tool with Eros and Apophis in its list. */
function withObjects() {
  const tool = startSynodic();
  const { context, keplerian, paths } = tool;
  context().objects.send({ type: 'objects.saved', objects: [EROS, APOPHIS] });
  const select = (designator: string) => context().objects.send({ type: 'row.clicked', designator });
  const perturb = (designator: string) => context().objects.send({ type: 'propagation.toggled', designator });
  const calculate = async (designator: string) => {
    select(designator);
    await keplerian.asked.at(-1)?.answer(elementsOf(designator));
    await paths.asked.at(-1)?.answer(synodicPath());
  };
  return { ...tool, select, perturb, calculate };
}
