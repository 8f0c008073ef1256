import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { shownRow } from '#machines/scd/opening.ts';
import type { TracedObject } from '#machines/scd/traces.ts';
import { projectSky, skyViewOf, isInPicture } from '#render/cameras/sky-camera.ts';
import { vec3 } from '#render/geometry/vectors.ts';
import { directionDeg } from './scene/trail-of.ts';
import { datingObject } from './scene/trace-date.ts';
import type { ScdSession } from './scd-session.ts';

/** The object that is followed, and the view that is turned. */
type Followed = {
  readonly scd: Pick<ScdSession['scd'], 'on'>;
  readonly workflows: Pick<ScdSession['workflows'], 'traces' | 'chart'>;
  readonly view: Pick<ScdSession['view'], 'camera' | 'direction' | 'lookAt'>;
  readonly shown: Pick<ScdSession['shown'], 'get'>;
};

/** A chart that is turned by less counts as unmoved, rad. */
const STILL = 1e-6;

/**
 * Turns the chart to where the first object moves, and to the point of the trace date: when its path arrives, though
 * others may come before it, when another object is chosen, and when the point has left the picture. The chart of a
 * saved state stays turned as it was saved, and so does one that is turned while its paths are awaited.
 */
export function followActive({ scd, workflows, view, shown }: Followed): void {
  const { traces, chart } = workflows;
  let followed: string | undefined;
  let isRestored = false;
  /** The path that is awaited, and where the chart was turned to for it. */
  let awaited: { readonly key: string | undefined; readonly direction: Vector3 } | undefined;
  const follow = () => {
    const context = chart.getSnapshot().context;
    const dating = datingObject(workflows);
    const points = dating?.trace?.points ?? [];
    const row = shownRow(context, points);
    const point = points[row];
    const { objects } = traces.getSnapshot().context;
    const [first] = objects;
    if (awaited?.key !== first?.requested.key) {
      awaited = { key: first?.requested.key, direction: view.direction() };
    }
    if (dating === undefined || point === undefined || first === undefined) {
      followed = undefined;
      return;
    }
    if (isStandIn(dating, objects, context.active)) return;
    const key = `${context.active ?? ''} ${dating.trace?.object.designator ?? ''} ${row} ${first.requested.key}`;
    if (key === followed) return;
    const isBegun = followed !== undefined;
    followed = key;
    const direction = directionDeg(point.raDeg, point.decDeg);
    const isDue = isBegun ? !isSeen(direction) : !isTurned();
    if (!isRestored && isDue) view.lookAt(direction);
    isRestored = false;
  };
  scd.on('camera.restored', () => {
    isRestored = traces.getSnapshot().context.objects.length > 0;
  });
  scd.on('place.found', ({ ra, dec }) => {
    if (isRestored || followed !== undefined || isTurned()) return;
    view.lookAt(directionDeg(ra, dec));
    awaited = { key: awaited?.key, direction: view.direction() };
  });
  traces.subscribe(follow);
  chart.subscribe(follow);

  function isTurned(): boolean {
    return awaited !== undefined && vec3.angle(awaited.direction, view.direction()) > STILL;
  }

  function isSeen(direction: Vector3): boolean {
    const size = shown.get()?.size();
    if (size === undefined) return false;
    const seenBy = skyViewOf(view.camera(), size);
    const at = projectSky(seenBy, direction);
    return at !== undefined && isInPicture(seenBy, at);
  }
}

/** Whether the path that dates the sky is shown for want of another that is awaited: that of the active object, or of one before it. */
function isStandIn(
  dating: TracedObject,
  objects: readonly TracedObject[],
  active: string | undefined,
): boolean {
  if (dating.requested.designator === active) return false;
  const place = objects.indexOf(dating);
  return objects.some(
    ({ requested, trace, failure }, index) =>
      trace === undefined && failure === undefined && (index < place || requested.designator === active),
  );
}
