import type { OrbitCamera } from '#render/cameras/orbit-camera.ts';
import { type Changing, createStore, followAll } from './store.ts';
import { cameraOf, FIRST_VIEWPOINT, type Followed, NOTHING_FOLLOWED, type Viewpoint } from './viewpoint.ts';

/** A picture, and what the next one begins from. */
export type MadePicture<Picture> = {
  readonly picture: Picture;
  /** What the camera follows, or followed last where that has no place now. */
  readonly followed: Followed;
  readonly viewpoint: Viewpoint;
};

/** From where a scene is seen, whether it is on the screen or not. */
export type View<Picture> = {
  /** The picture at a real time, ms; the last one while none can be made, and undefined before the first. */
  readonly pictureAt: (realMs: number) => Picture | undefined;
  /** The camera at a real time, ms: that of the screen; undefined while there is nothing to be seen. */
  readonly cameraAt: (realMs: number) => OrbitCamera | undefined;
  readonly followed: () => Followed;
  readonly viewpoint: () => Viewpoint;
  /** Looks from somewhere else. */
  readonly look: (viewpoint: Viewpoint) => void;
  /** Tells of everything that the next picture would show, but the running of time, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
};

export type ViewOptions<Picture> = {
  /**
   * Makes the picture at a real time, ms; undefined while something that it needs is missing.
   *
   * @param followed what the camera followed last.
   */
  readonly make: (
    realMs: number,
    viewpoint: Viewpoint,
    followed: Followed,
  ) => MadePicture<Picture> | undefined;
  /** 0.01 to 16, as the settings have it. */
  readonly zoom: () => number;
  /** What pictures are made from, as far as it tells of its changes. */
  readonly madeFrom: readonly Changing[];
};

/**
 * The view of a 3D tool: the one place that keeps where the camera is. What is painted, kept over a reload, saved and
 * shared all ask here, so that they cannot differ.
 */
export function createView<Picture extends { readonly camera: OrbitCamera }>({
  make,
  zoom,
  madeFrom,
}: ViewOptions<Picture>): View<Picture> {
  const viewpoint = createStore<Viewpoint>(FIRST_VIEWPOINT);
  let followed = NOTHING_FOLLOWED;
  let last: Picture | undefined;

  const pictureAt = (realMs: number): Picture | undefined => {
    const made = make(realMs, viewpoint.get(), followed);
    if (made === undefined) {
      last = last && { ...last, camera: cameraOf(viewpoint.get(), followed, zoom()) };
      return last;
    }
    followed = made.followed;
    last = made.picture;
    viewpoint.set(made.viewpoint);
    return last;
  };

  return {
    pictureAt,
    cameraAt(realMs) {
      const picture = pictureAt(realMs);
      if (picture !== undefined) return picture.camera;
      const isAwaited = viewpoint.get().eye !== undefined; // a camera that comes back before its sky
      return isAwaited ? cameraOf(viewpoint.get(), followed, zoom()) : undefined;
    },
    followed: () => followed,
    viewpoint: viewpoint.get,
    look: viewpoint.set,
    subscribe: (listener) => followAll([viewpoint, ...madeFrom], listener),
  };
}
