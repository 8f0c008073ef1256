import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import {
  deriveElements,
  JUPITER_SEMI_MAJOR_AXIS,
  tisserandParameter,
} from '#engine/orbit/derived-elements.ts';
import { eclipticToIcrf, icrfToEcliptic, type Vector3 } from '#engine/orbit/ecliptic.ts';
import type { Conic, Elements } from '#engine/orbit/elements.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import { orbitClass } from '#engine/orbit/orbit-class.ts';
import { stateToElements } from '#engine/orbit/state-to-elements.ts';
import { SUN_GM } from '#engine/orbit/sun-gm.ts';

const PLANE = {
  epoch: { scale: 'TDB', day: 2_460_000.5, offset: 0.25 },
  inclination: 0.3,
  node: 1.1,
  argumentOfPerihelion: 4.2,
} as const;

/** Half the last digit of a perihelion time printed as one Julian date, d, and the rounding of the rest. */
const PRINTED = 6e-10;

/** Headers of recorded JPL Horizons responses: elements (ecliptic J2000) and ICRF heliocentric state, au and au/d. */
const HORIZONS: readonly HorizonsRow[] = [
  {
    name: '1 Ceres (JPL#48)',
    epoch: 2458849.5,
    e: 0.07687465013145245,
    q: 2.556401146697176,
    tp: 2458240.1791309435,
    node: 80.3011901917491,
    peri: 73.80896808746482,
    incl: 10.59127767086216,
    position: [1.007608869613381, -2.390064275223502, -1.332124522752402],
    velocity: [0.009201724467227128, 0.003370381135398406, -0.0002850337057661093],
  },
  {
    name: '1P/Halley (JPL#75), retrograde',
    epoch: 2439875.5,
    e: 0.9679359956953212,
    q: 0.5748638313743413,
    tp: 2446469.9736161465,
    node: 59.09894720612437,
    peri: 112.2414314637764,
    incl: 162.1905300439129,
    position: [-13.31029360169393, 25.41249958785733, 2.637549316318327],
    velocity: [0.001418949944126011, -0.001422475975617656, 4.131321199969281e-5],
  },
  {
    name: '2P/Encke',
    epoch: 2459752.5,
    e: 0.8485141889848308,
    q: 0.3362300806790429,
    tp: 2460239.018948225,
    node: 334.3120522286535,
    peri: 187.0124965530834,
    incl: 11.50170416921873,
    position: [3.886668467170212, -0.9188393246574216, -0.2098903569670719],
    velocity: [-0.0009846074938312395, 0.003120416928338697, 0.001988497527345202],
  },
];

const epoch = { scale: 'TDB', day: 2_460_000.5, offset: 0.25 } as const;

test.each(HORIZONS)('the elements of $name give the state printed beside them', (row) => {
  const elements = elementsOf(row);
  const state = elementsToOrbit(elements);
  expect(distance(state.position, row.position)).toBeLessThan(PRINTED * Math.hypot(...row.velocity));
  expect(distance(state.velocity, row.velocity)).toBeLessThan(1e-12);
  const back = stateToElements({ epoch: elements.epoch, position: row.position, velocity: row.velocity });
  expect(back.eccentricity).toBeCloseTo(row.e, 13);
  expect(back.perihelionDistance).toBeCloseTo(row.q, 13);
  expect(back.inclination / DEGREE).toBeCloseTo(row.incl, 11);
  expect(back.node / DEGREE).toBeCloseTo(row.node, 11);
  expect(back.argumentOfPerihelion / DEGREE).toBeCloseTo(row.peri, 10);
});

test('the elements of every conic survive the conversion to a state and back', () => {
  fc.assert(
    fc.property(conics(), fc.double({ min: -0.9, max: 0.9, noNaN: true }), (conic, place) => {
      const elements = { ...conic, perihelionTime: { ...epoch, offset: place * timeScale(conic) } };
      const back = stateToElements(elementsToOrbit(elements));
      expect(relative(back.perihelionDistance, conic.perihelionDistance)).toBeLessThan(2e-12);
      expect(Math.abs(back.eccentricity - conic.eccentricity)).toBeLessThan(2e-12);
      expect(angleBetween(back.inclination, conic.inclination)).toBeLessThan(1e-12);
      const again = elementsToOrbit(back);
      const first = elementsToOrbit(elements);
      expect(distance(again.position, first.position)).toBeLessThan(1e-11 * Math.hypot(...first.position));
      expect(distance(again.velocity, first.velocity)).toBeLessThan(1e-11 * Math.hypot(...first.velocity));
    }),
    { numRuns: 500 },
  );
});

test('a mean anomaly and its perihelion time give one state', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.2, max: 30, noNaN: true }),
      fc.oneof(fc.double({ min: 0, max: 0.99, noNaN: true }), fc.double({ min: 1.01, max: 6, noNaN: true })),
      fc.double({ min: -3, max: 3, noNaN: true }),
      (q, e, meanAnomaly) => {
        const conic = { ...PLANE, perihelionDistance: q, eccentricity: e };
        const days = meanAnomaly * Math.sqrt(Math.abs(q / (1 - e)) ** 3 / SUN_GM);
        const byMean = elementsToOrbit({ ...conic, meanAnomaly });
        const byTime = elementsToOrbit({
          ...conic,
          perihelionTime: { ...epoch, offset: epoch.offset - days },
        });
        expect(distance(byMean.position, byTime.position)).toBeLessThan(
          1e-11 * Math.hypot(...byMean.position),
        );
      },
    ),
  );
});

