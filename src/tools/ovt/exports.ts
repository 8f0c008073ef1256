import { isOn } from '#machines/scene/display-settings-rules.ts';
import { currentAt } from '#machines/scene/playback-clock.ts';
import { decorationOf } from '#parts/export/decoration.ts';
import { OVT_FILE_NAME } from '#machines/ovt/ovt-scene.ts';
import { detailsBox } from '#parts/export/details-box.ts';
import { exportPicture } from '#parts/export/export-picture.ts';
import { filmOf } from '#parts/export/film.ts';
import { legendBox } from '#parts/legends/legend-entries.ts';
import type { Film } from '#parts/recorder/record-film.ts';
import type { ExportDecoration } from '#render/export/decoration.ts';
import type { FilmMoment } from '#machines/scene/film-plan.ts';
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
export async function openFrameFilmOfOrbits(session: OvtSession): Promise<void> {
  const { openFrameFilm } = await import('#parts/frame-film/open-frame-film.ts');
  openFrameFilm(session.scene, {
    fileName: OVT_FILE_NAME,
    decoration: () => decoration(session),
    clock: session.clock,
  });
}

/** A film of the view. @throws {RangeError} when the tool is not on the screen. */
export function filmOfOrbits(session: OvtSession): Film {
  return filmOf(session.scene, () => decoration(session));
}

/** Close approaches of the selected object that the range of dates holds, as events to be filmed. */
export function filmMoments({ sources, clock }: OvtSession): readonly FilmMoment[] {
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
