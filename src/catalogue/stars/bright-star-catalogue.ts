import { numberAt } from '#engine/numbers-in.ts';
import type { StarColumns } from '#engine/sky/star-columns.ts';
import { readBrightStars } from './bright-stars-file.ts';
import type { StarCatalogue } from './star-catalogue.ts';
import { selectStars } from './select-stars.ts';
import { membershipOf } from './sky-region.ts';

/** The bright stars of a file as a catalogue. @throws RangeError for another file. */
export function brightStarCatalogue(bytes: Uint8Array): StarCatalogue {
  const { stars, ...facts } = readBrightStars(bytes);
  return columnsCatalogue(stars, facts);
}

/** Description of a catalogue. */
type Facts = Pick<StarCatalogue, 'sources' | 'unmovedEpoch' | 'faintLimit'>;

/** A catalogue of few stars, all of which are examined; the number of a star is its row. */
export function columnsCatalogue(stars: StarColumns, facts: Facts): StarCatalogue {
  const numbers = Uint32Array.from({ length: stars.count }, (_, row) => row);
  return {
    ...facts,
    find(requested) {
      const isInside = membershipOf(requested.region);
      const rows: number[] = [];
      stars.magnitude.forEach((magnitude, row) => {
        if (magnitude < requested.brightest || magnitude > requested.faintest) return;
        if (isInside(numberAt(stars.ra, row), numberAt(stars.dec, row))) rows.push(row);
      });
      return selectStars(stars, rows, numbers, requested, facts.faintLimit);
    },
  };
}
