import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { countStars } from '#catalogue/build/star-counts/count-stars.ts';
import { DEGREE } from '#engine/constants.ts';
import { BRIGHT_STAR_COUNTS } from '#engine/sky/data/bright-star-counts.ts';
import { decodeStarCounts } from '#engine/sky/star-counts-code.ts';
import { recordedFolder } from '../shared-folder.ts';

test('the committed counts are those of the recorded stars, whose magnitudes are rounded to 0.01', () => {
  const text = gunzipSync(readFileSync(join(recordedFolder('stars'), 'tycho2_VT.csv.gz'))).toString();
  const rows = text.trim().split('\n').slice(1);
  const directions = new Float64Array(3 * rows.length);
  const magnitudes = new Float32Array(rows.length);
  rows.forEach((row, star) => {
    const [ra, dec, magnitude] = row.split(',').map(Number);
    const across = Math.cos(dec * DEGREE);
    directions.set(
      [across * Math.cos(ra * DEGREE), across * Math.sin(ra * DEGREE), Math.sin(dec * DEGREE)],
      3 * star,
    );
    magnitudes[star] = magnitude;
  });
  const counted = countStars({ directions, magnitudes, sides: 156, mostPerCell: 10, fullCells: 89_088 });
  expect(Math.abs(counted.fullCells / 89_088 - 1)).toBeLessThan(0.01);
  decodeStarCounts(BRIGHT_STAR_COUNTS).forEach((count, cell) =>
    expect(Math.abs(count / counted.perSquareDegree[cell] - 1)).toBeLessThan(0.06),
  );
});
