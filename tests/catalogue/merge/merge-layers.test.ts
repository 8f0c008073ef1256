import { expect, test } from 'vitest';
import { groupByIdentity } from '#catalogue/merge/identity.ts';
import { layersOf } from '#catalogue/merge/layers-of-catalogue.ts';
import { INVERSE_SQUARE } from '#engine/orbit/radial-law.ts';
import { fakeBody } from '../../server/fakes/fake-catalogue.ts';
import { asteroid, catalogueOf, comet, sourceFrom } from '../sample-bodies.ts';

const OLD = sourceFrom('MPC NEA.txt', '2019-07-02', 1);
const NEW = sourceFrom('MPC NEA extended', '2021-07-08', 2);

test('two sources that know one object give the newer orbit, and the older one fills what is missing, each value with its source', () => {
  const newer = asteroid('2004 MN4', { number: '99942', absoluteMagnitude: 19.1, slope: 0.24 });
  const older = asteroid('99942', {
    number: '99942',
    name: 'Apophis',
    absoluteMagnitude: 18.9,
    slope: 0.15,
    moidAu: 0.0002,
  });
  const catalogue = catalogueOf([
    { source: OLD, rows: [older] },
    { source: NEW, rows: [newer] },
  ]);
  expect(catalogue.count).toBe(1);
  const body = catalogue.body(0);
  expect(body).toMatchObject({
    number: '99942',
    name: 'Apophis',
    designation: '2004 MN4',
    absoluteMagnitude: 19.1,
    slope: 0.24,
    moidAu: 0.0002,
  });
  expect(body.provenance.sources).toEqual({ elements: NEW, magnitude: NEW, moid: OLD });
});

test('two sources of the same month give the orbit that is known better', () => {
  const precise = sourceFrom('ESA NEOCC orbit files', '2021-07-01', 5);
  const rows = [asteroid('2024 AA')];
  const layers = [NEW, precise].map((source) => ({ source, rows }));
  expect(catalogueOf(layers).body(0).provenance.orbit).toEqual(precise);
});

test('two sources that know one object give an impactor the orbit on which it fell, though a newer one is of a time when it was no more', () => {
  const ellipse = fakeBody().elements;
  const [before, after] = [2_454_740.5, 2_459_403.5].map((day) =>
    asteroid('2008 TC3', { elements: { ...ellipse, epoch: { scale: 'TDB', day, offset: 0 } } }),
  );
  const both = catalogueOf([
    { source: OLD, rows: [before] },
    { source: NEW, rows: [after] },
  ]);
  expect(both.body(0).elements.epoch.day).toBe(2_454_740.5);
  expect(both.otherOrbits(0)).toEqual([]);
  const alone = catalogueOf([{ source: NEW, rows: [after] }]);
  expect(alone.body(0).elements.epoch.day).toBe(2_459_403.5);
});

test('two sources that know one object keep magnitude and slope together', () => {
  const catalogue = catalogueOf([
    { source: NEW, rows: [asteroid('2024 AA', { absoluteMagnitude: 20 })] },
    { source: OLD, rows: [asteroid('2024 AA', { absoluteMagnitude: 21, slope: 0.4 })] },
  ]);
  expect(catalogue.body(0).slope).toBeUndefined();
});

test('two sources that know one object never give one orbit the covariance, the U or the arc of another', () => {
  const covariance = new Float64Array(36).fill(1);
  const of = { lastObservation: '2019-06-30', uncertainty: 0, arcDays: 2884, covariance };
  const catalogue = catalogueOf([
    { source: NEW, rows: [asteroid('2024 AA', { lastObservation: '2021-06-30' })] },
    { source: OLD, rows: [asteroid('2024 AA', of)] },
  ]);
  const body = catalogue.body(0);
  expect(body.lastObservation).toBe('2021-06-30');
  for (const value of ['covariance', 'uncertainty', 'arcDays']) expect(body).not.toHaveProperty(value);
});

