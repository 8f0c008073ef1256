import { expect, test } from 'vitest';
import type { ObjectTable } from '#contract/opt/calculation.ts';
import { commonRemarks, orbitRemarks } from '#parts/provenance/provenance-remarks.ts';

test('the last observation is shown with the date of the catalogue that knows no later one', () => {
  const object: ObjectTable = {
    name: 'Apophis',
    designator: '2004 MN4',
    database: 'JPL',
    data: [],
    provenance: {
      source: 'MPC',
      epoch: 2_459_403.5,
      catalogueDate: '2021-07-05',
      lastObservation: '2021-06-28',
      observationsTo: '2021-07-05',
    },
  };
  expect(orbitRemarks(object, new Map())).toContainEqual([
    'Last observation known',
    '2021-06-28, in the catalogue of 2021-07-05; there may be later ones',
  ]);
});

test.each([
  [
    { law: 'H-G', h: 19.1, g: 0.15, slopeFrom: 'default' },
    'H 19.1, G 0.15 (assumed, the catalogue has none)',
  ],
  [{ law: 'H-G1-G2', h: 19, g1: 0.3, g2: 0.4, slopeFrom: 'request' }, 'H 19, G1 0.3, G2 0.4 (as given)'],
  [{ law: 'comet', m1: 5.5, k1: 8, slopeFrom: 'catalogue' }, 'M1 5.5, K1 8 (from the catalogue)'],
] as const)('magnitudes by %o come with the remark %s', (photometry, text) => {
  const provenance = { source: 'MPC', epoch: 59_403, catalogueDate: '2021-07-05', photometry };
  const object: ObjectTable = { name: 'x', designator: 'x', database: 'JPL', data: [], provenance };
  expect(orbitRemarks(object, new Map())).toContainEqual(['Brightness', text]);
});

test('every file and popup of a calculation says how well the turning of the Earth is known', () => {
  const provenance = {
    forceModel: 'full',
    ephemeris: 'test',
    catalogueDate: '2026-07',
    observer: 'Maunakea (568)',
    software: 'test',
    calculatedAt: '2026-11-22T12:00:00Z',
  };
  const earthOrientation = 'UT1 predicted after 2026-05-21, ± 0.078 s';
  expect(commonRemarks({ ...provenance, earthOrientation })).toContainEqual([
    'Earth orientation',
    earthOrientation,
  ]);
  expect(commonRemarks(provenance).map(([label]) => label)).not.toContain('Earth orientation');
});
