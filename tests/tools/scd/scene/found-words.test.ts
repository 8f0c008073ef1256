import { expect, test } from 'vitest';
import { ARCSECOND } from '#engine/constants.ts';
import { STAR_KNOWN } from '#engine/sky/star-columns.ts';
import { directionOf } from '#render/geometry/sky-lines.ts';
import { foundWords } from '#tools/scd/scene/found-words.ts';
import { moonAt, skyCamera, skyInputs, starsAt } from '../../../visual/stage/sky.ts';

const BRIGHT = starsAt([[279.234_73, 38.783_69, 0.03]]);
BRIGHT.known[0] = STAR_KNOWN.colour + STAR_KNOWN.motion;
BRIGHT.pmRa[0] = 200.94;
BRIGHT.pmDec[0] = 286.23;
const FAINT = starsAt([[100, -20, 9.5]]);

const SHOWN = {
  inputs: skyInputs(skyCamera(0, 0, 40), {
    instant: { year: 2100, observer: [0, 0, 0] },
    stars: [BRIGHT, FAINT],
    bodies: [moonAt(directionOf(1, 0.2))],
    deepSky: [
      {
        name: 'M57',
        kind: 'planetary nebula',
        direction: directionOf(1, 0),
        magnitude: 8.8,
        size: 70 * ARCSECOND,
      },
    ],
  }),
  content: { namedStars: [[0, 'Vega', 'α Lyr']] as const, unmovedEpoch: 1991.25 },
  field: { facts: { unmovedEpoch: 1991.5 } },
};

test('the words for a star are its name, designation, magnitude, colour, and where it has moved to', () => {
  // J2000 place and 100 years of proper motion: +1.72 s in RA, +28.6 arcsec in Dec
  expect(foundWords({ found: { kind: 'star', list: 0, row: 0 }, shown: SHOWN })).toEqual({
    title: 'Vega, α Lyr',
    facts: ['V 0.03', 'B−V 0.00', 'RA 18 36 58.0', 'Dec +38 47 29.9'],
  });
});

test('the words for a star without a proper motion say of which epoch its place is', () => {
  expect(foundWords({ found: { kind: 'star', list: 1, row: 0 }, shown: SHOWN })).toEqual({
    title: 'Unnamed star',
    facts: [
      'V 9.50',
      'B−V not known',
      'RA 06 40 00.0',
      'Dec −20 00 00.0',
      'epoch 1991: no proper motion known',
    ],
  });
});

test('the words for the Moon are its size and how much of it is lit, those for a nebula its kind, magnitude and size', () => {
  expect(foundWords({ found: { kind: 'body', id: 'moon' }, shown: SHOWN })).toEqual({
    title: 'Moon',
    facts: [`diameter ${(0.52 * 60).toFixed(1)}′`, '30 % lit'],
  });
  expect(foundWords({ found: { kind: 'deep-sky', row: 0 }, shown: SHOWN })).toEqual({
    title: 'M57',
    facts: ['planetary nebula', 'V 8.8', 'size 1.2′'],
  });
  expect(foundWords({ found: { kind: 'body', id: 'vulcan' }, shown: SHOWN })).toBeUndefined();
});

test('a point of a path has no words, but its table', () => {
  expect(foundWords({ found: { kind: 'point', id: 'ivar', row: 1 }, shown: SHOWN })).toBeUndefined();
});
