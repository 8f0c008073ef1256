import { DEGREE } from '#engine/constants.ts';
import { skyBrightness } from '#engine/sky/sky-brightness.ts';
import type { ErrorComparison } from './comparison.ts';
import { rowValue } from './row-value.ts';
import { SOURCES } from './sources.ts';

/** Altitude of the Sun, deg, and V of the sky at the zenith, mag/arcsec²: 11.84 + 1.518 x - 0.057 x² (Patat et al., Table 1). */
const PARANAL = [
  [-5, 11.84],
  [-7, 14.65],
  [-10, 18.0],
  [-12, 19.67],
] as const;

export const twilightComparison: ErrorComparison = {
  kind: 'errors',
  id: 'twilight',
  topic: 'Sky brightness',
  quantity: 'Sky at the zenith in twilight, V per square arcsecond',
  authority: 'measured over Paranal',
  sources: [SOURCES.twilight],
  unit: 'mag',
  limit: 0.18,
  rows: { recorded: PARANAL.length, cited: PARANAL.length },
  note: 'the scatter of the measurements',
  measure: () =>
    PARANAL.map(([sun, measured]) => {
      const sky = { altitude: 90 * DEGREE, moonglow: 0, sunAltitude: sun * DEGREE };
      const computed = skyBrightness(sky);
      return {
        name: `Sun at ${sun} deg`,
        errors: [Math.abs(computed - measured)],
        values: [[rowValue('V', 'mag/arcsec²', measured, computed)]],
      };
    }),
};
