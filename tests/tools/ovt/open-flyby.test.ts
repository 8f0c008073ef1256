import { expect, test } from 'vitest';
import { flybyAddress } from '#tools/ovt/start-ovt.ts';

const SPAN = { startMs: Date.parse('2029-04-08T21:45:04Z'), endMs: Date.parse('2029-04-18T21:45:04Z') };

test('a close encounter is found under days, object and the planet in lower case', () => {
  expect(flybyAddress({ object: '99942', body: 'earth', span: SPAN })).toBe(
    '/fvt?start=2029-04-08&end=2029-04-18&object=99942&mainbody=earth',
  );
});

test('the blanks of a designation are written for an address', () => {
  const address = flybyAddress({ object: '2011 AG5', body: 'venus', span: SPAN });
  expect(new URL(address, 'http://here').searchParams.get('object')).toBe('2011 AG5');
});
