import type { CandidateList, ListedCandidate } from '#contract/opt/candidates.ts';
import type { TonightResult } from '#contract/opt/tonight.ts';
import { DEGREE } from '#engine/constants.ts';
import { earthRotationAngle } from '#engine/earth/orientation.ts';
import type { Observatory } from '../../planning/observatory.ts';

/** When something is highest, Julian date UTC, and how high, degrees. */
export type Highest = { readonly julianDate: number; readonly altitude: number };

/** A candidate, and when its place is highest in the dark; undefined where it stays below the lowest altitude. */
export type CandidateRow = { readonly candidate: ListedCandidate; readonly highest: Highest | undefined };

type Night = Pick<TonightResult, 'dark' | 'moments'>;

/**
 * Candidates for a night at a site: those that rise above an altitude first, those of the highest priority first among them.
 *
 * @param lowest degrees.
 * @param now     Julian date UTC: in the course of the night, what has been is left out.
 */
export function candidateRows(
  { candidates }: Pick<CandidateList, 'candidates'>,
  night: Night,
  site: Observatory,
  lowest: number,
  now: number,
): readonly CandidateRow[] {
  const rows = candidates.map((candidate) => {
    const highest = highestInDark(candidate, night, site, now);
    return { candidate, highest: highest && highest.altitude >= lowest ? highest : undefined };
  });
  return rows.toSorted(
    (one, other) =>
      Number(other.highest !== undefined) - Number(one.highest !== undefined) ||
      other.candidate.score - one.candidate.score,
  );
}

/**
 * When the place that the list gives is highest in what is left of the dark hours.
 *
 * The place is that of the list, which is an hour old at most: how the object moves since is not in it.
 */
function highestInDark(
  place: Pick<ListedCandidate, 'rightAscension' | 'declination'>,
  { dark, moments }: Night,
  site: Observatory,
  now: number,
): Highest | undefined {
  if (dark === undefined) return undefined;
  const start = now > dark.start && now < dark.end ? now : dark.start;
  const seen = moments.sun
    .map((_, index) => moments.start + index * moments.step)
    .filter((julianDate) => julianDate >= start && julianDate <= dark.end)
    .map((julianDate) => ({ julianDate, altitude: altitudeDeg(place, site, julianDate) }));
  const [first, ...others] = seen;
  return first && others.reduce((best, one) => (one.altitude > best.altitude ? one : best), first);
}

/**
 * Altitude of a place among the stars, degrees, without refraction.
 *
 * UT1 is taken for UTC, and the pole for that of J2000: together below 0.2 degrees until 2050.
 *
 * @param julianDate UTC.
 */
export function altitudeDeg(
  { rightAscension, declination }: Pick<ListedCandidate, 'rightAscension' | 'declination'>,
  { latitude, longitude }: Pick<Observatory, 'latitude' | 'longitude'>,
  julianDate: number,
): number {
  const day = Math.floor(julianDate);
  const hourAngle = earthRotationAngle(day, julianDate - day) + (longitude - rightAscension) * DEGREE;
  const [phi, delta] = [latitude * DEGREE, declination * DEGREE];
  const sine = Math.sin(phi) * Math.sin(delta) + Math.cos(phi) * Math.cos(delta) * Math.cos(hourAngle);
  return Math.asin(Math.min(1, Math.max(-1, sine))) / DEGREE;
}
