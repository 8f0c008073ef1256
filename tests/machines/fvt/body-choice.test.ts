import { expect, test } from 'vitest';
import { everyBody, FIRST_BODIES, isEveryBody, withBody } from '#machines/fvt/body-choice.ts';
import { EARTH, MOON, VENUS } from '../fakes/flybys.ts';

const EVERY = everyBody([VENUS, EARTH, MOON]);

test('approaches to the Earth are looked for at first', () => {
  expect(FIRST_BODIES).toEqual(['earth']);
});

test('all bodies are the planets; the Moon is asked for by its name', () => {
  expect(EVERY).toEqual(['venus', 'earth']);
  expect(isEveryBody(EVERY, EVERY)).toBe(true);
  expect(isEveryBody(['earth', 'moon'], EVERY)).toBe(false);
  expect(isEveryBody([], [])).toBe(false); // before the bodies are known
});

test('a body that is pressed replaces all, joins others, or leaves them', () => {
  expect(withBody(EVERY, 'venus', EVERY)).toEqual(['venus']);
  expect(withBody(['earth'], 'moon', EVERY)).toEqual(['earth', 'moon']);
  expect(withBody(['earth', 'moon'], 'earth', EVERY)).toEqual(['moon']);
});
