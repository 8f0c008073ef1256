import { currentAt } from '#machines/scene/playback-clock.ts';
import { isOn } from '#machines/scene/display-settings-rules.ts';
import { SOVT_FILE_NAME } from '#machines/sovt/sovt-tables.ts';
import { decorationOf } from '#parts/export/decoration.ts';
import { detailsBox } from '#parts/export/details-box.ts';
import { exportPicture } from '#parts/export/export-picture.ts';
import { movieOf } from '#parts/export/movie.ts';
import { legendBox } from '#parts/legends/legend-entries.ts';
import type { Movie } from '#parts/recorder/record-movie.ts';
import type { ExportDecoration } from '#render/export/decoration.ts';
import { activeObjectAt, activePath } from './details/active-object.ts';
import { detailFacts } from './details/detail-facts.ts';
import type { SovtSession } from './sovt-session.ts';
import { synodicLegend } from './synodic-legend.ts';

/** Saves the view as a PNG file. */
export function exportPaths(session: SovtSession): Promise<void> {
  const { scene, clock } = session;
  return exportPicture(SOVT_FILE_NAME, scene, decoration(session), clock.now());
}

/** Opens the film of the view that is painted frame by frame. */
export async function openFilmOfPaths(session: SovtSession): Promise<void> {
  const { openFilm } = await import('#parts/film/open-film.ts');
  openFilm(session.scene, {
    fileName: SOVT_FILE_NAME,
    decoration: () => decoration(session),
    clock: session.clock,
  });
}

/** A movie of the view. @throws {RangeError} when the tool is not on the screen. */
export function movieOfPaths(session: SovtSession): Movie {
  return movieOf(session.scene, () => decoration(session));
}

function decoration({ sources, clock }: SovtSession): ExportDecoration {
  const { settings } = sources.settings.getSnapshot().context;
  const { objectsSettings: options } = settings;
  const active = isOn(options, 'objectDetails') ? activePath(sources) : undefined;
  const date = currentAt(sources.timeline.getSnapshot().context, clock.realNow());
  const boxes = [
    ...(active === undefined
      ? []
      : [detailsBox(active.row.title, detailFacts(activeObjectAt(active, date)))]),
    ...(isOn(options, 'orbitLegend') ? [legendBox(settings, synodicLegend)] : []),
  ];
  return decorationOf(settings, boxes, clock.now());
}
