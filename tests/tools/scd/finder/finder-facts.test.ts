import { expect, test } from 'vitest';
import { finderFacts, finderProvenance, finderRow } from '#tools/scd/finder/finder-facts.ts';
import { tracePointAt, traceThrough } from '../../../machines/fakes/traces.ts';

const DATE = 2_461_366.5; // 2026-11-22 00:00
const TRACE = traceThrough(
  [
    tracePointAt(DATE, {
      altitudeDeg: 40, // in daylight
      sunAltitudeDeg: 5,
      magnitude: 13.68,
      raRate: -3,
      decRate: -4,
      moonPhasePercent: 91.2,
      moonElongationDeg: 58.6,
      ellipse: { majorDeg: 2.5 / 3600, minorDeg: 0.05 / 3600, angleDeg: 30 },
    }),
    tracePointAt(DATE + 1 / 24, {
      altitudeDeg: 32.2,
      sunAltitudeDeg: -20,
      moonlight: -3.5,
      raDeg: 63.2,
      decDeg: -28.5,
    }),
    tracePointAt(DATE + 2 / 24, { altitudeDeg: 25, sunAltitudeDeg: -30 }),
  ],
  { starlightAffected: [{ julianDate: DATE + 1 / 24, raDeg: 63, decDeg: -28, starlight: 'starlit' }] },
);

test('what a finder chart says is brightness, motion, highest altitude in the dark, Moon and uncertainty at the trace date', () => {
  expect(finderFacts(TRACE, 0).map(({ value, detail }) => `${value} ${detail}`)).toEqual([
    '13.7 mag',
    '5.00′ per hour, towards 217°', // 5 arcsec/min are 5 arcmin an hour; 180 + atan(3/4)
    '32° at 01:00',
    '91 % lit, 59° away',
    '2.5″ × 0.05″, at 30°',
  ]);
});

test('what a finder chart says has a dash for what is not known', () => {
  const bare = traceThrough([tracePointAt(DATE)]);
  expect(finderFacts(bare, 0).map(({ value }) => value)).toEqual(['–', '–', '–', '–', '–']);
  expect(finderRow(bare, 0).slice(3)).toEqual(['–', '–', '–', '']);
});

test('a finder chart marks its limit as doubtful where only a star without a known motion spoils the row', () => {
  const starlightAffected = TRACE.starlightAffected.map((fine) => ({ ...fine, isUnmoved: true as const }));
  expect(finderRow({ ...TRACE, starlightAffected }, 1).at(-1)).toBe('Moonlight, Star ?');
});

test('what a finder chart says has rows with date, place and marks of Moon and star', () => {
  expect(finderRow(TRACE, 1)).toEqual([
    '2026-11-22 01:00',
    '04 12 48.000',
    '−28 30 00.00',
    '–',
    '32.2',
    '–',
    'Moonlight, Star',
  ]);
});

test('a finder chart says how many stars are at an old epoch', () => {
  const stars = { limit: 'V 10.8', count: 40, unmoved: 30, unmovedEpoch: 1991.25, sources: ['Tycho'] };
  const facts = new Map(finderProvenance(TRACE, stars, new Map()));
  expect(facts.get('Stars')).toMatch(/^40 in the field, to V 10\.8; 30 of them.* epoch 1991:.*\. Tycho$/);
  expect(facts.get('Force model')).toBe('full');
  const moved = new Map(finderProvenance(TRACE, { ...stars, unmoved: 0 }, new Map()));
  expect(moved.get('Stars')).toBe('40 in the field, to V 10.8. Tycho');
});