test('two sources that know one object never give an orbit the U of a newer source that has no orbit', () => {
  const known = { elements: undefined, uncertainty: 0, arcDays: 2884, lastObservation: '2021-06-30' };
  const catalogue = catalogueOf([
    { source: NEW, rows: [asteroid('2014 MR26', known)] },
    {
      source: OLD,
      rows: [asteroid('2014 MR26', { uncertainty: 9, arcDays: 6, lastObservation: '2014-07-01' })],
    },
  ]);
  expect(catalogue.body(0)).toMatchObject({ uncertainty: 9, arcDays: 6, lastObservation: '2014-07-01' });
  expect(catalogue.body(0).provenance.sources.uncertainty).toEqual(OLD);
});

test('two sources that know one object give an orbit that does not date its last observation the arc and date of the older one, together', () => {
  const dated = { arcDays: 14112, lastObservation: '2024-12-22' };
  const layers = [
    { source: NEW, rows: [asteroid('1986 JK', { uncertainty: 0, arcDays: 6940 })] },
    { source: OLD, rows: [asteroid('1986 JK', dated)] },
  ];
  const catalogue = catalogueOf(layers);
  const { provenance, ...body } = catalogue.body(0);
  expect(body).toMatchObject({ uncertainty: 0, ...dated });
  expect(provenance).toMatchObject({ orbit: NEW, sources: { arc: OLD, lastObservation: OLD } });
  expect(catalogueOf(layersOf(catalogue)).body(0)).toMatchObject(dated);
});

test('two sources that know one object give the orbit with a covariance, with its own force, unless the newer one names a later observation', () => {
  const covariance = new Float64Array(36).fill(1);
  const known = asteroid('2024 AA', { covariance, lastObservation: '2019-06-30', uncertainty: 3 });
  const newer = { nonGravitational: { a1: 0, a2: 1e-14, a3: 0, ...INVERSE_SQUARE } };
  const choose = (more: object) =>
    catalogueOf([
      { source: NEW, rows: [asteroid('2024 AA', { ...newer, ...more })] },
      { source: OLD, rows: [known] },
    ]).body(0);
  expect(choose({})).toMatchObject({ covariance, uncertainty: 3 });
  expect(choose({})).not.toHaveProperty('nonGravitational');
  expect(choose({ lastObservation: '2019-06-30' }).provenance.orbit).toEqual(OLD);
  expect(choose({ lastObservation: '2019-07-01' }).provenance.orbit).toEqual(NEW);
});

test.each([
  [4, OLD],
  [5, NEW],
])(
  'two sources that know one object give a rounded newer orbit beside one of U = %i only from 5 on',
  (uncertainty, chosen) => {
    const covariance = new Float64Array(36).fill(1);
    const rounded = { isRounded: true, covariance, uncertainty: 0, arcDays: 2884 } as const;
    const layers = [
      { source: NEW, rows: [asteroid('2014 MR26', rounded)] },
      { source: OLD, rows: [asteroid('2014 MR26', { uncertainty, arcDays: 6 })] },
    ];
    const body = catalogueOf(layers).body(0);
    expect(body.provenance.orbit).toEqual(chosen);
    expect(body.isRounded).toBe(chosen === NEW ? true : undefined);
    const again = catalogueOf(layersOf(catalogueOf(layers))).body(0);
    expect({ ...again, provenance: body.provenance }).toEqual(body);
  },
);

test('two sources that know one object give no rounded orbit where it is the older one, or the only one', () => {
  const rounded = asteroid('2014 MR26', { isRounded: true, covariance: new Float64Array(36).fill(1) });
  const rows = [asteroid('2014 MR26', { uncertainty: 9 })];
  const older = catalogueOf([
    { source: NEW, rows },
    { source: OLD, rows: [rounded] },
  ]);
  expect(older.body(0)).not.toHaveProperty('isRounded');
  expect(older.otherOrbits(0)).toEqual([]);
  expect(catalogueOf([{ source: NEW, rows: [rounded] }]).count).toBe(0);
});

