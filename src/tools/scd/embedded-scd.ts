import { type Subscription, waitFor } from 'xstate';
import { createClient } from '#client/client.ts';
import type { EmbeddedCamera } from '#contract/embedding/embedding.ts';
import { MAX_DATA_POINTS } from '#contract/limits.ts';
import { PROBLEMS } from '#contract/rest/problem.ts';
import { EmbeddingRefusal } from '#machines/embedding/embedding-refusal.ts';
import { isoOfJulianDate, julianDate } from '#machines/kit/julian-date.ts';
import { type SetupContext, setupTimeFrame } from '#machines/planning/setup-rules.ts';
import { canVisualise } from '#machines/scd/screen-access.ts';
import { requestedBy } from '#machines/scd/trace-requests.ts';
import type { EmbeddedTool } from '#parts/embedded-tool.ts';
import type { Page } from '#parts/page.tsx';
import { changeSetup, embeddedSetup } from '#parts/setup/embedded-setup.ts';
import { cameraFromSaved, savedCamera } from './scene/saved-camera.ts';
import { datingTrace, nearestRow, traceDate } from './scene/trace-date.ts';
import { startScd } from './start-scd.ts';

type SkyPlace = Extract<EmbeddedCamera, { ra: number }>;

/**
 * The set-up of the sky chart, for the page around the frame: once it is complete, its chart is shown. Its time is the date of
 * the paths, and is shown once there is one; its camera the middle of the picture.
 */
export function embeddedScd({ tools }: Page): EmbeddedTool {
  const client = createClient();
  const { scd, workflows, view } = tools.open(startScd);
  const { setup, chart, traces } = workflows;
  let awaited: Subscription | undefined;
  return {
    sets: ['site', 'dates', 'objects', 'time', 'camera'],
    async set({ time, camera, ...change }) {
      const place = camera && skyPlace(camera);
      const date = time === undefined ? undefined : julianDate(Date.parse(time));
      await changeSetup(setup, client, change, {
        datesOf: minutesOf,
        findsObjects: false,
        refusalOf: (requested) =>
          refusalOf(requested) ?? (date === undefined ? undefined : timeRefusal(requested, date)),
      });
      awaited?.unsubscribe();
      if (canVisualise(setup.getSnapshot().context)) {
        scd.send({ type: 'visualisation.requested' });
        await waitFor(setup, (state) => state.matches({ submission: 'editing' })); // after the zone of a new site
      }
      turn(place);
      if (date === undefined || showDate(date, place)) return;
      awaited = traces.subscribe(() => {
        if (showDate(date, place)) awaited?.unsubscribe();
      });
    },
    read: () => ({
      tool: 'scd',
      ...embeddedSetup(setup),
      time: isoOfJulianDate(traceDate(workflows)),
      camera: { ...centre(), fov: chart.getSnapshot().context.fov.value },
    }),
  };

  /** Whether there is a path already whose date can be shown. */
  function showDate(date: number, place: SkyPlace | undefined): boolean {
    const points = datingTrace(workflows)?.points ?? [];
    if (points.length === 0) return false;
    chart.send({ type: 'row.chosen', row: nearestRow(points, date) });
    turn(place); // the chart has followed the object
    return true;
  }

  function turn(place: SkyPlace | undefined): void {
    if (place === undefined) return;
    if (place.fov !== undefined) chart.send({ type: 'fov.chosen', fov: place.fov });
    view.look(cameraFromSaved(savedCamera(place)));
  }

  function centre(): { readonly ra: number; readonly dec: number } {
    const { ra, dec } = view.centre();
    return { ra: (ra + 360) % 360, dec };
  }
}

/** The camera of a chart. @throws EmbeddingRefusal for one of a scene. */
function skyPlace(camera: EmbeddedCamera): SkyPlace {
  if ('ra' in camera) return camera;
  throw new EmbeddingRefusal('not-of-this-tool', 'The camera of this tool has ra, dec and fov.');
}

/** @param date Julian date UTC */
function timeRefusal(setup: SetupContext, date: number): EmbeddingRefusal | undefined {
  const frame = setupTimeFrame(setup);
  if (!canVisualise(setup))
    return new EmbeddingRefusal('failed', 'A time can be set once a chart shows objects.');
  if (frame !== undefined && date >= frame.converted.start && date <= frame.converted.end) return undefined;
  return new EmbeddingRefusal('out-of-range', 'The time is not between the dates.');
}

/** The minutes of moments; of days from the first minute of the first to the last of the last. */
function minutesOf({ start, end }: { readonly start: string; readonly end: string }) {
  const minutes = 'YYYY-MM-DDTHH:mm'.length;
  return { start: `${start}T00:00`.slice(0, minutes), end: `${end}T23:59`.slice(0, minutes) };
}

function refusalOf(setup: SetupContext): EmbeddingRefusal | undefined {
  const requested = requestedBy(setup);
  if (requested.kind !== 'too-many') return undefined;
  const { title } = PROBLEMS['too-many-points'];
  return new EmbeddingRefusal('out-of-range', `${title}: ${requested.points} of ${MAX_DATA_POINTS}.`);
}
