import { expect, test } from 'vitest';
import { dataOfRecord } from '#machines/sovt/object-data.ts';
import {
  blankForm,
  canCalculate,
  canChangeOrbit,
  dataOfForm,
  filledForm,
  isOrbitTyped,
  withCheckedField,
  LIMIT_MESSAGE,
  limitOf,
  parameterError,
  withTypedText,
} from '#machines/sovt/parameter-form.ts';
import { PARAMETER_FIELDS } from '#machines/sovt/parameter-fields.ts';
import { orbitRecord } from '../fakes/orbits.ts';

const OWN = dataOfRecord(orbitRecord('433'));
const FORM = filledForm(OWN, 18);
const LAST = { designator: '433', objectData: OWN, magnitudeLimit: 18 };

test('calculating takes a value for every parameter, 0 included', () => {
  expect(canCalculate(FORM, undefined)).toBe(true);
  expect(canCalculate(withTypedText(FORM, 'inclination', '0'), undefined)).toBe(true);
  expect(canCalculate(withTypedText(FORM, 'inclination', ''), undefined)).toBe(false);
  expect(canCalculate(withTypedText(FORM, 'inclination', 'x'), undefined)).toBe(false);
});

test('calculating takes a limit of -30 to 32, and the nearest of these for any other number', () => {
  const limits = ['-30', '32', '18,5', '-30.1', '32.1', '', 'x'];
  expect(limits.map((text) => limitOf(withTypedText(FORM, 'magnitudeLimit', text)))).toEqual([
    -30,
    32,
    18.5,
    -30,
    32,
    undefined,
    undefined,
  ]);
  const enabled = ['40', '', 'x'].map((text) =>
    canCalculate(withTypedText(FORM, 'magnitudeLimit', text), undefined),
  );
  expect(enabled).toEqual([true, false, false]);
});

test('calculating names the range of the limit from a number outside it until the field is changed again', () => {
  const outside = withTypedText(FORM, 'magnitudeLimit', '40');
  const clamped = withCheckedField(outside, 'magnitudeLimit');
  const leftAgain = withCheckedField(
    withTypedText(withCheckedField(clamped, 'magnitudeLimit'), 'inclination', '200'),
    'inclination',
  );
  for (const form of [outside, clamped, leftAgain])
    expect(parameterError(form, 'magnitudeLimit')).toBe(LIMIT_MESSAGE);
  expect(clamped.texts.magnitudeLimit).toBe('32');
  expect(parameterError(withTypedText(clamped, 'magnitudeLimit', '31'), 'magnitudeLimit')).toBeUndefined();
  expect(LIMIT_MESSAGE).toBe(
    'Please provide your telescope limiting magnitude with any value within -30.0 and 32.0 mag.',
  );
});

test('calculating takes another limit than that of the last calculation, whatever the other parameters', () => {
  expect(canCalculate(FORM, LAST)).toBe(false);
  expect(canCalculate(withTypedText(FORM, 'magnitudeLimit', '19'), LAST)).toBe(true);
  expect(canCalculate(withTypedText(FORM, 'inclination', '4'), LAST)).toBe(false);
  expect(
    canCalculate(withTypedText(withTypedText(FORM, 'magnitudeLimit', '19'), 'inclination', '4'), LAST),
  ).toBe(true);
});

const TYPED = withTypedText(FORM, 'inclination', '4');

test('another orbit can be used with the limit of the last calculation', () => {
  expect(canChangeOrbit(TYPED, OWN, LAST)).toBe(true);
  expect(canChangeOrbit(FORM, OWN, LAST)).toBe(false);
  expect(canChangeOrbit(TYPED, OWN, undefined)).toBe(false);
  expect(canChangeOrbit(withTypedText(FORM, 'inclination', ''), OWN, LAST)).toBe(false);
  expect(canChangeOrbit(withTypedText(TYPED, 'magnitudeLimit', '19'), OWN, LAST)).toBe(false);
});

test('another orbit is distinguished from that of the object', () => {
  expect(isOrbitTyped(FORM, OWN, true)).toBe(false);
  expect(isOrbitTyped(TYPED, OWN, true)).toBe(true);
  expect(isOrbitTyped(withTypedText(FORM, 'inclination', ''), OWN, true)).toBe(true);
  const mine = { ...OWN, isOwn: true };
  expect([isOrbitTyped(FORM, mine, false), isOrbitTyped(TYPED, mine, false)]).toEqual([false, true]);
});

test('dates of an orbit are shown and typed in TDB', () => {
  const record = dataOfRecord({ ...orbitRecord('433'), epoch: 61_200 });
  const form = filledForm(record, 18);
  expect(form.texts.referenceEpoch).toBe('61200');
  const { referenceEpoch } = dataOfForm(withTypedText(form, 'referenceEpoch', '61201'), record).parameters;
  expect(referenceEpoch).toBeCloseTo(61_201 - 69.184 / 86_400, 7); // TDB is 69.184 s ahead of UTC since 2017
});

test('leaving a field clamps to its limits and cuts to its decimals', () => {
  expect(leftWith('inclination', '200')).toBe('180');
  expect(leftWith('inclination', '-1')).toBe('0');
  expect(leftWith('absoluteMagnitude', '1.23999')).toBe('1.2399');
  expect(leftWith('magnitudeLimit', '1.239')).toBe('1.23');
  expect(leftWith('magnitudeLimit', '40')).toBe('32');
});

test('leaving a field leaves alone what is empty or no number', () => {
  expect(leftWith('inclination', 'x')).toBe('x');
  expect(leftWith('inclination', '')).toBe('');
});

test('arrows move every number by 1', () => {
  const steps = [...PARAMETER_FIELDS.ELLIPTICAL, ...PARAMETER_FIELDS.HYPERBOLIC].map(
    ({ validation }) => validation.step,
  );
  expect(new Set(steps)).toEqual(new Set([1]));
});

test('without an object there are the fields of an ellipse and a limit of 18', () => {
  expect(blankForm()).toEqual({
    kind: 'ELLIPTICAL',
    law: 'H-G',
    texts: { magnitudeLimit: '18' },
    isLimitClamped: false,
  });
});

/** What a field holds after a text was typed into it and it was left. */
function leftWith(
  id: 'inclination' | 'absoluteMagnitude' | 'magnitudeLimit',
  text: string,
): string | undefined {
  return withCheckedField(withTypedText(FORM, id, text), id).texts[id];
}

test('a diameter that follows from the magnitude alone is not known', () => {
  const record = { ...orbitRecord('433'), diam: 58.1 };
  expect(dataOfRecord(record).diameter).toBe(58.1);
  expect(dataOfRecord({ ...record, diameterEstimated: true }).diameter).toBeUndefined();
});
