import { expect, test } from 'vitest';
import { embeddingOf } from '#parts/embedding.ts';
import { FLYBY_ADDRESS } from '#shell/docs/embedding.tsx';
import { flybyAddressOf } from '#tools/fvt/address.ts';

test('the example of an embedded flyby is an address that searches the approach of Apophis in 2029', () => {
  const query = FLYBY_ADDRESS.slice(FLYBY_ADDRESS.indexOf('?'));
  expect(embeddingOf(query)).toBeDefined();
  expect(flybyAddressOf(query)).toEqual({
    address: {
      object: 'Apophis',
      search: {
        body: 'earth',
        days: { startMs: Date.parse('2029-04-08'), endMs: Date.parse('2029-04-18') },
      },
    },
    faults: [],
  });
});
