import { expect, test } from 'vitest';
import { archiveOf, linksAbout } from '#tools/opt/archive-link.ts';

test.each([
  ['a numbered comet', { number: '161P', name: 'Hartley-IRAS', designator: '161P' }, '161P%2FHartley-IRAS'],
  ['a comet without a number', { name: 'NEOWISE', designator: 'C/2020 F3' }, 'C%2F2020%20F3'],
  ['a numbered asteroid', { number: '99942', name: 'Apophis', designator: '2004 MN4' }, '99942Apophis'],
  ['an asteroid without a number', { name: '2024 YR4', designator: '2024 YR4' }, '2024%20YR4'],
])('the archive is searched for %s by what it knows', (_, object, ending) => {
  expect(archiveOf({ ...object, database: 'JPL' })).toMatch(new RegExp(`object=${ending}$`));
});

test('an object that the user defined is in no archive', () => {
  expect(archiveOf({ name: 'mine', designator: 'mine', database: 'User-defined' })).toBeUndefined();
});

test('about an object there are pages of the archive, the Minor Planet Center and JPL', () => {
  const object = { number: '99942', name: 'Apophis', designator: '2004 MN4' };
  expect(linksAbout({ ...object, database: 'JPL' })).toEqual([
    { title: 'Previous observations', href: expect.stringMatching(/object=99942Apophis$/) as string },
    { title: 'Minor Planet Center', href: expect.stringMatching(/object_id=99942$/) as string },
    { title: 'JPL Small-Body Database', href: expect.stringMatching(/sstr=99942$/) as string },
  ]);
  expect(linksAbout({ ...object, database: 'User-defined' })).toEqual([]);
});
