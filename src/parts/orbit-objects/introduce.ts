import { flightOf, fly, type Frames } from '#parts/scene/flight.ts';
import { centred, zoomAt } from '#parts/scene/viewpoint.ts';
import type { View } from '#parts/scene/view.ts';
import { axesOf, type OrbitCamera } from '#render/cameras/orbit-camera.ts';
import { difference, vec3 } from '#render/geometry/vectors.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { PlacedObject } from '#render/picture/placed-object.ts';
import type { OrbitSources } from './orbit-sources.ts';

type Seen = { readonly camera: OrbitCamera; readonly objects: readonly PlacedObject[] };

export type Introduction = Pick<OrbitSources, 'loading' | 'settings'> & {
  readonly view: View<Seen>;
  readonly realNow: () => number;
};

/** Half of the free height of the picture, as a tangent; panels and the sides of narrow pictures are left out. */
const SEEN = 0.25;

/** Distance of the eye in units of the distance between the followed object and what is to be seen beside it. */
const REACH = 3.5;

/** Once the orbit of an object is loaded, the view goes back far enough to show it beside what is followed, unless it does so already. */
export function introduce(
  { loading, settings, view, realNow }: Introduction,
  designator: string,
  frames: Frames,
): void {
  const show = () => {
    const picture = view.pictureAt(realNow());
    const place = picture?.objects.find(({ id }) => id === designator)?.position;
    if (picture === undefined || place === undefined || isSeen(picture.camera, place)) return;
    const followed = view.followed();
    const zoom = zoomAt(followed, REACH * vec3.distance(place, followed.position));
    settings.send({ type: 'zoom.chosen', zoom });
    fly(view, flightOf(picture.camera, centred(view.viewpoint()), followed, zoom), frames);
  };
  const isLoaded = () => loading.getSnapshot().context.keplerian.has(designator);
  if (isLoaded()) {
    show();
    return;
  }
  const subscription = loading.subscribe(({ context }) => {
    if (!isLoaded() && context.requests.has(designator)) return;
    subscription.unsubscribe();
    if (isLoaded()) show();
  });
}

function isSeen({ target, azimuth, elevation, distance }: OrbitCamera, place: Vector3): boolean {
  const { right, up, back } = axesOf(azimuth, elevation);
  const way = difference(place, target);
  const depth = distance - vec3.dot(way, back);
  return depth > 0 && Math.hypot(vec3.dot(way, right), vec3.dot(way, up)) < SEEN * depth;
}
