import { expect, test } from 'vitest';
import type { Observatory } from '#catalogue/observatory.ts';
import { observatoryId } from '#catalogue/observatory.ts';
import { createBodySearch } from '#catalogue/search-bodies.ts';
import { observatoryByCode, searchObservatories } from '#catalogue/search-observatories.ts';
import { labelOf } from '#catalogue/small-body.ts';
import { asteroid, catalogueFrom, comet } from './sample-bodies.ts';

const catalogue = catalogueFrom([
  asteroid('A898 PA', { number: '433', name: 'Eros', otherDesignations: ['1956 PC'] }),
  asteroid('A893 DA', { number: '43', name: 'Ariadne' }),
  asteroid('1980 SC', { number: '2433', name: 'Sootiyo' }),
  asteroid('1973 EC', { number: '1943', name: 'Anteros' }),
  asteroid('1936 CA', { number: '2101', name: 'Adonis' }),
  asteroid('2004 MN4', { number: '99942', name: 'Apophis' }),
  asteroid('1997 XR2', { number: '433953' }),
  asteroid('2433 P-L'),
  asteroid('2024 YR4'),
  asteroid('1977 UB', { number: '2688', name: 'Halley' }),
  asteroid('2010 AA', { number: '5', name: 'Čáp' }),
  asteroid('2021 AB', { database: 'ESA/PDO' }),
  comet('1P', { number: '1P', name: 'Halley' }),
  comet('C/2020 F3', { name: 'NEOWISE' }),
  comet('C/2014 C3', { name: 'NEOWISE' }),
  comet('C/2019 Q4', { name: 'Borisov' }),
  asteroid('2012 IA'),
]);
const search = createBodySearch(catalogue);

test.each([
  ['433', ['(433) Eros', '(433953) 1997 XR2', '(2433) Sootiyo', '2433 P-L']],
  ['eros', ['(433) Eros', '(1943) Anteros']],
  ['EROS', ['(433) Eros', '(1943) Anteros']],
  ['  4 33eros', ['(433) Eros']],
  ['2004MN4', ['(99942) Apophis']],
  ['(2004 mn4)', ['(99942) Apophis']],
  ['1956 pc', ['(433) Eros']],
  ['99942 apophis', ['(99942) Apophis']],
  ['halley', ['(2688) Halley', '1P/Halley']],
  ['c/2020f3', ['C/2020 F3 (NEOWISE)']],
  ['neowise', ['C/2014 C3 (NEOWISE)', 'C/2020 F3 (NEOWISE)']],
  ['cap', ['(5) Čáp']],
  ['2024 yr', ['2024 YR4']],
  ['k04m04n', ['(99942) Apophis']],
  ['K04M04N', ['(99942) Apophis']],
  ['2i', ['C/2019 Q4 (Borisov)', '2012 IA']],
  ['apofis', ['(99942) Apophis', '(2101) Adonis']],
  ['Anterso', ['(1943) Anteros']],
  ['2024 yr5', []],
  ['nosuch', []],
  ['  ', []],
  ['\n', []],
])('the phrase %j finds %j, best first', (phrase, labels) => {
  expect(labelsOf(search.byPhrase(phrase, { limit: 10 }))).toEqual(labels);
});

test('a phrase gives no more than the limit', () => {
  expect(search.byPhrase('4', { limit: 2 })).toHaveLength(2);
});

test('a phrase looks only at the requested databases', () => {
  expect(labelsOf(search.byPhrase('20', { limit: 10, databases: ['ESA/PDO'] }))).toEqual(['2021 AB']);
  expect(search.byPhrase('20', { limit: 10, databases: ['NEOCP'] })).toEqual([]);
});

test.each([
  ['433', '(433) Eros'],
  ['Eros', '(433) Eros'],
  ['433Eros', '(433) Eros'],
  ['433 Eros', '(433) Eros'],
  ['(433) Eros', '(433) Eros'],
  ['A898PA', '(433) Eros'],
  ['1956 PC', '(433) Eros'],
  ['99942 Apophis (2004 MN4)', '(99942) Apophis'],
  ['2004MN4', '(99942) Apophis'],
  ['433953 (1997 XR2)', '(433953) 1997 XR2'],
  ['1P', '1P/Halley'],
  ['1P/Halley', '1P/Halley'],
  ['Halley', '(2688) Halley'],
  ['C/2020F3', 'C/2020 F3 (NEOWISE)'],
  ['C/2020 F3 (NEOWISE)', 'C/2020 F3 (NEOWISE)'],
  ['K04M04N', '(99942) Apophis'],
  ['k04m04n', '(99942) Apophis'],
  ['CK20F030', 'C/2020 F3 (NEOWISE)'],
  ['ck20f030', 'C/2020 F3 (NEOWISE)'],
  ['0001p', '1P/Halley'],
  ['pls2433', '2433 P-L'],
  ['00433', '(433) Eros'],
  ['2024 yr4', '2024 YR4'],
  ['c/2020 f3', 'C/2020 F3 (NEOWISE)'],
  ['1p', '1P/Halley'],
  ['0001P', '1P/Halley'],
  ['2I', 'C/2019 Q4 (Borisov)'],
  ['2I/Borisov', 'C/2019 Q4 (Borisov)'],
])('a list of names finds %s as %s', (name, label) => {
  expect(labelsOf(search.byNames([name]).found)).toEqual([label]);
});

