import { colorChannels } from '#machines/kit/hex-color.ts';
import { type DisplaySettings, shownColor } from '#machines/scene/display-settings-rules.ts';
import { BOX_TITLE, type ExportBox, type LineStroke } from '#render/export/export-boxes.ts';
import { PLANET_ORBIT_COLOR } from '../solar-system/planet-orbits.ts';

/** The meaning of a colour, such as a kind of orbit, and that colour before any inversion, six hexadecimal digits. */
export type LegendEntry = {
  readonly title: string;
  readonly color: string;
  readonly stroke?: LineStroke;
};

/** The entries of a legend by the settings. */
export type LegendEntriesOf = (settings: DisplaySettings) => readonly LegendEntry[];

/** The entries of the orbit legend. */
export function legendEntries({ objectsSettings: options }: DisplaySettings): readonly LegendEntry[] {
  return [
    { title: 'Keplerian', color: options.keplerianOrbits?.color ?? 'ffffff' },
    { title: 'Perturbed', color: options.perturbedOrbits?.color ?? 'ffffff', stroke: 'dashed' },
    { title: 'Planets', color: PLANET_ORBIT_COLOR },
  ];
}

/** The orbit legend of exported pictures. */
export function legendBox(settings: DisplaySettings, entriesOf: LegendEntriesOf = legendEntries): ExportBox {
  return linesBox(BOX_TITLE.orbits, entriesOf(settings), settings);
}

/** The legend of colours for exported pictures. */
export function linesBox(
  title: ExportBox['title'],
  entries: readonly LegendEntry[],
  settings: DisplaySettings,
): ExportBox {
  return {
    title,
    rows: entries.map((entry) => ({
      kind: 'line',
      text: entry.title,
      colour: colorChannels(shownColor(settings, 'export', entry.color)),
      stroke: entry.stroke,
    })),
  };
}
