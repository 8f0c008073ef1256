import { expect, test } from 'vitest';
import { matchingDesignators, similarText } from '#parts/objects/select-from-list.tsx';
import { listedObject } from '../../machines/fakes/objects.ts';

const FOUND = [
  { ...listedObject('2004 MN4'), name: 'Apophis', number: '99942' },
  { ...listedObject('1862 XA'), name: 'Apo', number: '7' },
];

test('Enter in a search adds the object that is named, else the most likely one, and nothing where nothing is typed', () => {
  expect([...matchingDesignators('apo', FOUND)]).toEqual(['1862 XA']);
  expect([...matchingDesignators('oph', FOUND)]).toEqual(['2004 MN4']);
  expect([...matchingDesignators('K04M04N', FOUND.slice(0, 1))]).toEqual(['2004 MN4']);
  expect([...matchingDesignators('Apofis', FOUND)]).toEqual([]); // it may be another one that was meant
  expect([...matchingDesignators('apo', [])]).toEqual([]);
  expect([...matchingDesignators(' ', FOUND)]).toEqual([]);
});

test('Enter after a name that only resembles others says that one of them has to be chosen', () => {
  expect(similarText(' Apofis ', FOUND)).toBe(
    'Nothing is called “Apofis”: choose one of the similar names below.',
  );
  expect(similarText('Apofis', FOUND.slice(0, 1))).toBe(
    'Nothing is called “Apofis”: choose the similar name below.',
  );
});
