import { numberAt } from '#engine/numbers-in.ts';
import type { StarColumns } from '#engine/sky/star-columns.ts';
import type { StarsFound, StarsRequested } from './star-catalogue.ts';
import { columnsOfRows, starAt } from './star-row.ts';

/**
 * The stars of a region that are sent: the brightest, in their order, and the magnitude to which the list is complete.
 *
 * @param rows of the stars in `stars`, in any order.
 * @param numbers of all stars of `stars`.
 * @param completeTo V to which the catalogue holds every star of the region.
 */
export function selectStars(
  stars: StarColumns,
  rows: readonly number[],
  numbers: ArrayLike<number>,
  { faintest, most }: Pick<StarsRequested, 'faintest' | 'most'>,
  completeTo: number,
): StarsFound {
  const magnitudes = rows.map((row) => ({ row, magnitude: numberAt(stars.magnitude, row) }));
  const sorted = magnitudes.sort((a, b) => a.magnitude - b.magnitude);
  const cut = sorted[most]?.magnitude ?? Number.POSITIVE_INFINITY;
  const chosen = sorted.slice(0, most).map(({ row }) => row);
  const faintLimit = Math.min(faintest, completeTo, cut);
  return {
    stars: columnsOfRows(
      chosen.map((row) => starAt(stars, row)),
      stars.epoch,
    ),
    numbers: Uint32Array.from(chosen, (row) => numberAt(numbers, row)),
    faintLimit,
    limitedBy: faintLimit === faintest ? 'query' : faintLimit === cut ? 'count' : 'catalogue',
  };
}
