import { directionOf } from '#render/geometry/sky-lines.ts';
import { DEGREE } from '#engine/constants.ts';
import { FINDER_INKS, type FinderContent } from '#tools/scd/finder/finder-content.ts';
import { skyAbove } from '#tools/scd/finder/half-sky.ts';
import {
  BARE_SKY,
  horizonAt,
  moonAt,
  PAPER,
  skyCamera,
  skyInputs,
  starsAt,
  trailAt,
} from '../../../visual/stage/sky.ts';

export const A4 = { widthPt: 595.28, heightPt: 841.89 };
export const LETTER = { widthPt: 612, heightPt: 792 };

/** A finder chart of a path with this many rows in its table. */
export function finderContent(rows: number, changes: Partial<FinderContent> = {}): FinderContent {
  const horizon = horizonAt(40, 83);
  return {
    title: '(1627) Ivar',
    subtitle: 'Finder chart, 21/11/2026 22:30 – 22/11/2026 04:30 UTC',
    site: 'J04 ESA OGS, Tenerife',
    place: '28.3009° N, 16.5119° W, 2 390 m',
    facts: [{ label: 'Visual magnitude', value: '13.7', detail: 'mag' }],
    sky: skyInputs(skyCamera(83, 22, 2), {
      stars: [
        starsAt([
          [200, -60, 1],
          [83.4, 22.3, 6.5],
          [82.5, 21.6, 9],
        ]),
      ],
      bodies: [moonAt(directionOf(85 * DEGREE, 22 * DEGREE))],
      trails: [trailAt(83, 22, 0.1)],
      horizon,
      look: { ...BARE_SKY, ...PAPER, starLimit: 10.8 },
    }),
    faintest: 10.8,
    brightest: 6.5,
    half: { sky: skyAbove(horizon.axes), caption: 'Whole sky, 22/11/2026 01:30 UTC' },
    rows,
    cellsOf: (row) => [
      `row ${row}`,
      '04 12 48.600',
      '−28 50 56.00',
      '13.7',
      '21.0',
      '142.0',
      row === 1 ? 'Moon' : '',
    ],
    current: 2,
    remarks: [
      ['Orbit solution', 'JPL 123'],
      ['Stars', '2 in the field, to V 10.8'],
    ],
    foot: '© 2026 · Toolkit',
    ink: FINDER_INKS.paper,
    ...changes,
  };
}
