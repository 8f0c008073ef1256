import { expect, test } from 'vitest';
import { outsideLinks, previousObservationsHref } from '#parts/outside-links.ts';

const BASES = {
  previousObservations: 'https://archive.example/?object=',
  minorPlanetCenter: 'https://mpc.example/',
  smallBodyDatabase: 'https://sbdb.example/?sstr=',
  neocc: 'https://neocc.example/?des=',
};

const APOPHIS = { number: 99942, name: 'Apophis', designation: '2004 MN4', isComet: false };

test('links to pages about an object name a numbered asteroid by its number', () => {
  expect(outsideLinks(APOPHIS, BASES).map(({ href }) => href)).toEqual([
    'https://archive.example/?object=99942Apophis',
    'https://mpc.example/99942',
    'https://sbdb.example/?sstr=99942',
  ]);
});

test('links to pages about an object name an asteroid without a number by its designation', () => {
  const object = { designation: '2024 YR4', isComet: false };
  expect(outsideLinks(object, BASES).map(({ href }) => href)).toEqual([
    'https://archive.example/?object=2024%20YR4',
    'https://mpc.example/2024%20YR4',
    'https://sbdb.example/?sstr=2024%20YR4',
  ]);
});

test('links to pages about an object name a comet by its designation, without blanks around its name', () => {
  const comet = { name: ' 67P/Churyumov-Gerasimenko ', designation: ' 67P ', isComet: true };
  expect(outsideLinks(comet, BASES).map(({ href }) => href)).toEqual([
    'https://archive.example/?object=67P%2FChuryumov-Gerasimenko',
    'https://mpc.example/67P',
    'https://sbdb.example/?sstr=67P',
  ]);
});

test('links to pages about an object encode blanks and slashes in a name', () => {
  const object = { number: 1, name: 'A b/c', designation: 'x', isComet: false };
  expect(previousObservationsHref(object, BASES.previousObservations)).toBe(
    'https://archive.example/?object=1A%20b%2Fc',
  );
});
