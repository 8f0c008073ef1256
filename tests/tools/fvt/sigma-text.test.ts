import { expect, test } from 'vitest';
import type { PassageUncertainty } from '#contract/fvt/passage.ts';
import { numberText } from '#parts/quantities/number-text.ts';
import { sigmaNotes, sigmaText } from '#tools/fvt/panels/sigma-text.ts';

const approachWith = (uncertainty: Partial<PassageUncertainty>) => ({
  distanceKm: 746_483,
  uncertainty: { origin: 'U', method: 'linear', ...uncertainty } as const,
});

const KNOWN = approachWith({ origin: 'covariance', distanceSigmaKm: 2.71 });
const FALLING = approachWith({ origin: 'covariance', distanceSigmaKm: 0.037 });
const ESTIMATED = approachWith({ distanceSigmaKm: 12_345.6 });
const SAMPLED = approachWith({ method: 'clones', distanceSigmaKm: 700_000 });
const ANYWHERE = approachWith({ method: 'clones', distanceSigmaKm: 31_071_644, maximumKm: 98_123_456 });

test.each([
  [KNOWN, '2.7 km'],
  [FALLING, '37 m'],
  [ESTIMATED, `~ ${numberText(12_346, 0)} km`],
  [SAMPLED, `~ ${numberText(700_000, 0)} km, sampled`],
  [approachWith({}), '–'],
])('the uncertainty of the distance of an approach has the mark of what it rests on', (approach, text) => {
  expect(sigmaText(approach)).toBe(text);
});

test('the uncertainty is shown as how far the object may pass, once it exceeds the distance', () => {
  expect(sigmaText(ANYWHERE)).toBe('up to 98 million km');
  expect(sigmaText(approachWith({ method: 'clones', distanceSigmaKm: 8e5, maximumKm: 2.44e6 }))).toBe(
    'up to 2.4 million km',
  );
});

test('the uncertainty of the distance of an approach has its marks explained as far as they occur', () => {
  expect(sigmaNotes([KNOWN, approachWith({})])).toEqual([]);
  expect(sigmaNotes([ESTIMATED, SAMPLED, ANYWHERE])).toEqual([
    expect.stringMatching(/^~ is estimated from U/),
    expect.stringMatching(/^“Sampled”/),
    expect.stringMatching(/^“Up to”/),
  ]);
});
