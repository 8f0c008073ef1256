import { DEGREE } from '#engine/constants.ts';
import type { SkyCamera } from '#render/cameras/sky-camera.ts';
import { fittingUnder } from '#render/picture/free-area.ts';
import { fitSky } from '#render/picture/sky/fit-sky.ts';
import type { Trace } from '#contract/scd/trace-points.ts';
import type { ScdSession } from '../scd-session.ts';
import { directionDeg } from './trail-of.ts';

/**
 * Turns and narrows the chart so that paths fill what panels leave of it, also when panels come or go until the chart is turned or
 * zoomed; nothing happens without a picture or a point.
 */
export function fitPaths(
  session: Pick<ScdSession, 'shown' | 'view' | 'workflows'>,
  traces: readonly Pick<Trace, 'points'>[],
): void {
  const { shown, view, workflows } = session;
  const picture = shown.get();
  const directions = traces.flatMap(({ points }) =>
    points.map(({ raDeg, decDeg }) => directionDeg(raDeg, decDeg)),
  );
  if (picture === undefined || directions.length === 0) return;
  const fitted = fitSky(view.camera(), directions, fittingUnder(picture.size(), picture.cover()));
  workflows.chart.send({ type: 'fov.chosen', fov: fitted.fieldOfView / DEGREE });
  view.look(fitted);
  const left = view.camera();
  picture.onceCovered(() => {
    if (isSameView(view.camera(), left)) fitPaths(session, traces);
  });
}

function isSameView(one: SkyCamera, other: SkyCamera): boolean {
  return (
    one.longitude === other.longitude &&
    one.latitude === other.latitude &&
    one.fieldOfView === other.fieldOfView
  );
}
