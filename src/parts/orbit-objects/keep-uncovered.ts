import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { OrbitCamera } from '#render/cameras/orbit-camera.ts';
import { difference, vec3 } from '#render/geometry/vectors.ts';
import { fitOrbit } from '#render/picture/fit-orbit.ts';
import type { Fitting } from '#render/picture/free-area.ts';
import type { PlacedObject } from '#render/picture/placed-object.ts';
import { isInFreeArea } from '../scene/in-free-area.ts';
import type { SceneSession } from '../scene/scene-session.ts';
import type { View } from '../scene/view.ts';
import { zoomAt } from '../scene/viewpoint.ts';
import type { OrbitSources } from './orbit-sources.ts';

type Seen = { readonly camera: OrbitCamera; readonly objects: readonly PlacedObject[] };

export type Watched = Pick<OrbitSources, 'objects' | 'settings'> & {
  readonly view: View<Seen>;
  readonly canvas: SceneSession<unknown>['canvas'];
  readonly realNow: () => number;
};

/** Brings the selected object out from under a panel that comes to lie over it, beside what is followed. @returns is called at every change of what lies over the picture. */
export function keepUncovered({ objects, settings, view, canvas, realNow }: Watched): () => void {
  let last: Fitting | undefined;
  return () => {
    const fitting = canvas.get()?.fitting();
    const before = last;
    last = fitting;
    const { selected } = objects.getSnapshot().context;
    if (before === undefined || fitting === undefined || selected === undefined) return;
    const picture = view.pictureAt(realNow());
    const place = picture?.objects.find(({ id }) => id === selected)?.position;
    if (picture === undefined || place === undefined) return;
    if (!isInFreeArea(picture.camera, place, before) || isInFreeArea(picture.camera, place, fitting)) return;
    const fitted = fitBoth(picture.camera, view.followed().position, place, fitting);
    if (fitted === undefined) return;
    const { azimuth, elevation, target, distance } = fitted;
    const followed = view.followed();
    view.look({ azimuth, elevation, offset: difference(target, followed.position) });
    settings.send({ type: 'zoom.chosen', zoom: zoomAt(followed, distance) });
  };
}

/** Two places are one to a fit that are nearer to each other than this part of their distance from the eye. */
const TOGETHER = 0.02;

/** The camera that has what is followed and an object in the free part of a picture; undefined where they are in one place. */
export function fitBoth(
  camera: OrbitCamera,
  followed: Vector3,
  place: Vector3,
  fitting: Fitting,
): OrbitCamera | undefined {
  const areTogether = vec3.distance(followed, place) < TOGETHER * camera.distance;
  return areTogether ? undefined : fitOrbit(camera, [followed, place], fitting);
}
