import { expect, test } from 'vitest';
import { SERVER_ERROR } from '../fakes/calculation.ts';
import { listedObject } from '../fakes/objects.ts';
import { elementsOf, ellipticalObject, orbitRecord } from '../fakes/orbits.ts';
import { EROS, withObjects } from '../fakes/synodic-list.ts';
import { startSynodic, synodicPath } from '../fakes/synodic-tool.ts';

const MINE = ellipticalObject('mine');

test('selecting an object fills its parameters, calculates its path and shows it', async () => {
  const { context, keplerian, paths, row, form, calculated } = withObjects();
  context().objects.send({ type: 'row.clicked', designator: '433' });
  expect(form().texts).toEqual({ magnitudeLimit: '18' });
  expect(row('433')?.checked).toBe(false);
  await keplerian.calls[0]?.answer(elementsOf('433'));
  expect(form()).toMatchObject({
    kind: 'ELLIPTICAL',
    texts: { perihelionDistance: '0.7461', absoluteMagnitude: '19.1', magnitudeLimit: '18' },
  });
  expect(paths.calls[0]?.input).toMatchObject({
    propagation: 'keplerian',
    title: '(433) Eros',
    range: { startMs: Date.parse('2016-03-01'), endMs: Date.parse('2036-03-01') },
    calculated: { designator: '433', objectData: { isOwn: false }, magnitudeLimit: 18 },
  });
  await paths.calls[0]?.answer(synodicPath());
  expect(row('433')?.checked).toBe(true);
  expect(calculated().calculated.get('433')).toMatchObject({ designator: '433', magnitudeLimit: 18 });
});

test('an object that is handed over with an instant has its perturbed path calculated, and is seen at it', async () => {
  const { sovt, context, keplerian, paths, row } = startSynodic();
  const ms = Date.parse('2020-08-23T00:29Z');
  const handed = { objects: [EROS], userDefinedObjects: [], ms, isPerturbed: true } as const;
  sovt.send({ type: 'objects.handed', handed });
  await keplerian.calls[0]?.answer(elementsOf('433'));
  expect(paths.calls[0]?.input).toMatchObject({ propagation: 'perturbed', title: '(433) Eros' });
  await paths.calls[0]?.answer(synodicPath());
  expect(row('433')?.checked).toBe(true);
  expect(context().timeline.getSnapshot().context.currentMs).toBe(ms);
});

test('selecting an object that has been calculated calculates it again, with the limit that it had', async () => {
  const { context, paths, form, select, calculate } = withObjects();
  await calculate('433');
  context().parameters.send({ type: 'parameter.typed', id: 'magnitudeLimit', text: '21' });
  select('433');
  select('433');
  expect(paths.calls).toHaveLength(2);
  expect(form().texts.magnitudeLimit).toBe('18');
});

test('selecting an object without all parameters warns, and calculates nothing', async () => {
  const { keplerian, paths, popup, select } = withObjects();
  select('433');
  const { mag: _mag, ...record } = orbitRecord('433');
  await keplerian.calls[0]?.answer({ data: [record], errors: [] });
  expect(popup()).toMatchObject({
    severity: 'warning',
    message: 'Some orbit parameters of (433) Eros are missing.',
  });
  expect(paths.calls).toHaveLength(0);
});

test('selecting an object without a slope takes 0.25 for it, without an aphelion a (1 + e)', async () => {
  const { keplerian, paths, form, select } = withObjects();
  select('433');
  const { g: _g, ...record } = orbitRecord('433', { a: 1.5, e: 0.2, q: 1.2 });
  await keplerian.calls[0]?.answer({ data: [record], errors: [] });
  expect(form().texts).toMatchObject({ slopeParameter: '0.25', aphelionDistance: '1.8' });
  expect(paths.calls).toHaveLength(1);
});

test('selecting an object again ends the selection, and empties the parameters', async () => {
  const { context, form, calculate, select } = withObjects();
  await calculate('433');
  select('433');
  expect(context().objects.getSnapshot().context.selected).toBeUndefined();
  expect(form().texts).toEqual({ magnitudeLimit: '18' });
});

test('selecting an object of a hyperbolic orbit shows the parameters of one', async () => {
  const { keplerian, form, select } = withObjects();
  select('433');
  await keplerian.calls[0]?.answer({ data: [orbitRecord('433', { e: 1.2 })], errors: [] });
  expect(form()).toMatchObject({
    kind: 'HYPERBOLIC',
    texts: { eccentricity: '1.2', magnitudeLimit: '18' },
  });
});

test('selecting an object whose elements cannot be read says so by its name', async () => {
  const { keplerian, popup, select } = withObjects();
  select('433');
  await keplerian.calls[0]?.fail(new Error('no elements'));
  expect(popup()).toMatchObject({
    severity: 'error',
    message: '(433) Eros: An error has occurred. Please try again.',
  });
});

