import type { SlotExposure } from '#machines/opt/night-plan/slot-exposure.ts';
import { fixedText } from '#parts/quantities/number-text.ts';

/** Definitions of what a telescope makes of a slot, by the word that it is shown under. */
export const EXPOSURE_MEANINGS = {
  trails: 'Longest exposure in which the object moves no farther than a star is wide, or a pixel, in seconds',
  field:
    'Chance that the object is on the chip when its predicted place is in the middle of it, from the ellipse of its uncertainty',
  signal: 'Signal-to-noise ratio of all exposures stacked on the object, in a circle as wide as the seeing',
  onChip: 'Time until the object leaves the chip from its middle',
  sky: 'Brightness of the sky at the object in the middle of the slot: dark sky, Moon and twilight, without artificial light',
} as const;

/** `240 × 10 s` */
export function exposuresText({ count, seconds }: Pick<SlotExposure, 'count' | 'seconds'>): string {
  return `${count} × ${secondsText(seconds)} s`;
}

/** Seconds with the digits they deserve. */
export function secondsText(seconds: number): string {
  if (!Number.isFinite(seconds)) return '∞';
  if (seconds >= 10_000) return '>9999';
  return fixedText(seconds, seconds < 1 ? 2 : seconds < 10 ? 1 : 0).replace(/\.0$/, '');
}

/** A chance in per cent; `>99` rather than a certainty that does not exist. */
export function chanceText(chance: number | undefined): string {
  if (chance === undefined) return '?';
  const percent = chance * 100;
  if (percent > 99) return '>99';
  return percent < 1 ? '<1' : fixedText(percent, 0);
}

/** `5 h 10 min`, `40 min`, `more than a day`. */
export function hoursText(hours: number): string {
  if (hours >= 24) return 'more than a day';
  const minutes = Math.round(hours * 60);
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  return whole === 0 ? `${rest} min` : `${whole} h ${rest} min`;
}

/** A signal-to-noise ratio. */
export function signalText(signal: number): string {
  return fixedText(signal, signal < 10 ? 1 : 0);
}

/** `240 × 10 s · S/N 32 · 94 % in field` */
export function exposureBrief(exposure: SlotExposure): string {
  const { signal, chance } = exposure;
  return [
    exposuresText(exposure),
    ...(signal === undefined ? [] : [`S/N ${signalText(signal.stack)}`]),
    ...(chance === undefined ? [] : [`${chanceText(chance)} % in field`]),
  ].join(' · ');
}
