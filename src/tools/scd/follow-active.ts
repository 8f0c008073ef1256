import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { projectSky, skyViewOf, isInPicture } from '#render/cameras/sky-camera.ts';
import { directionDeg } from './scene/trail-of.ts';
import { datingTrace } from './scene/trace-date.ts';
import type { ScdSession } from './scd-session.ts';

/**
 * Turns the chart to where the first object moves, and to the point of the trace date: when the first path arrives, when another object is chosen, and when the
 * point has left the picture. The chart of a saved state stays turned as it was saved.
 */
export function followActive({ scd, workflows, view, shown }: ScdSession): void {
  const { traces, chart } = workflows;
  let followed: string | undefined;
  let isRestored = false;
  const follow = () => {
    const { active, row } = chart.getSnapshot().context;
    const dating = datingTrace(workflows);
    const points = dating?.points ?? [];
    const point = points[Math.min(row, points.length - 1)];
    const [first] = traces.getSnapshot().context.objects;
    if (point === undefined || first === undefined) {
      followed = undefined;
      return;
    }
    const key = `${active ?? ''} ${dating?.object.designator ?? ''} ${row} ${first.wanted.key}`;
    if (key === followed) return;
    const isBegun = followed !== undefined;
    followed = key;
    const direction = directionDeg(point.raDeg, point.decDeg);
    if (!isRestored && (!isBegun || !isSeen(direction))) view.lookAt(direction);
    isRestored = false;
  };
  scd.on('camera.restored', () => {
    isRestored = traces.getSnapshot().context.objects.length > 0;
  });
  scd.on('place.found', ({ ra, dec }) => {
    if (!isRestored && followed === undefined) view.lookAt(directionDeg(ra, dec));
  });
  traces.subscribe(follow);
  chart.subscribe(follow);

  function isSeen(direction: Vector3): boolean {
    const size = shown.get()?.size();
    if (size === undefined) return false;
    const seenBy = skyViewOf(view.camera(), size);
    const at = projectSky(seenBy, direction);
    return at !== undefined && isInPicture(seenBy, at);
  }
}
