import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import type { SkyAt } from '#tools/scd/scene/sky-at.ts';
import { foundPlaces, skyPlaces } from '#tools/scd/scene/sky-places.ts';
import { directionDeg } from '#tools/scd/scene/trail-of.ts';
import { vec3 } from '#render/geometry/vectors.ts';
import { traceRequests } from '#machines/scd/trace-requests.ts';
import { listedObject } from '../../../machines/fakes/objects.ts';
import { skyPlan, traceThrough, tracePointAt } from '../../../machines/fakes/traces.ts';

const SKY: SkyAt = {
  instant: { year: 2026, observer: [0, 0, 0] },
  horizon: undefined,
  lamps: undefined,
  bodies: [
    {
      id: 'mars',
      name: 'Mars',
      kind: 'planet',
      direction: [1, 0, 0],
      radius: 0,
      lit: 1,
      brightLimb: 0,
      colour: [1, 1, 1],
    },
  ],
};

const CONTENT = {
  stars: {
    count: 2,
    epoch: 2000,
    ra: Float64Array.of(279.2347, 219.9),
    dec: Float64Array.of(38.7837, -60.834),
    pmRa: Float32Array.of(0, -3679.25),
    pmDec: Float32Array.of(0, 473.67),
    parallax: new Float32Array(2),
    magnitude: Float32Array.of(0.03, 0),
    colourIndex: new Float32Array(2),
    known: new Uint8Array(2),
  },
  starNames: [],
  namedStars: [
    [1, 'Rigil Kentaurus', 'α1 Cen'],
    [0, 'Vega', 'α Lyr'],
  ],
  faintLimit: 7,
  unmovedEpoch: 1991.25,
  sources: [],
  constellations: { lines: [], borders: [], names: [{ name: 'Lyra', at: directionDeg(283, 36) }] },
  deepSky: [
    {
      name: 'M31 Andromeda Galaxy',
      kind: 'galaxy',
      direction: directionDeg(10.7, 41.3),
      magnitude: 3.4,
      size: 0,
    },
    { name: 'M3', kind: 'globular cluster', direction: directionDeg(205.5, 28.4), magnitude: 6.4, size: 0 },
  ],
} as const;

const DATE = 2461105.5;

const EROS = listedObject('433', { name: 'Eros', number: '433' });
const [REQUESTED] = traceRequests(skyPlan(), { step: 1, unit: 'h' }, [EROS], []);

const PLACES = skyPlaces({
  objects: [
    {
      requested: REQUESTED,
      trace: traceThrough([tracePointAt(DATE - 1), tracePointAt(DATE, { raDeg: 11, decDeg: 21 })]),
      failure: undefined,
    },
  ],
  date: DATE,
  sky: SKY,
  content: CONTENT,
});

const names = (phrase: string) => foundPlaces(PLACES, phrase, 5).map(({ name }) => name);

test.each([
  ['vega', 'Vega, α Lyr'],
  ['Alpha Lyr', 'Vega, α Lyr'],
  ['α lyr', 'Vega, α Lyr'],
  ['alpha cen', 'Rigil Kentaurus, α1 Cen'],
  ['m 31', 'M31 Andromeda Galaxy'],
  ['andromeda', 'M31 Andromeda Galaxy'],
  ['mars', 'Mars'],
  ['433', '(433) Eros'],
  ['eros', '(433) Eros'],
  ['lyra', 'Lyra'],
])('a place of the sky is found by %s', (phrase, name) => {
  expect(names(phrase)[0]).toBe(name);
});

test('a place of the sky is found first by its whole name, then by the beginning of one', () => {
  expect(names('m3')).toEqual(['M3', 'M31 Andromeda Galaxy']);
});

test('a place of the sky is found by no phrase where nothing is called so, and by an empty one', () => {
  expect(names('Nibiru')).toEqual([]);
  expect(names(' ')).toEqual([]);
});

test('a place of the sky is found where it is at the date of the chart: an object on its path, a star by its motion', () => {
  const [eros] = foundPlaces(PLACES, 'eros', 1);
  expect(vec3.angle(eros.direction, directionDeg(11, 21))).toBeLessThan(1e-9);
  const [cen] = foundPlaces(PLACES, 'alpha cen', 1);
  const moved = vec3.angle(cen.direction, directionDeg(219.9, -60.834)) / DEGREE;
  expect(moved * 3600).toBeCloseTo(26 * 3.71, 0);
});
