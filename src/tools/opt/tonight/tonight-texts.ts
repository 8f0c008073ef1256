import type { TonightObject, TonightResult } from '#contract/opt/tonight.ts';
import type { ZoneOffset } from '#machines/planning/time-frame.ts';
import { MOON_APART } from '#machines/opt/tonight/tonight-plan.ts';
import { darkSpans, timeText } from '#parts/night/night-texts.ts';
import { roundedAngleText } from '#parts/quantities/angle-text.ts';
import type { NightFrame } from './altitude-curve.tsx';

/** Why nothing is listed; undefined where it gets dark. */
export function brightText({ sky }: Pick<TonightResult, 'sky'>): string | undefined {
  switch (sky) {
    case 'day':
      return 'The Sun does not set here on this night.';
    case 'twilight':
      return 'It does not get dark here on this night: the Sun stays less than 18° below the horizon.';
    case 'dark':
      return undefined;
  }
}

/** Why an object may not be found where it is searched for. */
export function lostText({ best: { uncertainty } }: TonightObject): string {
  if (uncertainty === undefined) return 'lost comet';
  return `may be ${roundedAngleText(uncertainty)} off`;
}

/** The mark beside an object that the Moon hinders, and its meaning in a sentence. */
export const NEAR_MOON = {
  text: 'near the Moon',
  meaning: `Within ${MOON_APART}° of the Moon for as long as it is up in the dark: a plan leaves it out`,
} as const;

/** When an object is high enough in the dark: its curve in words. @param altitudes degrees, at the moments of the night. */
export function highText(
  altitudes: readonly number[],
  { lowest, ...night }: Omit<NightFrame, 'width'>,
  zone: ZoneOffset,
): string {
  const spans = darkSpans(night, altitudes, lowest);
  if (spans.length === 0) return `not above ${lowest}° in the dark`;
  const times = spans.map(({ start, end }) => `${timeText(start, zone)}–${timeText(end, zone)}`);
  return `above ${lowest}° in the dark ${times.join(' and ')}`;
}

/** How many of the objects that are up are listed, or that they are being searched for. */
export function countOf(result: TonightResult | undefined): string {
  if (result === undefined) return 'Calculating the night…';
  const { objects, totalResults } = result;
  if (objects.length === totalResults) return `${totalResults} up tonight`;
  return `The brightest ${objects.length} of ${totalResults} up tonight`;
}
