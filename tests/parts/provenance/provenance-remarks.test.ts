import { expect, test } from 'vitest';
import type { ObjectTable } from '#contract/calculation.ts';
import { orbitRemarks } from '#parts/provenance/provenance-remarks.ts';

test('the last observation is told with the date of the catalogue that knows no later one', () => {
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
    '2021-06-28, to the catalogue of 2021-07-05; there may be later ones',
  ]);
});