test('selecting an object whose elements are refused reports message and name', async () => {
  const { keplerian, popup, select } = withObjects();
  select('433');
  const errors = [{ name: '433', message: 'The orbit is being revised.' }];
  await keplerian.calls[0]?.answer({ data: [], errors });
  expect(popup()).toMatchObject({ severity: 'error', message: '433: The orbit is being revised.' });
});

test('selecting an object whose elements cannot be loaded warns', async () => {
  const { keplerian, popup, select } = withObjects();
  select('433');
  await keplerian.calls[0]?.fail(SERVER_ERROR);
  expect(popup()).toMatchObject({
    severity: 'warning',
    message: 'Keplerian orbit for object (433) Eros does not exist.',
  });
});

test('calculating for the first time shows the detection polar; switched off it stays so', async () => {
  const { context, calculate } = withObjects();
  const polar = () => context().settings.getSnapshot().context.settings.objectsSettings.detectionPolar?.value;
  expect(polar()).toBe(false);
  await calculate('433');
  expect(polar()).toBe(true);
  context().settings.send({ type: 'option.changed', key: 'detectionPolar', value: false });
  await calculate('2004 MN4');
  expect(polar()).toBe(false);
});

test('calculating with another limit requests the path again; with the same it does nothing', async () => {
  const { sovt, context, paths, calculate, calculated } = withObjects();
  await calculate('433');
  sovt.send({ type: 'calculation.requested' });
  expect(paths.calls).toHaveLength(1);
  context().parameters.send({ type: 'parameter.typed', id: 'magnitudeLimit', text: '21.5' });
  sovt.send({ type: 'calculation.requested' });
  await paths.calls[1]?.answer(synodicPath());
  expect(calculated().calculated.get('433')?.magnitudeLimit).toBe(21.5);
});

test('calculating locks dates and editor meanwhile', async () => {
  const { context, keplerian, paths, select } = withObjects();
  select('433');
  await keplerian.calls[0]?.answer(elementsOf('433'));
  expect(context().timeline.getSnapshot().hasTag('locked')).toBe(true);
  expect(context().editor.getSnapshot().context.loading).toBe(true);
  await paths.calls[0]?.answer(synodicPath());
  expect(context().timeline.getSnapshot().hasTag('locked')).toBe(false);
});

test('a calculation that fails is reported, and nothing is shown', async () => {
  const { keplerian, paths, popup, row, select } = withObjects();
  select('433');
  await keplerian.calls[0]?.answer(elementsOf('433'));
  await paths.calls[0]?.fail(SERVER_ERROR);
  expect(popup()).toMatchObject({ severity: 'error', message: SERVER_ERROR.message });
  expect(row('433')?.checked).toBe(false);
});

test('the perturbed switch requests the perturbed path, which is cached beside the Keplerian one', async () => {
  const { paths, calculate, calculated, perturb, row } = withObjects();
  await calculate('433');
  perturb('433');
  expect(paths.calls[1]?.input.propagation).toBe('perturbed');
  await paths.calls[1]?.answer(synodicPath());
  expect([...calculated().paths.keys()]).toEqual(['433', '433_perturbed']);
  expect(row('433')?.perturbedOn).toBe(true);
  perturb('433');
  expect(paths.calls).toHaveLength(2);
});

test('the perturbed switch goes back where there is no perturbed path, with a message', async () => {
  const { paths, popup, calculate, perturb, row } = withObjects();
  await calculate('433');
  perturb('433');
  await paths.calls[1]?.fail(SERVER_ERROR);
  expect(popup()).toMatchObject({
    severity: 'warning',
    message: 'No perturbed orbit is available for (433) Eros.',
  });
  expect(row('433')).toMatchObject({ perturbedOn: false, checked: true });
  expect(paths.calls).toHaveLength(2);
});

test('the perturbed switch that was on before the first calculation falls back to the Keplerian path', async () => {
  const { keplerian, paths, perturb, select, row } = withObjects();
  perturb('433');
  select('433');
  await keplerian.calls[0]?.answer(elementsOf('433'));
  expect(paths.calls[0]?.input.propagation).toBe('perturbed');
  await paths.calls[0]?.fail(SERVER_ERROR);
  expect(paths.calls[1]?.input.propagation).toBe('keplerian');
  await paths.calls[1]?.answer(synodicPath());
  expect(row('433')?.checked).toBe(true);
});

