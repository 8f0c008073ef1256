import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { isInFreeArea } from '#parts/scene/in-free-area.ts';
import { cameraOf, type Viewpoint, zoomAt } from '#parts/scene/viewpoint.ts';
import type { OrbitCamera } from '#render/cameras/orbit-camera.ts';
import { difference } from '#render/geometry/vectors.ts';
import { fitOrbit } from '#render/picture/fit-orbit.ts';
import type { Fitting } from '#render/picture/free-area.ts';
import type { Side, SovtSession } from '../sovt-session.ts';
import { TILTED } from './create-synodic-view.ts';

/** Places that the fitted picture always includes, au: the Sun, and the surroundings of the Earth. */
const SURROUNDINGS: readonly Vector3[] = [
  [0, 0, 0],
  [1.8, 0, 0],
  [1, 0.8, 0],
  [1, -0.8, 0],
  [1, 0, 0.6],
  [1, 0, -0.6],
];

const SIDES: Readonly<Record<Side, Pick<OrbitCamera, 'azimuth' | 'elevation'>>> = {
  tilted: { azimuth: TILTED.azimuth, elevation: TILTED.elevation },
  above: { azimuth: -Math.PI / 2, elevation: Math.PI / 2 },
  aside: { azimuth: -Math.PI / 2, elevation: 0 },
};

export type Sight = {
  /** To be called whenever what lies over the picture has changed. */
  readonly onCovered: () => void;
  /** Looks from a side, fitted to the picture. */
  readonly lookFrom: (side: Side) => void;
};

/** The selection that is watched, and the view that is turned. */
type Watched = Pick<SovtSession, 'sovt' | 'sources' | 'scene' | 'clock'>;

/**
 * Keeps the selected object, the Sun and the Earth in the part of the picture that panels leave: when the object gets its path, and when
 * panels change. A view that is restored or that the user has changed stays, unless a panel would cover the object.
 *
 * @param isFresh nothing was stored of a former visit, or the address names an object, which is not what that visit looked at.
 */
export function keepInSight({ sovt, sources, scene, clock }: Watched, isFresh: boolean): Sight {
  const { objects, paths, settings } = sources;
  let framed: string | undefined;
  let isRestored = !isFresh;
  let last: Fitting | undefined;
  /** The view as it was fitted: whatever differs from it is the user's. */
  let fittedTo: { readonly viewpoint: Viewpoint; readonly zoom: number } | undefined;

  const zoomNow = () => settings.getSnapshot().context.settings.zoom;
  const isAsFitted = () => fittedTo?.viewpoint === scene.view.viewpoint() && fittedTo.zoom === zoomNow();
  const selectedPlace = () => {
    const { selected } = objects.getSnapshot().context;
    const picture = scene.view.pictureAt(clock.realNow());
    const place = picture?.objects.find(({ id }) => id === selected)?.position;
    return { selected, picture, place };
  };
  const fit = (fitting: Fitting, side: Partial<Pick<OrbitCamera, 'azimuth' | 'elevation'>> = {}) => {
    const { picture, place } = selectedPlace();
    if (picture === undefined) return;
    const places = place === undefined ? SURROUNDINGS : [...SURROUNDINGS, place];
    const { azimuth, elevation, target, distance } = fitOrbit(
      { ...picture.camera, ...side },
      places,
      fitting,
    );
    const followed = scene.view.followed();
    const viewpoint = { azimuth, elevation, offset: difference(target, followed.position) };
    scene.view.look(viewpoint);
    settings.send({ type: 'zoom.chosen', zoom: zoomAt(followed, distance) });
    fittedTo = { viewpoint, zoom: zoomNow() };
  };
  const followSelected = () => {
    const { selected, place } = selectedPlace();
    if (selected === framed || (selected !== undefined && place === undefined)) return;
    framed = selected;
    const fitting = scene.canvas.get()?.fitting();
    if (selected === undefined || fitting === undefined) return;
    if (!isRestored) fit(fitting);
    isRestored = false;
  };
  const isSeen = (fitting: Fitting) => {
    const { picture, place } = selectedPlace();
    return picture !== undefined && place !== undefined && isInFreeArea(picture.camera, place, fitting);
  };

  /** The Earth, by whose size the zoom is counted where it is followed, changes its size: the eye stays where it is. */
  const stay = () => {
    const wasFitted = isAsFitted();
    const { view } = scene;
    const { distance } = cameraOf(view.viewpoint(), view.followed(), zoomNow());
    view.pictureAt(clock.realNow());
    const zoom = zoomAt(view.followed(), distance);
    settings.send({ type: 'zoom.chosen', zoom });
    if (wasFitted) fittedTo = { viewpoint: view.viewpoint(), zoom };
  };

  settings.on('option.chosen', ({ key }) => {
    if (key === 'earthOnScale') stay();
  });
  sovt.on('camera.restored', () => {
    isRestored = !isFresh;
  });
  objects.subscribe(followSelected);
  paths.subscribe(followSelected);
  return {
    onCovered() {
      const fitting = scene.canvas.get()?.fitting();
      if (fitting === undefined) return;
      const before = last;
      last = fitting;
      const isCovered = before !== undefined && isSeen(before) && !isSeen(fitting);
      if (isAsFitted() || isCovered || (before === undefined && isFresh)) fit(fitting);
    },
    lookFrom(side) {
      const fitting = scene.canvas.get()?.fitting();
      if (fitting !== undefined) fit(fitting, SIDES[side]);
    },
  };
}
