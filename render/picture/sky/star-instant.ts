import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { StarColumns } from '#engine/sky/star-columns.ts';
import { starDirection, starVectors } from '#engine/sky/star-place.ts';

/** When a picture is of, as far as stars are concerned. */
export type StarInstant = {
  /** Julian year TDB. */
  readonly year: number;
  /** Place of the observer, barycentric, ICRF, au. */
  readonly observer: Vector3;
};

/** The direction of a star of a list at the instant of a picture. */
export function starDirectionIn(
  { instant }: { readonly instant: StarInstant },
  list: StarColumns,
  row: number,
): Vector3 {
  return starDirection(starVectors(list, row), instant.year - list.epoch, instant.observer);
}