test('the perturbed switch of the selected object locks the orbit range, and frees it', async () => {
  const { context, calculate, perturb } = withObjects();
  const range = () => context().settings.getSnapshot().context.settings.objectsSettings.orbitRange;
  await calculate('433');
  context().settings.send({ type: 'option.changed', key: 'orbitRange', value: true });
  perturb('433');
  expect(range()).toMatchObject({ value: false, disabled: true });
  perturb('433');
  expect(range()).toMatchObject({ disabled: false });
});

test('another time frame calculates every object again', async () => {
  const { context, paths, calculate } = withObjects();
  await calculate('433');
  await calculate('2004 MN4');
  context().timeline.send({ type: 'end.chosen', ms: Date.parse('2030-01-01') });
  expect(paths.calls.slice(2).map(({ input }) => [input.calculated.designator, input.range.endMs])).toEqual([
    ['433', Date.parse('2030-01-01')],
    ['2004 MN4', Date.parse('2030-01-01')],
  ]);
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

test('a user-defined object is calculated with its elements, without a warning, and keeps all under another name', async () => {
  const { sovt, context, keplerian, paths, popup, row, calculated } = withObjects();
  context().objects.send({ type: 'object.defined', object: MINE });
  context().objects.send({ type: 'row.clicked', designator: MINE.designator });
  expect(keplerian.calls).toHaveLength(0);
  expect(paths.calls[0]?.input.calculated.objectData).toMatchObject({
    isOwn: true,
    parameters: { aphelionDistance: 1.1, slopeParameter: 0.15 },
  });
  await paths.calls[0]?.answer(synodicPath());
  context().objects.send({ type: 'propagation.toggled', designator: MINE.designator });
  await paths.calls[1]?.answer(synodicPath());
  const other = ellipticalObject('other', { perturbedOn: true });
  sovt.send({ type: 'object.redefined', before: MINE.designator, object: other });
  await paths.calls.at(-1)?.answer(synodicPath());
  expect(popup()).toBeUndefined();
  expect(row(other.designator)).toMatchObject({ checked: true, perturbedOn: true });
  expect(context().objects.getSnapshot().context.selected).toBe(other.designator);
  expect([...calculated().calculated.keys()]).toEqual([other.designator]);
  expect([...calculated().paths.keys()]).toEqual([`${other.designator}_perturbed`]);
});

test('a path that ends on the Earth is reported once, and hides the object from then on', async () => {
  const { paths, popup, row, context } = withObjects();
  context().objects.send({ type: 'object.defined', object: MINE });
  context().objects.send({ type: 'row.clicked', designator: MINE.designator });
  await paths.calls[0]?.answer(synodicPath(3, { impact: { body: 'earth', epoch: 62_503 } }));
  expect(popup()).toMatchObject({ severity: 'warning', message: 'Object mine impacted on 2030-01-02.' });
  expect(row(MINE.designator)?.impactDate).toBe('2030-01-02T00:00:00.000Z');
});

test('a user-defined object whose conic leads into the Earth is reported, and the report withdrawn where the full model misses the Earth', async () => {
  const { paths, popup, row, context } = withObjects();
  context().objects.send({ type: 'object.defined', object: MINE });
  context().objects.send({ type: 'row.clicked', designator: MINE.designator });
  const passage = { ...synodicPath(21), firstEpoch: 61_051, step: 1 / 48 };
  passage.columns.earthDistances.set(passage.columns.earthDistances.map((_, k) => 2e-4 * Math.abs(k - 9.5)));
  await paths.calls[0]?.answer(synodicPath(20, { passages: [passage] }));
  expect(popup()).toMatchObject({ message: 'Object mine impacted on 2026-01-11.' });
  context().objects.send({ type: 'propagation.toggled', designator: MINE.designator });
  await paths.calls[1]?.answer(synodicPath(20));
  expect(row(MINE.designator)?.impactDate).toBeUndefined();
});

test('a candidate of the NEO Confirmation Page is selected and calculated as any other object', async () => {
  const { context, keplerian, paths, row } = startSynodic();
  const candidate = listedObject('P21abcd', { neocp: true });
  context().objects.send({ type: 'objects.saved', objects: [candidate] });
  context().objects.send({ type: 'row.clicked', designator: 'P21abcd' });
  await keplerian.calls[0]?.answer(elementsOf('P21abcd'));
  await paths.calls[0]?.answer(synodicPath());
  expect(row('P21abcd')?.checked).toBe(true);
});

test('an object of the address is listed, selected and calculated', async () => {
  const { sovt, find, keplerian, context } = startSynodic();
  sovt.send({ type: 'object.requested', phrase: '433' });
  await find.calls[0]?.answer({ asteroids: [EROS], errors: [] });
  expect(context().objects.getSnapshot().context.selected).toBe('433');
  expect(keplerian.calls[0]?.input.designator).toBe('433');
});
