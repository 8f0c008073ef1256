import { expect, test } from 'vitest';
import { jdOf } from '#engine/time/epoch.ts';
import { parseSbdbLookup } from '#catalogue/parse/sbdb-lookup.ts';
import { WATER_ICE } from '#engine/orbit/radial-law.ts';
import { bytesOf } from '../bytes.ts';
import answer from './sbdb-2022-ob5.json'; // JPL SBDB, sbdb.api?sstr=2022 OB5&cov=mat, 2025; members that are not read left out

type Changes = { readonly object?: object; readonly orbit?: object };

/** The response with other members. */
function rowOf({ object = {}, orbit = {} }: Changes = {}) {
  const changed = { object: { ...answer.object, ...object }, orbit: { ...answer.orbit, ...orbit } };
  return parseSbdbLookup(bytesOf(JSON.stringify(changed))).rows[0];
}

test('the orbit of one body from the SBDB has the elements of its covariance, at that epoch', () => {
  const row = rowOf();
  expect(row).toMatchObject({ designation: '2022 OB5', bodyType: 'Asteroid', uncertainty: 0 });
  expect(row.elements && jdOf(row.elements.epoch)).toBe(2460115.5);
  expect(row.elements?.eccentricity).toBe(0.06019592481462917);
});

test('the orbit of one body from the SBDB has a covariance of state and A2, whose variance is that of the response', () => {
  const { covariance } = rowOf();
  expect(covariance).toHaveLength(100);
  expect(Math.sqrt(covariance?.[77] ?? 0)).toBeCloseTo(6.493e-14, 17);
  expect([covariance?.[66], covariance?.[88], covariance?.[99]]).toEqual([0, 0, 0]);
});

test('the orbit of one body from the SBDB has the law that the response sets', () => {
  expect(rowOf().nonGravitational).toMatchObject({
    a2: -1.657171700593495e-12,
    alpha: 1,
    r0: 1,
    m: 2,
    k: 0,
  });
});

test('the orbit of one body from the SBDB has the law of water ice and a delay where it is a comet that sets none', () => {
  const parameters = [
    { name: 'A1', value: '1.042E-9' },
    { name: 'DT', value: '45.7' },
  ];
  const row = rowOf({ object: { kind: 'cn' }, orbit: { model_pars: parameters } });
  expect(row.bodyType).toBe('Comet');
  expect(row.nonGravitational).toEqual({ a1: 1.042e-9, a2: 0, a3: 0, ...WATER_ICE, delay: 45.7 });
});

test('the orbit of one body from the SBDB leaves a parameter that the force model does not know out of the covariance, and says so', () => {
  const { labels, data, ...others } = answer.orbit.covariance;
  const known = rowOf().covariance ?? new Float64Array();
  const row = rowOf({
    orbit: {
      covariance: {
        ...others,
        labels: labels.toSpliced(6, 0, 'S0'),
        data: data
          .map((cells) => cells.toSpliced(6, 0, '0.25'))
          .toSpliced(6, 0, Array<string>(8).fill('0.25')),
      },
    },
  });
  expect(row.covariance).toEqual(known);
  expect(row.solution).toBe(`${rowOf().solution}, its covariance without S0`);
});

test('the orbit of one body from the SBDB has no covariance where that holds a density which is not a known acceleration', () => {
  const labels = answer.orbit.covariance.labels.with(6, 'RHO');
  const row = rowOf({ orbit: { covariance: { ...answer.orbit.covariance, labels } } });
  expect(row.covariance).toBeUndefined();
  expect(row.elements).toBeDefined();
});

test("the orbit of one body from the SBDB has Bennu's density as an acceleration", () => {
  const labels = answer.orbit.covariance.labels.with(6, 'RHO');
  const data = answer.orbit.covariance.data.map((row, k) => (k === 6 ? row.with(6, '0.7957') : row));
  const row = rowOf({
    object: { fullname: '101955 Bennu (1999 RQ36)' },
    orbit: {
      covariance: { ...answer.orbit.covariance, labels, data },
      model_pars: [
        { name: 'AMRAT', value: '2.635943157E-6' },
        { name: 'RHO', value: '1191.534909615045' },
      ],
    },
  });
  expect(row.nonGravitational?.a2).toBeCloseTo(-4.557e-14, 17);
  const sigma = Math.sqrt(row.covariance?.[77] ?? 0);
  expect(sigma / 4.557e-14).toBeCloseTo(0.892 / 1191.5, 6);
});

test.each([
  ['a web page', '<html>', /web page/],
  [
    'the answer for an unknown name',
    '{"code":"200","message":"specified object was not found"}',
    /not the answer/,
  ],
  ['a list of several objects', '{"list":[]}', /not the answer/],
  ['an answer that is cut short', JSON.stringify(answer).slice(0, 900), /not complete JSON/],
])('the orbit of one body from the SBDB is refused when it is %s', (_what, text, reason) => {
  expect(() => parseSbdbLookup(bytesOf(text))).toThrow(reason);
});
