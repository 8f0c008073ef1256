import type { EphemerisStore } from '#client/ephemeris-store.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import type { DisplaySettings } from '#machines/scene/display-settings-rules.ts';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';
import { currentAt } from '#machines/scene/playback-clock.ts';
import type { TimelineActor } from '#machines/scene/timeline.ts';
import type { OrbitCamera } from '#render/cameras/orbit-camera.ts';
import { type SavedCamera, savedCameraOf } from '#render/cameras/saved-camera.ts';
import { areSameLines, type OrbitLine } from '#render/picture/orbit-line.ts';
import { instantOf, type SimulatedInstant } from './simulated-instant.ts';
import { type Changing, createStore, followAll } from './store.ts';
import {
  cameraOf,
  FIRST_VIEWPOINT,
  type Followed,
  NOTHING_FOLLOWED,
  type Viewpoint,
  viewpointOfSaved,
} from './viewpoint.ts';

/** A picture and the state from which the next one is made. */
export type MadePicture<Picture> = {
  readonly picture: Picture;
  /** What the camera follows; its last known place where it has none now. */
  readonly followed: Followed;
  readonly viewpoint: Viewpoint;
};

/** The simulated date of pictures and whether it runs: a timeline, or what replaces it for a while. */
export type SceneTime = Pick<TimelineActor, 'getSnapshot'> & Changing;

/** The view of a 3D tool, which exists whether or not the tool is on the screen. */
export type View<Picture> = {
  /** The picture at a real time, ms. While none can be made this is the last one; before the first, undefined. */
  readonly pictureAt: (realMs: number) => Picture | undefined;
  /** Whether the last picture is of the requested time; false while one that was made before is shown instead. */
  readonly isUpToDate: () => boolean;
  /** The camera at a real time, ms, the same as on the screen; undefined while there is nothing to see. */
  readonly cameraAt: (realMs: number) => OrbitCamera | undefined;
  /** The saved part of that camera; its zoom and focus are saved with the settings and the list. */
  readonly savedCamera: (realMs: number) => SavedCamera | undefined;
  /** Looks from where a saved camera was. */
  readonly restoreCamera: (saved: SavedCamera) => void;
  /** Time of the pictures. */
  readonly time: SceneTime;
  readonly followed: () => Followed;
  readonly viewpoint: () => Viewpoint;
  /** Sets the viewpoint, as a user turns it. */
  readonly look: (viewpoint: Viewpoint) => void;
  /** Restores the viewpoint from before other dates were painted; a camera that follows something still follows it. */
  readonly returnTo: (viewpoint: Viewpoint) => void;
  /** Calls the listener at every change of the next picture but that of time, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** The inputs of the picture of every 3D tool at an instant. */
export type AtInstant = {
  readonly instant: SimulatedInstant;
  readonly viewpoint: Viewpoint;
  readonly settings: DisplaySettings;
  /** Undefined while the instant is not loaded. */
  readonly ephemeris: Ephemeris | undefined;
};

export type ViewOptions<Picture> = {
  readonly sources: {
    readonly timeline: SceneTime;
    readonly settings: DisplaySettingsActor;
    readonly ephemeris: EphemerisStore;
  };
  /**
   * Makes the picture of an instant; undefined while something that it needs is missing.
   *
   * @param followed what the camera followed last.
   */
  readonly make: (at: AtInstant, followed: Followed) => MadePicture<Picture> | undefined;
  /** Viewpoint from which it is seen at first. */
  readonly first?: Viewpoint;
  /** Stores and actors that pictures are made from beside the sources. */
  readonly madeFrom: readonly Changing[];
};

/**
 * Creates the view of a 3D tool, the only place that stores where the camera is. Painting, keeping over a reload, saving
 * and sharing all read it there, so that they cannot differ; `render/cameras/saved-camera.ts` says what of it is saved.
 *
 * Painters compare lines by identity to see what they have to upload, so lines that look the same are the same object.
 */
export function createView<
  Picture extends { readonly camera: OrbitCamera; readonly orbits: readonly OrbitLine[] },
>({ sources, make, first = FIRST_VIEWPOINT, madeFrom }: ViewOptions<Picture>): View<Picture> {
  const { timeline, settings, ephemeris } = sources;
  const viewpoint = createStore<Viewpoint>(first);
  let followed = NOTHING_FOLLOWED;
  let last: Picture | undefined;
  let isUpToDate = false;

  const zoom = () => settings.getSnapshot().context.settings.zoom;

  const atInstant = (realMs: number): AtInstant => {
    const instant = instantOf(currentAt(timeline.getSnapshot().context, realMs));
    const julianDate = instant.day + instant.offset;
    ephemeris.ensure(julianDate);
    return {
      instant,
      viewpoint: viewpoint.get(),
      settings: settings.getSnapshot().context.settings,
      ephemeris: ephemeris.covers(julianDate) ? ephemeris.current() : undefined,
    };
  };

  const pictureAt = (realMs: number): Picture | undefined => {
    const made = make(atInstant(realMs), followed);
    isUpToDate = made !== undefined;
    if (made === undefined) {
      last = last && { ...last, camera: cameraOf(viewpoint.get(), followed, zoom()) };
      return last;
    }
    followed = made.followed;
    const { picture } = made;
    last = last && areSameLines(last.orbits, picture.orbits) ? { ...picture, orbits: last.orbits } : picture;
    viewpoint.set(made.viewpoint);
    return last;
  };

  const cameraAt = (realMs: number): OrbitCamera | undefined => {
    const picture = pictureAt(realMs);
    if (picture !== undefined) return picture.camera;
    const isAwaited = viewpoint.get().eye !== undefined; // the camera was restored before its objects
    return isAwaited ? cameraOf(viewpoint.get(), followed, zoom()) : undefined;
  };

  return {
    pictureAt,
    isUpToDate: () => isUpToDate,
    cameraAt,
    savedCamera(realMs) {
      const camera = cameraAt(realMs);
      return camera && savedCameraOf(camera);
    },
    restoreCamera: (saved) => viewpoint.set(viewpointOfSaved(saved)),
    time: timeline,
    followed: () => followed,
    viewpoint: viewpoint.get,
    look: viewpoint.set,
    returnTo: viewpoint.set,
    subscribe: (listener) => followAll([viewpoint, timeline, settings, ephemeris, ...madeFrom], listener),
  };
}
