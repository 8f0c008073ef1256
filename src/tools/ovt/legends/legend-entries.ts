import type { DisplaySettings } from '#machines/scene/display-settings-rules.ts';
import { PLANET_ORBIT_COLOR } from '../view/look-of-settings.ts';

/** A kind of orbit and its colour before any inversion, six hexadecimal digits. */
export type LegendEntry = { readonly title: string; readonly color: string };

/** What the orbit legend tells. */
export function legendEntries({ objectsSettings: options }: DisplaySettings): readonly LegendEntry[] {
  return [
    { title: 'Keplerian', color: options.keplerianOrbits?.color ?? 'ffffff' },
    { title: 'Perturbed', color: options.perturbedOrbits?.color ?? 'ffffff' },
    { title: 'Planets', color: PLANET_ORBIT_COLOR },
  ];
}
