import { expect, test } from 'vitest';
import { numberText } from '#parts/quantities/number-text.ts';
import { riskWords } from '#tools/fvt/details/risk-words.ts';

test('a listed risk is put in words that can be quoted', () => {
  const risk = {
    list: 'JPL Sentry',
    listDate: '2025-04',
    firstYear: 2056,
    lastYear: 2113,
    possibleImpacts: 37,
    probability: 2.7e-6,
    palermoCumulative: -3.22,
    torinoMaximum: 0,
  } as const;
  expect(riskWords(risk)).toBe(
    `JPL Sentry, 2025-04: an impact on the Earth is possible between 2056 and 2113, with a probability of 1 in ${numberText(370_000, 0)}, all 37 dates together. Palermo scale −3.22, Torino scale 0.`,
  );
});

test('what a list leaves out is not shown', () => {
  const risk = {
    list: 'ESA NEOCC risk list',
    listDate: '2026-07-03',
    firstYear: 2047,
    lastYear: 2047,
  } as const;
  expect(riskWords(risk)).toBe(
    'ESA NEOCC risk list, 2026-07-03: an impact on the Earth is possible in 2047, with an unpublished probability.',
  );
});