test('a list of names takes no packed designation in small letters that may mean two objects', () => {
  const large = createBodySearch(catalogueFrom([asteroid('1998 SQ108'), asteroid('1998 SQ368')]));
  expect(['J98SA8Q', 'J98Sa8Q', 'j98sa8q'].map((name) => large.byNames([name]).found)).toEqual([
    [0],
    [1],
    [],
  ]);
});

test('a list of names keeps its order, finds nothing twice and names what is missing, with case', () => {
  const { found, missing } = search.byNames(['Apophis', 'apophis', '433', 'Apoph', 'Eros', '']);
  expect(labelsOf(found)).toEqual(['(99942) Apophis', '(433) Eros']);
  expect(missing).toEqual(['apophis', 'Apoph', '']);
});

test('a list of names leaves a name of other capitals missing, and reports who may be meant', () => {
  expect(['apophis', 'cap', '2004 mn', 'nosuch', ''].map((name) => search.suggestions(name))).toEqual([
    ['Apophis'],
    ['Čáp'],
    [],
    [],
    [],
  ]);
});

test('a list of names reports names that differ from a misspelt one by a letter or two', () => {
  expect(['Apofis', 'Erso', 'Halleyy', '2004 MN5'].map((name) => search.suggestions(name))).toEqual([
    ['Apophis', 'Adonis'],
    ['Eros'],
    ['Halley'],
    [],
  ]);
});

test('a list of names says which comets share a name', () => {
  expect(search.byNames(['NEOWISE'])).toEqual({
    found: [],
    missing: [],
    ambiguous: [{ name: 'NEOWISE', candidates: ['C/2014 C3 (NEOWISE)', 'C/2020 F3 (NEOWISE)'] }],
  });
});

test('a list of names finds every body by its number, and by its designation where it has none', () => {
  for (let index = 0; index < catalogue.count; index++) {
    const { number, designation } = catalogue.body(index);
    expect(search.byNames([number ?? designation]).found).toEqual([index]);
  }
});

const observatories = [
  place('000', 'Greenwich'),
  place('568', 'Maunakea'),
  place('G96', 'University of Arizona Mt. Lemmon Survey'),
  place('T08', 'ATLAS-MLO, Mauna Loa'),
  place('g96', 'Nowhere'),
  place('809', 'European Southern Observatory, La Silla'),
  place('I40', 'La Silla--TRAPPIST'),
  place('Z84', 'Calar Alto-Schmidt'),
  place('057', 'Kodla'),
  place('155', 'Ole Rømer Observatory, Århus'),
  place('156', 'Sorø'),
];

test.each([
  ['568', ['568']],
  ['G96', ['G96', 'g96']],
  ['g96', ['g96', 'G96']],
  ['mauna kea', ['568']],
  ['Mauna', ['568', 'T08']],
  ['la silla', ['I40', '809']],
  ['lemmon', ['G96']],
  ['alto', ['Z84']],
  ['', []],
  ['nowhere at all', []],
  ['G96 Lemmon', ['G96']],
  ['La Silla I40', ['I40']],
  ['mt lemmon', ['G96']],
  ['950 Lemmon', []],
  ['Kodła', ['057']],
  ['Kodla', ['057']],
  ['Arhus', ['155']],
  ['århus', ['155']],
  ['soro', ['156']],
])('an observatory is found by %j as %j', (phrase, codes) => {
  expect(searchObservatories(observatories, phrase, 10).map(({ code }) => code)).toEqual(codes);
});

test('an observatory is found by its exact code, and has a number that no other has', () => {
  expect(observatoryByCode(observatories, 'G96')?.name).toContain('Lemmon');
  expect(observatoryByCode(observatories, 'Z99')).toBeUndefined();
  expect(new Set(observatories.map(({ id }) => id)).size).toBe(observatories.length);
  expect(observatoryId('500')).toBe(471);
});

function labelsOf(rows: readonly number[]): string[] {
  return rows.map((row) => labelOf(catalogue.body(row)));
}

function place(code: string, name: string): Observatory {
  return {
    id: observatoryId(code),
    code,
    name,
    longitudeDeg: 0,
    latitudeDeg: 0,
    altitudeM: 0,
    rhoCosPhi: 1,
    rhoSinPhi: 0,
  };
}
