import { mayHaveBeenObservedSince } from '#catalogue/observations-known.ts';
import type { ObjectTable } from '#contract/opt/calculation.ts';
/** How long an object has not been observed, as far as the catalogue knows: its text, and what that is concluded from. */
export type UnobservedText = { readonly text: string; readonly meaning: string };

/**
 * Days since the last observation in words that do not blame an object for an old catalogue: `≤` where the catalogue knows
 * nothing of the weeks before the row.
 *
 * @param text the days as they are written.
 * @param julianDate of the row, UTC.
 */
export function unobservedText(
  text: string,
  { provenance }: ObjectTable,
  julianDate: number,
): UnobservedText | undefined {
  const { lastObservation, observationsTo } = provenance ?? {};
  if (lastObservation === undefined || observationsTo === undefined) return undefined;
  return {
    text: mayHaveBeenObservedSince(observationsTo, julianDate) ? `≤ ${text}` : text,
    meaning: `since ${lastObservation}, the last observation in the catalogue of ${observationsTo}, which knows of none after that date`,
  };
}
