import { flightOf, fly, type Frames } from '#parts/scene/flight.ts';
import { isInFreeArea } from '#parts/scene/in-free-area.ts';
import type { SceneSession } from '#parts/scene/scene-session.ts';
import {
  cameraOf,
  centredViewpoint,
  FIRST_VIEWPOINT,
  type Viewpoint,
  zoomAt,
} from '#parts/scene/viewpoint.ts';
import type { View } from '#parts/scene/view.ts';
import type { OrbitCamera } from '#render/cameras/orbit-camera.ts';
import { difference, vec3 } from '#render/geometry/vectors.ts';
import { UNCOVERED } from '#render/picture/cover.ts';
import { fittingAboveScaleBar, type Fitting } from '#render/picture/free-area.ts';
import type { PlacedObject } from '#render/picture/placed-object.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { fitOrbit } from '#render/picture/fit-orbit.ts';
import type { OrbitSources } from './orbit-sources.ts';

type Seen = { readonly camera: OrbitCamera; readonly objects: readonly PlacedObject[] };

export type Introduction = Pick<OrbitSources, 'objects' | 'loading' | 'settings'> & {
  readonly view: View<Seen>;
  readonly canvas: SceneSession<unknown>['canvas'];
  readonly realNow: () => number;
  /** The viewpoint when the object joined; a view that the user has chosen since stays. */
  readonly seenFrom: Viewpoint;
  /** Calls the listener once, when what lies over the picture changes next; in the place of the one before. */
  readonly onceCovered: (listener: () => void) => void;
};

/** The size of a picture that is not on the screen yet, CSS px. */
const WHOLE_PICTURE = { width: 1600, height: 900 };

/** Distance of the eye in units of the distance between the followed object and what is to be seen beside it. */
const REACH = 3.5;

/**
 * Once the orbit of an object is loaded, the view goes back far enough to show it beside what is followed, unless it does so already.
 * It does so again when panels cover one of them, as long as it is selected and the view is as this, or nothing at all, has put it.
 */
export function introduce(
  { objects, loading, settings, view, canvas, realNow, seenFrom, onceCovered }: Introduction,
  designator: string,
  frames: Frames,
): void {
  let goingTo: Viewpoint | undefined;
  const zoomNow = () => settings.getSnapshot().context.settings.zoom;
  const showAgain = (isFollowed: () => boolean) => {
    const zoom = zoomNow();
    onceCovered(() => {
      const { selected } = objects.getSnapshot().context;
      if (selected === designator && isFollowed() && zoomNow() === zoom) show(isFollowed);
    });
  };
  const show = (isFollowed: () => boolean) => {
    const picture = view.pictureAt(realNow());
    const place = picture?.objects.find(({ id }) => id === designator)?.position;
    if (picture === undefined || place === undefined || !isFollowed()) return;
    const fitting = canvas.get()?.fitting() ?? fittingAboveScaleBar(WHOLE_PICTURE, UNCOVERED);
    const followed = view.followed();
    const settled = goingTo === undefined ? picture.camera : cameraOf(goingTo, followed, zoomNow());
    const sought = goingTo === undefined ? [place] : [place, followed.position];
    if (sought.every((one) => isInFreeArea(settled, one, fitting))) {
      if (seenFrom === FIRST_VIEWPOINT || view.viewpoint() !== seenFrom) showAgain(isFollowed);
      return;
    }
    const aside = centredViewpoint(view.viewpoint());
    const away = cameraOf(aside, followed, zoomAt(followed, REACH * vec3.distance(place, followed.position)));
    const goal = isInFreeArea(away, place, fitting)
      ? away
      : (fitBoth(away, followed.position, place, fitting) ?? away);
    const zoom = zoomAt(followed, goal.distance);
    const to = { ...aside, offset: difference(goal.target, followed.position) };
    goingTo = to;
    settings.send({ type: 'zoom.chosen', zoom });
    showAgain(fly(view, flightOf(picture.camera, to, followed, zoom), frames));
  };
  const isUnmoved = () => view.viewpoint() === seenFrom;
  const isLoaded = () => loading.getSnapshot().context.keplerian.has(designator);
  if (isLoaded()) {
    show(isUnmoved);
    return;
  }
  const subscription = loading.subscribe(({ context }) => {
    if (!isLoaded() && context.requests.has(designator)) return;
    subscription.unsubscribe();
    if (isLoaded()) show(isUnmoved);
  });
}

/** Places that are nearer to each other than this fraction of their distance from the eye count as one in a fit. */
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