test('turning a vector to the ecliptic and back changes nothing', () => {
  const vector: Vector3 = [0.3, -1.2, 4.5];
  expect(distance(eclipticToIcrf(icrfToEcliptic(vector)), vector)).toBeLessThan(1e-15);
});

test('a fall straight into the Sun has no elements and says so', () => {
  expect(() => stateToElements({ epoch, position: [1, 0, 0], velocity: [-0.01, 0, 0] })).toThrow(/plane/);
});

test('a parabola given by a mean anomaly is refused', () => {
  expect(() =>
    elementsToOrbit({ ...PLANE, perihelionDistance: 1, eccentricity: 1, meanAnomaly: 0.1 }),
  ).toThrow(/perihelion time/);
});

test.each([
  ['perihelion distance', { perihelionDistance: -1, eccentricity: 0.1 }],
  ['eccentricity', { perihelionDistance: 1, eccentricity: -0.1 }],
  ['inclination', { perihelionDistance: 1, eccentricity: 0.1, inclination: Number.NaN }],
])('an impossible %s is named', (name, wrong) => {
  expect(() => elementsToOrbit({ ...PLANE, ...wrong, meanAnomaly: 0 })).toThrow(name);
});

test.each([
  // MPC, orbit pages (2020): q, e, class.
  ['(163693) Atira', 0.5024, 0.3221, 'Atira'],
  ['(2062) Aten', 0.79, 0.1827, 'Aten'],
  ['(1862) Apollo', 0.6468, 0.56, 'Apollo'],
  ['(1221) Amor', 1.0832, 0.4357, 'Amor'],
  ['(1) Ceres', 2.5586, 0.0776, 'N/A'],
  ['2I/Borisov', 2.0066, 3.3565, 'N/A'],
])('%s is of the class that the Minor Planet Center has', (_name, q, e, expected) => {
  expect(orbitClass({ perihelionDistance: q, eccentricity: e })).toBe(expected);
});

test('Ceres takes 4.61 years and Encke has a Tisserand parameter of 3.03', () => {
  const ceres = deriveElements({
    perihelionDistance: 2.556401146697176,
    eccentricity: 0.07687465013145245,
  });
  expect(ceres.kind === 'ellipse' ? ceres.period / 365.25 : 0).toBeCloseTo(4.61, 2);
  const encke = { ...PLANE, perihelionDistance: 0.3359, eccentricity: 0.8483, inclination: 11.78 * DEGREE };
  expect(tisserandParameter(encke, JUPITER_SEMI_MAJOR_AXIS)).toBeCloseTo(3.03, 1);
});

test('a parabola has no period and a hyperbola a negative axis', () => {
  expect(deriveElements({ perihelionDistance: 1, eccentricity: 1 })).toEqual({ kind: 'parabola' });
  expect(deriveElements({ perihelionDistance: 1, eccentricity: 3 })).toMatchObject({
    kind: 'hyperbola',
    semiMajorAxis: -0.5,
  });
});

type HorizonsRow = {
  readonly name: string;
  readonly epoch: number;
  readonly e: number;
  readonly q: number;
  readonly tp: number;
  readonly node: number;
  readonly peri: number;
  readonly incl: number;
  readonly position: Vector3;
  readonly velocity: Vector3;
};

function elementsOf(row: HorizonsRow): Elements {
  return {
    epoch: { scale: 'TDB', day: row.epoch, offset: 0 },
    perihelionDistance: row.q,
    eccentricity: row.e,
    inclination: row.incl * DEGREE,
    node: row.node * DEGREE,
    argumentOfPerihelion: row.peri * DEGREE,
    perihelionTime: { scale: 'TDB', day: row.tp, offset: 0 },
  };
}

/** Conics of every kind, the parabola and its neighbours included. */
function conics(): fc.Arbitrary<Conic> {
  const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
  const eccentricity = fc.oneof(
    fc.double({ min: 0, max: 0.95, noNaN: true }),
    fc.double({ min: 0.999, max: 1.001, noNaN: true }),
    fc.constant(1),
    fc.double({ min: 1, max: 6, noNaN: true }),
  );
  return fc.record({
    epoch: fc.constant(epoch),
    perihelionDistance: fc.double({ min: 0.05, max: 40, noNaN: true }),
    eccentricity,
    inclination: fc.double({ min: 0, max: Math.PI, noNaN: true }),
    node: angle,
    argumentOfPerihelion: angle,
  });
}

/** Days in which a body goes about a radian round its perihelion. */
function timeScale({ perihelionDistance: q, eccentricity: e }: Conic): number {
  return Math.sqrt(q ** 3 / (SUN_GM * (1 + e)));
}

function distance(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(...a.map((c, i) => c - b[i]));
}

function relative(a: number, b: number): number {
  return Math.abs(a - b) / b;
}

function angleBetween(a: number, b: number): number {
  return Math.abs(Math.sin((a - b) / 2)) * 2;
}
