import { expect, test } from 'vitest';
import { dataOfRecord, type ObjectData } from '#machines/sovt/object-data.ts';
import {
  canCalculate,
  canChangeOrbit,
  dataOfForm,
  fieldsOfForm,
  filledForm,
  withCheckedField,
  type ParameterForm,
  withTypedText,
} from '#machines/sovt/parameter-form.ts';
import { synodicPathQuery } from '#machines/sovt/path-query.ts';
import { photometryOf } from '#tools/sovt/photometry-of.ts';
import { orbitRecord } from '../fakes/orbits.ts';

const EROS = dataOfRecord(orbitRecord('433'));
const RANGE = { startMs: 0, endMs: 1 };

test('G 0.25, which the fields have where the catalogue has none, goes with the call', () => {
  const { g: _g, ...withoutSlope } = orbitRecord('433');
  expect(queryOf(dataOfRecord(withoutSlope))).toMatchObject({ desig: '433', g: 0.25 });
  expect(queryOf(dataOfRecord(withoutSlope))).not.toHaveProperty('kep');
});

const CHOSEN: ParameterForm = { ...filledForm(EROS, 18), law: 'H-G1-G2' };
const BOTH = withTypedText(withTypedText(CHOSEN, 'slopeG1', '0.26'), 'slopeG2', '0.38');

test('the law of two slopes needs both of them in the place of G', () => {
  const labels = fieldsOfForm(CHOSEN).map(({ label }) => label);
  expect(labels.slice(-3)).toEqual(['Slope G1', 'Slope G2', 'Limit']);
  expect(labels).not.toContain('Slope G');
  expect(canCalculate(CHOSEN, undefined)).toBe(false);
  expect(canCalculate(withTypedText(CHOSEN, 'slopeG1', '0.26'), undefined)).toBe(false);
  expect(canCalculate(BOTH, undefined)).toBe(true);
});

test('the law of two slopes leaves the orbit that of the catalogue, and goes with the call', () => {
  const objectData = dataOfForm(BOTH, EROS);
  expect(objectData.isOwn).toBe(false);
  expect(queryOf(objectData)).toMatchObject({ desig: '433', g1: 0.26, g2: 0.38 });
  expect(queryOf(objectData)).not.toHaveProperty('kep');
  expect(photometryOf(objectData)).toEqual({ law: 'H-G1-G2', h: 19.1, g1: 0.26, g2: 0.38 });
});

test('the law of two slopes differs from that of the last calculation', () => {
  const last = { designator: '433', objectData: EROS, magnitudeLimit: 18 };
  expect(canChangeOrbit(BOTH, EROS, last)).toBe(true);
  const again = { ...last, objectData: dataOfForm(BOTH, EROS) };
  expect(canChangeOrbit(BOTH, EROS, again)).toBe(false);
  expect(filledForm(again.objectData, 18)).toMatchObject({ law: 'H-G1-G2', texts: { slopeG1: '0.26' } });
});

const { g: _g, ...record } = orbitRecord('1P', { bodyType: 'Comet', mag: 5.5 });
const HALLEY = dataOfRecord(record);

test('a comet of unknown K1 fades by ten magnitudes for ten times the distance', () => {
  expect(photometryOf(HALLEY)).toEqual({ law: 'comet', m1: 5.5, k1: 10 });
});

test('a comet has M1 and K1, which is not a G', () => {
  const form = filledForm(HALLEY, 18);
  expect(fieldsOfForm(form).map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Magnitude M1', 'Slope K1']),
  );
  expect(
    withCheckedField(withTypedText(form, 'slopeParameter', '12.5'), 'slopeParameter').texts.slopeParameter,
  ).toBe('12.5');
});

test('a comet on a user-defined orbit stays a comet', () => {
  const objectData = dataOfForm(withTypedText(filledForm(HALLEY, 18), 'inclination', '1'), HALLEY);
  expect(queryOf(objectData)).toMatchObject({ kep_mag: 5.5, k1: 10 });
  expect(queryOf(objectData)).not.toHaveProperty('kep_slope');
  expect(queryOf(HALLEY)).not.toHaveProperty('k1');
});

function queryOf(objectData: ObjectData) {
  const calculated = { designator: '433', objectData, magnitudeLimit: 18 };
  return synodicPathQuery({ calculated, title: 'one', propagation: 'keplerian', range: RANGE }).query;
}
