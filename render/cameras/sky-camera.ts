import { DEGREE } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { directionAt, distortionAt, type Distortion, radiusOf } from '../geometry/sky-projection.ts';
import { IDENTITY, type Matrix3, turned, vec3 } from '../geometry/vectors.ts';
import type { PictureSize } from './orbit-camera.ts';

/** A look at the celestial sphere from inside. The pole of the mount is up, which is never rolled. */
export type SkyCamera = {
  /**
   * Axes of the mount, columns in ICRF: x to longitude 0, y to longitude 90° and z to the pole, right-handed. Those of the equator
   * for north up; north, west and zenith for the zenith up, so that longitudes are azimuths with the other sign.
   */
  readonly mount: Matrix3;
  /** Longitude and latitude of the direction looked at, on the axes of the mount, rad. */
  readonly longitude: number;
  readonly latitude: number;
  /** Angle that the shorter side of the picture shows, rad. */
  readonly fieldOfView: number;
};

/** North up. */
export const EQUATORIAL_MOUNT = IDENTITY;

/** The view of a camera on the sky: derived from it once per frame. */
export type SkyView = {
  /** Unit vectors in ICRF: the direction looked at, to the right and upwards in the picture. */
  readonly centre: Vector3;
  readonly right: Vector3;
  readonly up: Vector3;
  readonly fieldOfView: number;
  readonly distortion: Distortion;
  /** CSS px per radian in the middle of the picture. */
  readonly pixelsPerRadian: number;
  readonly size: PictureSize;
  /** Where the direction looked at is seen, CSS px from the left and the top. */
  readonly middle: { readonly x: number; readonly y: number };
  /** Angle from the centre to the farthest corner, rad. */
  readonly reach: number;
  /** Cosine of the angle from the centre beyond which nothing can be seen, some degrees outside the corners. */
  readonly leastCosine: number;
};

/** A place in the picture, CSS px from the left and the top. */
export type SkyPoint = { x: number; y: number };

/** How far outside the corners directions still have places: pieces of lines that lead there are shorter than this. */
const MARGIN = 6 * DEGREE;

/** Least share of the depth at the middle that a place in the picture has. */
const LEAST_DEPTH = 0.01;

/**
 * Derives the axes and the scale of a camera for a picture of a size.
 *
 * @param middle where the direction looked at is seen, CSS px from the left.
 */
export function skyViewOf(camera: SkyCamera, size: PictureSize, middle: number = size.width / 2): SkyView {
  const { mount, longitude, latitude, fieldOfView } = camera;
  const [cosine, sine] = [Math.cos(latitude), Math.sin(latitude)];
  const [cosL, sinL] = [Math.cos(longitude), Math.sin(longitude)];
  const distortion = distortionAt(fieldOfView);
  const pixelsPerRadian = Math.min(size.width, size.height) / 2 / radiusOf(fieldOfView / 2, distortion);
  const across = Math.max(middle, size.width - middle);
  const corner = directionAt(Math.hypot(across, size.height / 2) / pixelsPerRadian, distortion);
  const reach = Math.atan2(corner.sine, corner.cosine);
  const farthest = reach + MARGIN;
  return {
    centre: turned([cosine * cosL, cosine * sinL, sine], mount),
    right: turned([sinL, -cosL, 0], mount),
    up: turned([-sine * cosL, -sine * sinL, cosine], mount),
    fieldOfView,
    distortion,
    pixelsPerRadian,
    size,
    middle: { x: middle, y: size.height / 2 },
    reach,
    leastCosine: Math.max(
      farthest < Math.PI ? Math.cos(farthest) : -1,
      LEAST_DEPTH * (1 + distortion) - distortion,
    ),
  };
}

/**
 * Where a direction falls in the picture or beside it.
 *
 * @param at of a unit vector, ICRF, in an array of them.
 * @param out overwritten with the place, where there is one.
 * @returns false when it is farther outside than anything that can be seen.
 */
export function projectSkyInto(
  view: SkyView,
  vectors: ArrayLike<number>,
  at: number,
  out: SkyPoint,
): boolean {
  const { centre, right, up, distortion, middle } = view;
  const x = vectors[at];
  const y = vectors[at + 1];
  const z = vectors[at + 2];
  const depth = x * centre[0] + y * centre[1] + z * centre[2];
  if (depth < view.leastCosine) return false;
  const scale = (view.pixelsPerRadian * (1 + distortion)) / (distortion + depth);
  out.x = middle.x + scale * (x * right[0] + y * right[1] + z * right[2]);
  out.y = middle.y - scale * (x * up[0] + y * up[1] + z * up[2]);
  return true;
}

/** Where a direction, ICRF, falls in the picture or beside it; undefined when it is farther away than anything that can be seen. */
export function projectSky(view: SkyView, direction: ArrayLike<number>): Readonly<SkyPoint> | undefined {
  const point = { x: 0, y: 0 };
  return projectSkyInto(view, direction, 0, point) ? point : undefined;
}

/** The direction that is seen at a place of the picture, a unit vector in ICRF. */
export function unprojectSky(view: SkyView, x: number, y: number): Vector3 {
  const [right, up, forward] = inView(view, x, y);
  const out: [number, number, number] = [0, 0, 0];
  vec3.scale(out, view.centre, forward);
  vec3.scaleAndAdd(out, out, view.right, right);
  vec3.scaleAndAdd(out, out, view.up, up);
  return out;
}

/** The same on the axes of the view: to the right, upwards and into the picture. */
export function inView(view: SkyView, x: number, y: number): Vector3 {
  const across = (x - view.middle.x) / view.pixelsPerRadian;
  const upwards = (view.middle.y - y) / view.pixelsPerRadian;
  const radius = Math.hypot(across, upwards);
  if (radius === 0) return [0, 0, 1];
  const { sine, cosine } = directionAt(radius, view.distortion);
  return [(sine * across) / radius, (sine * upwards) / radius, cosine];
}

/** Whether a place lies in the picture. */
export function isInPicture({ size }: SkyView, { x, y }: Readonly<SkyPoint>, margin = 0): boolean {
  return x >= -margin && y >= -margin && x <= size.width + margin && y <= size.height + margin;
}

/** Whether two views differ by nothing but where they look: what has a direction on their axes is at the same place in both. */
export function isOfSameFrame(one: SkyView, other: SkyView): boolean {
  return (
    one.fieldOfView === other.fieldOfView &&
    one.size.width === other.size.width &&
    one.size.height === other.size.height &&
    one.middle.x === other.middle.x
  );
}
