import type { TracePoint } from '#contract/scd/trace-points.ts';
import { numberAt } from '#engine/numbers-in.ts';
import { STAR_KNOWN } from '#engine/sky/star-columns.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { isGeocentric, type Observatory } from '#machines/planning/observatory.ts';
import { shownRow } from '#machines/scd/opening.ts';
import { setupTimeFrame } from '#machines/planning/setup-rules.ts';
import { isWide } from '#machines/scd/field-of-view.ts';
import { userDefinedOrbits } from '#parts/provenance/provenance-remarks.ts';
import { numberText } from '#parts/quantities/number-text.ts';
import { placeText } from '#parts/quantities/angle-text.ts';
import { observatoryTitle } from '#parts/setup/observatory-search.tsx';
import { momentOf, momentText } from '#parts/timeline/moment-text.ts';
import type { PictureSize } from '#render/cameras/orbit-camera.ts';
import { projectSky, type SkyCamera, skyViewOf } from '#render/cameras/sky-camera.ts';
import { skyContents, type StarInField } from '#render/scenes/sky-contents.ts';
import type { SkyInputs } from '#render/scenes/sky-scene.ts';
import { dashedEllipses } from '../dashed-ellipses.ts';
import { faintestShown, limitText } from '../panels/limit-text.ts';
import type { ScdSession } from '../scd-session.ts';
import { datingObject, traceDate } from '../scene/trace-date.ts';
import { directionDeg } from '../scene/trail-of.ts';
import { FINDER_INKS, type FinderContent } from './finder-content.ts';
import { finderFacts, finderProvenance, finderRow, type FinderStars } from './finder-facts.ts';
import { footText } from './foot-text.ts';
import { skyAbove, skyAround } from './half-sky.ts';
import { type FinderColours, printedSky } from './printed-sky.ts';

/** Most stars that are counted. */
const MOST_STARS = 100_000;

/** Names no star while the bright ones are missing. */
const UNKNOWN_EPOCH = 2000;

/**
 * What a finder chart of the present chart shows: the field as it is set, the path of the object in the foreground or of the first one.
 *
 * @param size of the picture of the sky, CSS px.
 */
export function finderOf(session: ScdSession, colours: FinderColours, size: PictureSize): FinderContent {
  const { workflows, clock } = session;
  const ink = FINDER_INKS[colours];
  const chart = workflows.chart.getSnapshot().context;
  const setup = workflows.setup.getSnapshot().context;
  const { field } = workflows.stars.getSnapshot().context;
  const drawn = datingObject(workflows);
  const trace = drawn?.trace;
  const current = shownRow(chart, trace?.points ?? []);
  const frame = setupTimeFrame(setup)?.dateTime;
  const sky = printedSky(session, colours);
  const now = momentText(unixTimeFromJulianDate(traceDate(workflows)));
  const { horizon } = sky;
  const seen = skyContents(sky, size, MOST_STARS).stars;
  const faintest = faintestShown(chart, field);
  const dashed = dashedEllipses(workflows);
  const beyond = trace && pathBeyond(trace.points, sky.camera, size);
  const dates = frame === undefined ? now : `${minuteText(frame.start)} – ${minuteText(frame.end)}`;
  return {
    title: drawn?.requested.title ?? 'Sky chart',
    subtitle: `Finder chart, ${dates} UTC${beyond === undefined ? '' : `; ${beyond}`}`,
    site: observatoryTitle(setup.observatory),
    place: siteText(setup.observatory),
    facts: trace === undefined ? [] : finderFacts(trace, current),
    sky,
    faintest,
    brightest: seen[0]?.magnitude ?? faintest,
    half: {
      sky: horizon === undefined ? skyAround(skyViewOf(sky.camera, size).centre) : skyAbove(horizon.axes),
      caption: horizon === undefined ? 'Half of the sky, north up' : `Whole sky, ${now} UTC`,
    },
    rows: trace?.points.length ?? 0,
    cellsOf: (row) => (trace === undefined ? [] : finderRow(trace, row)),
    current,
    remarks:
      trace === undefined
        ? []
        : [
            ...finderProvenance(
              trace,
              starsOf(session, sky, seen),
              userDefinedOrbits(setup.userDefinedObjects),
            ),
            ...(dashed === undefined ? [] : [['Dashed ellipses', dashed] as const]),
          ],
    foot: footText(clock.now()),
    ink,
  };
}

/** Description of the stars in the field. */
function starsOf({ view, workflows }: ScdSession, sky: SkyInputs, seen: readonly StarInField[]): FinderStars {
  const content = view.content();
  const chart = workflows.chart.getSnapshot().context;
  const { field } = workflows.stars.getSnapshot().context;
  const deep = isWide(chart.fov.value) ? undefined : field;
  const unmoved = sky.stars.flatMap(({ known }, place) =>
    seen.filter(({ list, row }) => list === place && (numberAt(known, row) & STAR_KNOWN.motion) === 0),
  );
  return {
    limit: limitText(chart, field),
    count: seen.length,
    unmoved: unmoved.length,
    unmovedEpoch: deep?.facts.unmovedEpoch ?? content?.unmovedEpoch ?? UNKNOWN_EPOCH,
    sources: [...new Set([...(content?.sources ?? []), ...(deep?.facts.sources ?? [])])],
  };
}

/** A moment YYYY-MM-DDTHH:mm as the page writes it. */
function minuteText(moment: string): string {
  return momentText(momentOf(moment));
}

function siteText(site: Observatory): string {
  return isGeocentric(site.code ?? '') ? '' : `${placeText(site, 4)}, ${numberText(site.alt, 0)} m`;
}

/**
 * How much of a path a chart cannot show; undefined where all of it is inside.
 *
 * @param size of the chart, CSS px.
 */
export function pathBeyond(
  points: readonly Pick<TracePoint, 'raDeg' | 'decDeg'>[],
  camera: SkyCamera,
  size: PictureSize,
): string | undefined {
  const view = skyViewOf(camera, size);
  const beyond = points.filter(({ raDeg, decDeg }) => {
    const place = projectSky(view, directionDeg(raDeg, decDeg));
    return place === undefined || place.x < 0 || place.y < 0 || place.x > size.width || place.y > size.height;
  });
  if (beyond.length === 0) return undefined;
  return `${beyond.length} of ${points.length} points of the path lie beyond the edges`;
}