test('two sources that know one object are one object when it was numbered or renamed between them', () => {
  const rows = [
    {
      designation: '2010 XX',
      number: '500000',
      otherDesignations: ['2005 YY'],
      bodyType: 'Asteroid' as const,
    },
    { designation: '2005 YY', bodyType: 'Asteroid' as const },
    { designation: 'A/2018 W3', bodyType: 'Asteroid' as const },
    { designation: 'C/2018 W3', bodyType: 'Comet' as const },
  ];
  expect(groupByIdentity(rows).map((group) => group.length)).toEqual([2, 2]);
});

test('two sources that know one object are one object when a third source shows it', () => {
  const rows = [
    { designation: '2005 YY', bodyType: 'Asteroid' as const },
    { designation: '500000', number: '500000', bodyType: 'Asteroid' as const },
    { designation: '2005 YY', number: '500000', bodyType: 'Asteroid' as const },
  ];
  expect(groupByIdentity(rows)).toHaveLength(1);
});

test('two sources that know one object are two objects when their numbers differ, whatever their designations', () => {
  const rows = [
    { designation: '2005 YY', number: '1', bodyType: 'Asteroid' as const },
    { designation: '2005 YY', number: '2', bodyType: 'Asteroid' as const },
  ];
  expect(groupByIdentity(rows)).toHaveLength(2);
});

test('an object of which only physical values are known is left out', () => {
  const catalogue = catalogueOf([
    {
      source: NEW,
      rows: [asteroid('2024 AA'), asteroid('2024 AB', { elements: undefined, diameterKm: 1 })],
    },
  ]);
  expect(catalogue.count).toBe(1);
});

test('an object is hazardous when a service says so, else when H is at most 22 and its orbit passes within 0.05 au', () => {
  const rows = [
    asteroid('2024 AA', { absoluteMagnitude: 22, moidAu: 0.05 }),
    asteroid('2024 AB', { absoluteMagnitude: 22.1, moidAu: 0.01 }),
    asteroid('2024 AC', { absoluteMagnitude: 20, moidAu: 0.06 }),
    asteroid('2024 AD', { absoluteMagnitude: 20, moidAu: 0.01, pha: false }),
    asteroid('2024 AE', { pha: true }),
  ];
  const catalogue = catalogueOf([{ source: NEW, rows }]);
  expect(rows.map((_row, index) => catalogue.isPha(index))).toEqual([true, false, false, false, true]);
});

test('an object has its line of the newest risk list', () => {
  const risk = { palermoCumulative: -2, palermoMaximum: -3 };
  const rows = [{ designation: '2024 AA', risk }];
  const catalogue = catalogueOf(
    [{ source: NEW, rows: [asteroid('2024 AA'), asteroid('2024 AB')] }],
    [
      { list: 'JPL Sentry', date: '2025-04', rows },
      { list: 'ESA NEOCC risk list', date: '2021-10-04', rows },
    ],
  );
  expect(catalogue.body(0).risk).toMatchObject({ list: 'JPL Sentry', listDate: '2025-04' });
  expect([catalogue.isOnRiskList(0), catalogue.isOnRiskList(1)]).toEqual([true, false]);
});

test('an object of which the orbit is open or a comet of long period is not near-Earth for lists', () => {
  const halley = comet('1P', { number: '1P' });
  const neowise = comet('C/2020 F3', {
    elements: { ...halley.elements!, perihelionDistance: 0.294, eccentricity: 0.99918 },
  });
  const catalogue = catalogueOf([{ source: NEW, rows: [halley, neowise] }]);
  expect([catalogue.isNea(0), catalogue.isNea(1)]).toEqual([true, false]);
});

test('bodies are sorted: numbered asteroids, asteroids by designation, comets', () => {
  const rows = [
    comet('C/2020 F3'),
    comet('2P', { number: '2P' }),
    asteroid('2004 MN4'),
    asteroid('x', { number: '20' }),
    asteroid('y', { number: '3' }),
  ];
  const catalogue = catalogueOf([{ source: NEW, rows }]);
  const names = rows.map((_row, index) => catalogue.names(index));
  expect(names.map(({ number, designation }) => number ?? designation)).toEqual([
    '3',
    '20',
    '2004 MN4',
    '2P',
    'C/2020 F3',
  ]);
});
