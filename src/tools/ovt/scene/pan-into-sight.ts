import { isInFreeArea } from '#parts/scene/in-free-area.ts';
import { cameraOf, type Viewpoint } from '#parts/scene/viewpoint.ts';
import type { View } from '#parts/scene/view.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { type OrbitCamera, project, viewOf } from '#render/cameras/orbit-camera.ts';
import { along, difference } from '#render/geometry/vectors.ts';
import type { Box } from '#render/picture/cover.ts';
import type { Fitting } from '#render/picture/free-area.ts';
import type { PlacedObject } from '#render/picture/placed-object.ts';

/** How far inside the free area an object is brought, CSS px: its ring and most of its name; at most a share of that area. */
const INSIDE = 56;
const MOST_INSIDE = 0.3;

type Watched = {
  /** Designator of the object that is to stay in sight. */
  readonly selected: () => string | undefined;
  readonly zoom: () => number;
  readonly view: Pick<
    View<{ readonly camera: OrbitCamera; readonly objects: readonly PlacedObject[] }>,
    'pictureAt' | 'viewpoint' | 'look' | 'followed'
  >;
  readonly fitting: () => Fitting | undefined;
  readonly realNow: () => number;
};

/**
 * Moves what is seen aside when a panel would cover the selected object, and back when there is room again. Distance and direction of the
 * view stay as the user has them, and so does an object that was out of sight before.
 *
 * @returns to be called whenever what lies over the picture has changed.
 */
export function panIntoSight({ selected, zoom, view, fitting, realNow }: Watched): () => void {
  let last: Fitting | undefined;
  let panned: { readonly from: Viewpoint; readonly to: Viewpoint } | undefined;
  return () => {
    const [before, now] = [last, fitting()];
    last = now;
    const picture = view.pictureAt(realNow());
    const place = picture?.objects.find(({ id }) => id === selected())?.position;
    if (before === undefined || now === undefined || picture === undefined || place === undefined) return;
    if (!isInFreeArea(picture.camera, place, before)) return;
    const present = view.viewpoint();
    const from = panned?.to === present ? panned.from : present;
    const followed = view.followed();
    const camera = cameraOf(from, followed, zoom());
    if (isInFreeArea(camera, place, now)) {
      panned = undefined;
      if (from !== present) view.look(from);
      return;
    }
    const { azimuth, elevation } = from;
    const offset = difference(targetBeside(camera, place, now), followed.position);
    panned = { from, to: { azimuth, elevation, offset } };
    view.look(panned.to);
  };
}

/** The point to look at, from where it is looked now, by which a place is seen at the side of the free area that is next to it. */
function targetBeside(camera: OrbitCamera, place: Vector3, { size, middle, free }: Fitting): Vector3 {
  const view = viewOf(camera, size, middle);
  const at = project(view, place);
  if (at === undefined) return camera.target;
  const [x, y] = nearestInside(free, at);
  const length = at.depth / view.pixelsPerRadian;
  return along(along(camera.target, view.right, (at.x - x) * length), view.up, (y - at.y) * length);
}

function nearestInside(
  { left, right, top, bottom }: Box,
  { x, y }: { readonly x: number; readonly y: number },
) {
  return [within(x, left, right), within(y, top, bottom)] as const;
}

function within(at: number, from: number, to: number): number {
  const inside = Math.min(INSIDE, MOST_INSIDE * (to - from));
  return Math.min(Math.max(at, from + inside), to - inside);
}
