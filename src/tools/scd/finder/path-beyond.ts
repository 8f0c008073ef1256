import type { TracePoint } from '#contract/scd/trace-points.ts';
import type { PictureSize } from '#render/cameras/orbit-camera.ts';
import { projectSky, type SkyCamera, skyViewOf } from '#render/cameras/sky-camera.ts';
import { directionDeg } from '../scene/trail-of.ts';

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
