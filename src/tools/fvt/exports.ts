import { FVT_FILE_NAME } from '#machines/fvt/fvt-scene.ts';
import { colorChannels } from '#machines/kit/hex-color.ts';
import { isOn, shownColor } from '#machines/scene/display-settings-rules.ts';
import { currentAt } from '#machines/scene/playback-clock.ts';
import { decorationOf } from '#parts/export/decoration.ts';
import { exportPicture } from '#parts/export/export-picture.ts';
import { filmOf } from '#parts/export/film.ts';
import type { Film } from '#parts/recorder/record-film.ts';
import type { ExportDecoration } from '#render/export/compose.ts';
import { BOX_TITLE, type ExportBox } from '#render/export/export-boxes.ts';
import { detailFacts } from './details/detail-facts.ts';
import type { FvtSession } from './fvt-session.ts';
import { arrowEntries } from './panels/arrow-entries.ts';
import { titleOfTarget } from '#machines/fvt/flyby.ts';

/** Saves the view as a PNG file. */
export function exportFlyby(session: FvtSession): Promise<void> {
  return exportPicture(FVT_FILE_NAME, session.scene, decoration(session), session.clock.now());
}

/** A film of the view. @throws {RangeError} when the tool is not on the screen. */
export function filmOfFlyby(session: FvtSession): Film {
  return filmOf(session.scene, () => decoration(session));
}

function decoration({ sources, clock }: FvtSession): ExportDecoration {
  const { settings } = sources.settings.getSnapshot().context;
  const { objectsSettings: options } = settings;
  const { shown } = sources.flyby.getSnapshot().context;
  const date = currentAt(sources.timeline.getSnapshot().context, clock.realNow());
  const facts = shown !== undefined && isOn(options, 'objectDetails') ? detailFacts(shown, date) : [];
  const details: ExportBox = {
    title: BOX_TITLE.details,
    rows: [
      { kind: 'fact', name: 'Object', value: shown === undefined ? '' : titleOfTarget(shown.target) },
      ...facts.map(({ name, value, unit }) => ({
        kind: 'fact' as const,
        name,
        value: unit === undefined ? value : `${value} ${unit}`,
      })),
    ],
  };
  const arrows: ExportBox = {
    title: BOX_TITLE.arrows,
    rows: arrowEntries(sources).map(({ title, color }) => ({
      kind: 'line' as const,
      text: title,
      colour: colorChannels(shownColor(settings, 'export', color)),
    })),
  };
  return decorationOf(
    settings,
    [...(facts.length === 0 ? [] : [details]), ...(isOn(options, 'arrowLegend') ? [arrows] : [])],
    clock.now(),
  );
}
