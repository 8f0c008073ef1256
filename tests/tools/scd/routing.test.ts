import { expect, test } from 'vitest';
import { SCD_ROUTING } from '#tools/scd/routing.ts';

test.each([
  ['?object=Eros', undefined],
  ['?object=', { type: 'visualisation.requested' }],
  ['?object=%20', { type: 'visualisation.requested' }],
  ['', { type: 'visualisation.requested' }],
])('the chart of %s is requested at once unless an object is looked up first', (search, event) => {
  expect(SCD_ROUTING.requestFor('visualisation', search)).toEqual(event);
});
