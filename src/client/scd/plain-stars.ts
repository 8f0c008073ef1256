import type { Background, CircleQuery } from '#contract/scd/background.ts';
import type { StarField } from '#contract/scd/star-bytes.ts';
import { DAYS_PER_JULIAN_YEAR, J2000 } from '#engine/constants.ts';
import { STAR_KNOWN } from '#engine/sky/star-columns.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';

/** A star field from a plain response, whose places are those of the date of the request. */
export function starsOfRows(
  { data: field }: Background,
  { julianDate, utcStart }: Pick<CircleQuery, 'julianDate' | 'utcStart'>,
): StarField {
  const { data, faintLimit, limitedBy, sources, unmovedEpoch, note } = field;
  const date = julianDate ?? (utcStart === undefined ? J2000 : julianDateFromIso(utcStart));
  const column = (index: number) => data.map((row) => row[index] ?? 0);
  return {
    facts: { faintLimit, limitedBy, sources, unmovedEpoch, ...(note === undefined ? {} : { note }) },
    stars: {
      count: data.length,
      epoch: 2000 + (date - J2000) / DAYS_PER_JULIAN_YEAR,
      ra: Float64Array.from(column(1)),
      dec: Float64Array.from(column(2)),
      pmRa: Float32Array.from(column(5)),
      pmDec: Float32Array.from(column(6)),
      parallax: Float32Array.from(column(7)),
      magnitude: Float32Array.from(column(3)),
      colourIndex: Float32Array.from(column(4)),
      known: Uint8Array.from(
        data,
        ([, , , , colour, motion]) =>
          (colour === null ? 0 : STAR_KNOWN.colour) | (motion === null ? 0 : STAR_KNOWN.motion),
      ),
    },
  };
}
