import { isOn, shownColor } from '#machines/scene/display-settings-rules.ts';
import { currentAt } from '#machines/scene/playback-clock.ts';
import { configuration } from '#parts/configuration.ts';
import { colorChannels } from '#machines/kit/hex-color.ts';
import type { ExportDecoration } from '#render/export/compose.ts';
import { BOX_TITLE, type ExportBox } from '#render/export/export-boxes.ts';
import { detailFacts } from '../details/detail-facts.ts';
import { selectedObject } from '../details/selected-object.ts';
import { legendEntries } from '../legends/legend-entries.ts';
import type { OvtSession } from '../session.ts';

/** Boxes are dark with light words, or the other way round when inverted. */
const COLOURS = { surface: '0a101b', border: '37506f', text: 'e6edf5', muted: '93a7c0' } as const;

/**
 * What is drawn over an exported picture, and over each picture of a movie: boxes that are switched on, watermark,
 * attribution with the year.
 */
export function decorationOf(session: Pick<OvtSession, 'sources'>): ExportDecoration {
  const { settings } = session.sources.settings.getSnapshot().context;
  const colour = (color: string) => colorChannels(shownColor(settings, 'export', color));
  return {
    boxes: boxesOf(session),
    attribution: `${configuration.title} · ${configuration.attributionText}`,
    year: new Date().getFullYear(),
    colours: {
      surface: colour(COLOURS.surface),
      border: colour(COLOURS.border),
      text: colour(COLOURS.text),
      muted: colour(COLOURS.muted),
    },
  };
}

function boxesOf({ sources }: Pick<OvtSession, 'sources'>): readonly ExportBox[] {
  const { settings } = sources.settings.getSnapshot().context;
  const { objectsSettings: options } = settings;
  const clock = sources.timeline.getSnapshot().context;
  const selected = selectedObject(sources, currentAt(clock, performance.now()));
  const boxes: ExportBox[] = [];
  if (isOn(options, 'objectDetails') && selected !== undefined) {
    const facts = detailFacts(selected).map(({ name, value, unit }) => ({
      kind: 'fact' as const,
      name,
      value: unit === undefined ? value : `${value} ${unit}`,
    }));
    boxes.push({
      title: BOX_TITLE.details,
      rows: [{ kind: 'fact', name: 'Object', value: selected.name }, ...facts],
    });
  }
  if (isOn(options, 'orbitLegend')) {
    const lines = legendEntries(settings).map(({ title, color }) => ({
      kind: 'line' as const,
      text: title,
      colour: colorChannels(shownColor(settings, 'export', color)),
    }));
    boxes.push({ title: BOX_TITLE.orbits, rows: lines });
  }
  return boxes;
}
