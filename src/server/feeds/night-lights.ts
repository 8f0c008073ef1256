import type { TonightResult } from '#contract/opt/tonight.ts';
import { NIGHT_SUN_ALTITUDE_DEG } from '#engine/constants.ts';
import { SUN_MOON_INDEX } from '#engine/observe/columns.ts';
import type { Table } from '#engine/observe/table.ts';
import { numberAt } from '#engine/numbers-in.ts';
import type { SolarNight } from './solar-night.ts';

/** Moments of a night in a day: every ten minutes. */
const MOMENTS_PER_DAY = 144;

/** The Sun and the Moon over a site through a night. */
export type NightLights = Pick<TonightResult, 'sky' | 'dark' | 'moonIlluminated'> & {
  /** Altitudes at every epoch, deg. */
  readonly sun: readonly number[];
  readonly moon: readonly number[];
  /** The epochs from before sunset to after sunrise: index of the first, and of the one after the last. */
  readonly shown: { readonly from: number; readonly to: number };
};

/** Moments of a night, Julian dates UTC: at whole ten minutes, so that they hold the half hours that are filtered by. */
export function nightEpochs({ startUtc, endUtc }: SolarNight): Float64Array {
  const first = Math.ceil(startUtc * MOMENTS_PER_DAY);
  const last = Math.floor(endUtc * MOMENTS_PER_DAY);
  return Float64Array.from({ length: last - first + 1 }, (_, index) => (first + index) / MOMENTS_PER_DAY);
}

/** The conditions of a night by the table of Sun and Moon at its epochs. */
export function nightLights({ rows, columns, values }: Table, epochs: Float64Array): NightLights {
  const column = (key: keyof typeof SUN_MOON_INDEX) =>
    Array.from({ length: rows }, (_, row) => numberAt(values, row * columns + SUN_MOON_INDEX[key]));
  const sun = column('SUN_ALT');
  const dark = spanBelow(sun, NIGHT_SUN_ALTITUDE_DEG);
  const set = spanBelow(sun, 0);
  const from = Math.max(0, (set?.from ?? 0) - 1);
  const to = Math.min(rows, (set?.to ?? rows) + 1);
  return {
    sky: dark !== undefined ? 'dark' : set !== undefined ? 'twilight' : 'day',
    ...(dark && {
      dark: {
        start: crossing(sun, epochs, dark.from - 1),
        end: crossing(sun, epochs, dark.to - 1),
      },
    }),
    sun,
    moon: column('MOON_ALT'),
    moonIlluminated: numberAt(column('MOON_PHASE'), Math.floor(rows / 2)),
    shown: { from, to },
  };
}

/** The epochs at which the Sun is below an altitude, as one span: it is lowest in the middle. */
function spanBelow(sun: readonly number[], altitude: number): { from: number; to: number } | undefined {
  const from = sun.findIndex((height) => height < altitude);
  return from < 0 ? undefined : { from, to: sun.findLastIndex((height) => height < altitude) + 1 };
}

/** When the Sun passes the altitude of night between an epoch and the next; at the ends of the night, these. */
function crossing(sun: readonly number[], epochs: Float64Array, before: number): number {
  if (before < 0) return numberAt(epochs, 0);
  const from = numberAt(epochs, before);
  if (before === epochs.length - 1) return from;
  const [high, low] = [numberAt(sun, before), numberAt(sun, before + 1)];
  const part = (high - NIGHT_SUN_ALTITUDE_DEG) / (high - low);
  return from + part * (numberAt(epochs, before + 1) - from);
}
