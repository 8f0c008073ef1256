import { FVT_FILE_NAME } from '#machines/fvt/fvt-tables.ts';
import { ZOOM } from '#machines/scene/zoom.ts';
import { isOn } from '#machines/scene/display-settings-rules.ts';
import { currentAt } from '#machines/scene/playback-clock.ts';
import { configuration } from '#parts/configuration.ts';
import { decorationOf } from '#parts/export/decoration.ts';
import { detailsBox } from '#parts/export/details-box.ts';
import { exportPicture } from '#parts/export/export-picture.ts';
import { movieOf } from '#parts/export/movie.ts';
import { linesBox } from '#parts/legends/legend-entries.ts';
import type { Movie } from '#parts/recorder/record-movie.ts';
import type { ExportDecoration } from '#render/export/decoration.ts';
import { BOX_TITLE } from '#render/export/export-boxes.ts';
import { captionAt, detailFacts } from './details/detail-facts.ts';
import type { FvtSession } from './fvt-session.ts';
import { arrowEntries, pathEntries } from './panels/legend-entries.ts';
import { chosenFlyby, type ShownFlyby, titleOfTarget } from '#machines/fvt/flyby.ts';

/** Saves the view as a PNG file. */
export function exportFlyby(session: FvtSession): Promise<void> {
  return exportPicture(FVT_FILE_NAME, session.scene, decoration(session), session.clock.now());
}

/** Opens the film of the view that is painted frame by frame: of the hours around the nearest point, with both bodies and a caption. */
export async function openFilmOfFlyby(session: FvtSession): Promise<void> {
  const { openFilm } = await import('#parts/film/open-film.ts');
  const { flyby, settings } = session.sources;
  const { context } = flyby.getSnapshot();
  const shown = chosenFlyby(context);
  if (shown !== undefined) {
    if (context.camera === 'free') flyby.send({ type: 'camera.chosen', camera: 'both' });
    settings.send({ type: 'zoom.chosen', zoom: ZOOM.initial });
    settings.send({ type: 'option.changed', key: 'caption', value: true });
  }
  openFilm(session.scene, {
    fileName: FVT_FILE_NAME,
    decoration: (credit) => decoration(session, credit),
    clock: session.clock,
    eventMs: shown && Date.parse(shown.file.facts.datetime),
  });
}

/** A movie of the view. @throws {RangeError} when the tool is not on the screen. */
export function movieOfFlyby(session: FvtSession): Movie {
  return movieOf(session.scene, () => decoration(session));
}

/** What is drawn over a picture of the view at the date of the timeline. @param credit how opaque the credit of a film is. */
export function decoration({ sources, clock }: FvtSession, credit = 0): ExportDecoration {
  const { settings } = sources.settings.getSnapshot().context;
  const { objectsSettings: options } = settings;
  const shown = chosenFlyby(sources.flyby.getSnapshot().context);
  const date = currentAt(sources.timeline.getSnapshot().context, clock.realNow());
  const details =
    shown !== undefined && isOn(options, 'objectDetails')
      ? [detailsBox(titleOfTarget(shown.target), detailFacts(shown, date))]
      : [];
  const paths = pathEntries(sources);
  const arrows = isOn(options, 'arrowLegend')
    ? [linesBox(BOX_TITLE.arrows, arrowEntries(sources), settings)]
    : [];
  const caption = shown !== undefined && isOn(options, 'caption') ? captionAt(shown, date) : undefined;
  return decorationOf(
    settings,
    [...details, ...arrows, ...(paths.length === 0 ? [] : [linesBox(BOX_TITLE.orbits, paths, settings)])],
    clock.now(),
    caption,
    shown === undefined || credit === 0 ? undefined : { lines: creditLines(shown), opacity: credit },
  );
}

/** What the film of a flyby ends with: its object, the orbit, and who made it. */
function creditLines({ target, file }: ShownFlyby): readonly string[] {
  const { source, catalogueDate } = file.facts.provenance;
  return [
    titleOfTarget(target),
    `Orbit: ${[source, catalogueDate].filter((part) => part !== '').join(', ')}`,
    `${configuration.title} · ${configuration.attributionText}`,
    location.host,
  ];
}
