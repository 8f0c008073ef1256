import { DEGREE } from '#engine/constants.ts';
import { fitSky } from '#render/picture/sky/fit-sky.ts';
import type { Trace } from '#contract/scd/trace-points.ts';
import type { ScdSession } from '../scd-session.ts';
import { directionDeg } from './trail-of.ts';

/** Turns and narrows the chart so that paths fill what panels leave of it; nothing happens without a picture or a point. */
export function fitPaths(
  { shown, view, workflows: { chart } }: Pick<ScdSession, 'shown' | 'view' | 'workflows'>,
  traces: readonly Pick<Trace, 'points'>[],
): void {
  const fitting = shown.get()?.fitting();
  const directions = traces.flatMap(({ points }) =>
    points.map(({ raDeg, decDeg }) => directionDeg(raDeg, decDeg)),
  );
  if (fitting === undefined || directions.length === 0) return;
  const fitted = fitSky(view.camera(), directions, fitting);
  chart.send({ type: 'fov.chosen', fov: fitted.fieldOfView / DEGREE });
  view.look(fitted);
}
