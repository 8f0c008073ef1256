import { isOn } from '#machines/scene/display-settings-rules.ts';
import { currentAt } from '#machines/scene/playback-clock.ts';
import { decorationOf } from '#parts/export/decoration.ts';
import { OVT_FILE_NAME } from '#machines/ovt/ovt-tables.ts';
import { detailsBox } from '#parts/export/details-box.ts';
import { exportPicture } from '#parts/export/export-picture.ts';
import { movieOf } from '#parts/export/movie.ts';
import { legendBox } from '#parts/legends/legend-entries.ts';
import type { Movie } from '#parts/recorder/record-movie.ts';
import type { ExportDecoration } from '#render/export/decoration.ts';
import type { MovieMoment } from '#machines/scene/movie-plan.ts';
import { listedApproaches } from './details/approaches.ts';
import { detailFacts } from './details/detail-facts.ts';
import { selectedObject } from './details/selected-object.ts';
import type { OvtSession } from './ovt-session.ts';

/** Events to be filmed that are offered at most. */
const MOST_MOMENTS = 20;

/** Saves the view as a PNG file. */
export function exportOrbits(session: OvtSession): Promise<void> {
  const { scene, clock } = session;
  return exportPicture(OVT_FILE_NAME, scene, decoration(session), clock.now());
}

/** Opens the film of the view that is painted frame by frame. */
export async function openFilmOfOrbits(session: OvtSession): Promise<void> {
  const { openFilm } = await import('#parts/film/open-film.ts');
  openFilm(session.scene, {
    fileName: OVT_FILE_NAME,
    decoration: () => decoration(session),
    clock: session.clock,
  });
}

/** A movie of the view. @throws {RangeError} when the tool is not on the screen. */
export function movieOfOrbits(session: OvtSession): Movie {
  return movieOf(session.scene, () => decoration(session));
}

/** Close approaches of the selected object within the range of dates, as events to be filmed. */
export function filmMoments({ sources, clock }: OvtSession): readonly MovieMoment[] {
  const { realNow } = clock;
  const timeline = sources.timeline.getSnapshot().context;
  const date = currentAt(timeline, realNow());
  const selected = selectedObject(sources, date);
  if (selected?.useEphemTable !== true) return [];
  const approaches = listedApproaches(selected.closeApproachTable, timeline.range, date, MOST_MOMENTS);
  return approaches.map(({ ms, date: when, planet }) => ({ ms, title: `${when} ${planet}` }));
}

function decoration({ sources, clock }: OvtSession): ExportDecoration {
  const { settings } = sources.settings.getSnapshot().context;
  const { objectsSettings: options } = settings;
  const date = currentAt(sources.timeline.getSnapshot().context, clock.realNow());
  const selected = isOn(options, 'objectDetails') ? selectedObject(sources, date) : undefined;
  const boxes = [
    ...(selected === undefined ? [] : [detailsBox(selected.name, detailFacts(selected))]),
    ...(isOn(options, 'orbitLegend') ? [legendBox(settings)] : []),
  ];
  return decorationOf(settings, boxes, clock.now());
}
