import { DEGREE } from '#engine/constants.ts';
import { GRID_CELLS, middleOf } from '#engine/sky/sky-grid.ts';
import { starsToSurveyDepth } from '#engine/sky/star-density.ts';
import type { Case, ErrorComparison } from './comparison.ts';
import { rowValue } from './row-value.ts';
import { SOURCES } from './sources.ts';

/** Square arcminutes of a square degree, and square degrees of the sky. */
const ARCMINUTES = 3600;
const SKY_DEGREES = 41_252.96;

/** Published counts of stars per square arcminute. Gaia (G to 20.7) and IPHAS (r to 21.2) reach about V 22, and redder stars beyond it. */
const IN_THE_PLANE = [
  {
    name: '456 142 within 0.5 deg of l -30, b -4 (Gaia DR2, A&A 616, A1, fig. 5)',
    directions: directionsAround(330, -4, 0.5),
    counted: 161.3,
  },
  {
    name: '219 million in 92 % of 1860 square degrees of the northern Milky Way (IPHAS DR2, MNRAS 444, 3230)',
    directions: Array.from({ length: 185 * 10 }, (_, k) =>
      direction(30.5 + (k % 185), Math.floor(k / 185) - 4.5),
    ),
    counted: 219e6 / (0.92 * 1860 * ARCMINUTES),
  },
];

const ELSEWHERE = [
  {
    name: '250 092 within 5 deg of l -100, b -60 (Gaia DR2, A&A 616, A1, fig. 5)',
    directions: directionsAround(260, -60, 5),
    counted: 0.886,
  },
  {
    name: '1 257 319 within 5.5 deg of M31 (Gaia DR3, A&A 674, A4)',
    directions: directionsAround(121.17, -21.57, 5.5),
    counted: 3.68,
  },
  {
    name: '1.81 billion in the whole sky (Gaia EDR3, A&A 649, A1)',
    directions: Array.from({ length: GRID_CELLS }, (_, cell) => middleOf(cell)),
    counted: 1_811_709_771 / (SKY_DEGREES * ARCMINUTES),
  },
];

/** How many stars a field holds, against published counts. */
export const starDensityComparisons: readonly ErrorComparison[] = [
  ofFields(IN_THE_PLANE, {
    id: 'star-density-plane',
    quantity: 'Star density along the Milky Way, relative',
    limit: 0.25,
  }),
  ofFields(ELSEWHERE, { id: 'star-density', quantity: 'Star density elsewhere, relative', limit: 0.15 }),
];

type Field = (typeof ELSEWHERE)[number];

function ofFields(
  fields: readonly Field[],
  comparison: Pick<ErrorComparison, 'id' | 'quantity' | 'limit'>,
): ErrorComparison {
  return {
    ...comparison,
    kind: 'errors',
    topic: 'Star density',
    authority: 'published counts of Gaia and IPHAS',
    sources: [SOURCES.starCounts],
    unit: '',
    rows: { recorded: fields.length, cited: fields.length },
    note: 'their depth in red is taken as V 22',
    measure: () =>
      fields.map(({ name, directions, counted }): Case => {
        const computed = meanStars(directions);
        return {
          name,
          errors: [Math.abs(computed / counted - 1)],
          values: [[rowValue('Stars', 'per arcmin²', counted, computed)]],
        };
      }),
  };
}

type Direction = readonly [x: number, y: number, z: number];

export function direction(l: number, b: number): Direction {
  const across = Math.cos(b * DEGREE);
  return [across * Math.cos(l * DEGREE), across * Math.sin(l * DEGREE), Math.sin(b * DEGREE)];
}

/** Directions spread evenly over a field. */
export function directionsAround(l: number, b: number, radius: number): Direction[] {
  const middle = direction(l, b);
  const tilt = (90 - b) * DEGREE;
  return Array.from({ length: 400 }, (_, k) => {
    const away = radius * DEGREE * Math.sqrt((k + 0.5) / 400);
    const turn = k * 2.399_963;
    const [u, v, w] = [Math.sin(away) * Math.cos(turn), Math.sin(away) * Math.sin(turn), Math.cos(away)];
    const across = Math.cos(tilt) * u + Math.sin(tilt) * w;
    const [c, s] = [Math.cos(l * DEGREE), Math.sin(l * DEGREE)];
    return [c * across - s * v, s * across + c * v, middle[2] * w - Math.sin(tilt) * u];
  });
}

/** Mean of the stars per square arcminute. */
export function meanStars(directions: readonly Direction[]): number {
  return directions.reduce((sum, at) => sum + starsToSurveyDepth(...at), 0) / directions.length;
}
