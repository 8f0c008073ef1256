import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { apparentMagnitude } from '#engine/photometry/photometry.ts';

test("'Aylo'chaxnim on 2020 July 31 was of V 16.944 (JPL Horizons)", () => {
  const v = apparentMagnitude(
    { law: 'H-G', h: 16.2, g: 0.15 },
    0.459_371_473_566,
    1.191_576_352_541_66,
    56.7174 * DEGREE,
  );
  expect(v).toBeCloseTo(16.944, 2);
});

test('at zero phase and unit distances every law gives its absolute magnitude', () => {
  expect(apparentMagnitude({ law: 'H-G', h: 15, g: 0.15 }, 1, 1, 0)).toBeCloseTo(15, 12);
  expect(apparentMagnitude({ law: 'H-G1-G2', h: 15, g1: 0.26, g2: 0.38 }, 1, 1, 0)).toBeCloseTo(15, 12);
  expect(apparentMagnitude({ law: 'comet', m1: 15, k1: 10 }, 1, 1, 0)).toBeCloseTo(15, 12);
});

test.each([
  [30, 0.334_860_16, 0.628_841_69],
  [60, 0.134_105_6, 0.317_554_95],
  [90, 0.051_104_756, 0.127_163_67],
  [120, 0.021_465_687, 0.022_373_903],
  [150, 0.003_639_698_9, 0.000_165_056_89],
])('H-G1-G2 at %d deg passes through the basis functions of Muinonen et al. (2010)', (phase, phi1, phi2) => {
  const g1 = apparentMagnitude({ law: 'H-G1-G2', h: 0, g1: 1, g2: 0 }, 1, 1, phase * DEGREE);
  const g2 = apparentMagnitude({ law: 'H-G1-G2', h: 0, g1: 0, g2: 1 }, 1, 1, phase * DEGREE);
  expect(10 ** (-0.4 * g1)).toBeCloseTo(phi1, 10);
  expect(10 ** (-0.4 * g2)).toBeCloseTo(phi2, 10);
});

test.each([
  [0.3, -41.180_439],
  [1, -10.366_915],
  [2, -7.578_461_5],
  [4, -3.696_095],
  [8, -0.786_056_52],
  [12, -0.465_270_12],
  [20, -0.204_595_45],
])(
  'the third basis function of H-G1-G2 has the slope per radian of Penttilä et al. (2016) at %d deg',
  (phase, slope) => {
    const h = 1e-5; // deg
    expect((phi3(phase + h) - phi3(phase - h)) / (2 * h * DEGREE)).toBeCloseTo(slope, 4);
  },
);

test('the mean S class (G1 0.26, G2 0.38; Penttilä et al. 2016) follows G 0.24 within a tenth from 5 to 60 deg', () => {
  for (const phase of [5, 10, 20, 40, 60]) {
    const three = apparentMagnitude({ law: 'H-G1-G2', h: 0, g1: 0.26, g2: 0.38 }, 1, 1, phase * DEGREE);
    const two = apparentMagnitude({ law: 'H-G', h: 0, g: 0.24 }, 1, 1, phase * DEGREE);
    expect(Math.abs(three - two)).toBeLessThan(0.12);
  }
});

test('an object that hides the Sun stays finite', () => {
  expect(Number.isFinite(apparentMagnitude({ law: 'H-G', h: 20, g: 0.15 }, 0.9, 0.1, Math.PI))).toBe(true);
  expect(
    Number.isFinite(apparentMagnitude({ law: 'H-G1-G2', h: 20, g1: 0.3, g2: 0.3 }, 0.9, 0.1, Math.PI)),
  ).toBe(true);
});

test('2P/Encke (M1 15.6, k1 4.5) was of total magnitude 19.827 on 2024 August 16 (JPL Horizons)', () => {
  const law = { law: 'comet', m1: 15.6, k1: 4.5 } as const;
  expect(apparentMagnitude(law, 3.362_689_434, 2.351_650_229, 0.02)).toBeCloseTo(19.827, 3);
});

/** The third basis function of H-G1-G2. */
function phi3(degrees: number): number {
  return 10 ** (-0.4 * apparentMagnitude({ law: 'H-G1-G2', h: 0, g1: 0, g2: 0 }, 1, 1, degrees * DEGREE));
}
