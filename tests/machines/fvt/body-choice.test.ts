import { expect, test } from 'vitest';
import { bodyOfScene, everyBody, FIRST_BODIES, isEveryBody, withBody } from '#machines/fvt/body-choice.ts';
import { EARTH, MOON, VENUS } from '../fakes/flybys.ts';

const EVERY = everyBody([VENUS, EARTH, MOON]);

test('approaches to the Earth are searched for at first', () => {
  expect(FIRST_BODIES).toEqual(['earth']);
});

test('all bodies are every one of the list, the Moon among them', () => {
  expect(EVERY).toEqual(['venus', 'earth', 'moon']);
  expect(isEveryBody(EVERY, EVERY)).toBe(true);
  expect(isEveryBody(['earth', 'venus'], EVERY)).toBe(false);
  expect(isEveryBody([], [])).toBe(false); // before the bodies are known
});

test('the scene stays about the Earth while all bodies are searched', () => {
  expect(bodyOfScene(EVERY)).toBe('earth');
  expect(bodyOfScene([])).toBe('earth');
  expect(bodyOfScene(['venus', 'moon'])).toBe('venus');
});

test('a body that is pressed replaces all, joins others, or leaves them', () => {
  expect(withBody(EVERY, 'venus', EVERY)).toEqual(['venus']);
  expect(withBody(['earth'], 'moon', EVERY)).toEqual(['earth', 'moon']);
  expect(withBody(['earth', 'moon'], 'earth', EVERY)).toEqual(['moon']);
});
