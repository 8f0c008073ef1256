import { bindCamera } from '#render/cameras/bind-camera.ts';
import type { PictureSize } from '#render/cameras/orbit-camera.ts';
import type { ContextStats, Multisample } from '#render/context/create-context.ts';
import type { ExportDecoration } from '#render/export/decoration.ts';
import type { ImageOptions } from '#render/export/image-of.ts';
import { createFrameLoop } from '#render/frame-loop.ts';
import type { Picked } from '#render/painters/painter.ts';
import type { Colour } from '#render/picture/colour.ts';
import { type Cover, UNCOVERED } from '#render/picture/cover.ts';
import { type Fitting, fittingAboveScaleBar } from '#render/picture/free-area.ts';
import type { SceneInputs } from '#render/picture/picture.ts';
import { createScene } from '#render/scenes/create-scene.ts';
import type { MakePainters } from '#render/scenes/stage.ts';
import { texturePath } from '#render/textures/texture-path.ts';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';
import { carryOut } from './camera-control.ts';
import { followAll } from './store.ts';
import type { View } from './view.ts';
import { onSite } from '#client/site.ts';

/** The view of a tool, its painters, and its reactions to the pointer. */
export type ToolScene<Inputs> = {
  readonly view: View<Inputs & SceneInputs>;
  readonly painters: MakePainters<Inputs>;
  /** Called at a click with the thing that it hit. */
  readonly onSelect: (picked: Picked | undefined) => void;
  /** Called at a double click with the thing that it hit. */
  readonly onFollow: (picked: Picked | undefined) => void;
  /** The name of something that was found; undefined where it has none or the picture shows it already. */
  readonly nameOf: (picked: Picked) => Promise<string | undefined>;
  /** Called at a right click or Escape, which stop following. */
  readonly onRelease: () => void;
  /** Called with what lies over the picture from now on, and the picture's size. */
  readonly onCover?: (cover: Cover, size: PictureSize) => void;
  /** Actions of further keys, by their names in lower case. */
  readonly keys?: Readonly<Record<string, () => void>>;
};

/** A view shown on canvases. */
export type CanvasView = {
  /** Gives the picture a size, CSS px. */
  readonly resize: (width: number, height: number) => void;
  /** What the last picture shows at a point, CSS px. */
  readonly pick: (x: number, y: number) => Picked | undefined;
  /** Sets what lies over the picture from now on. */
  readonly coverBy: (cover: Cover) => void;
  /** Where what is fitted to the picture is put: into what panels leave of it. */
  readonly fitting: () => Fitting;
  /** The picture on the screen before its background. */
  readonly exportImage: (options: ImageOptions, background: Colour) => Promise<Blob>;
  /** Adds a listener for every picture, until the returned function is called; names keep clear of what it draws over them. */
  readonly onPainted: (listener: PaintedListener, decoration: () => ExportDecoration) => () => void;
  /** Begins a film that is painted frame by frame: until it ends, nothing else is painted. */
  readonly takeFrames: (take: FrameTake) => TakenFrames;
  readonly stats: () => ContextStats;
  readonly destroy: () => void;
};

/** How frames are painted. */
export type FrameTake = {
  /** CSS px. */
  readonly size: PictureSize;
  /** Pixels of the film per CSS pixel. */
  readonly pixelRatio: number;
  readonly decoration: () => ExportDecoration;
};

/** A film that is painted frame by frame. */
export type TakenFrames = {
  /** Paints the picture of a real time, ms; undefined while it cannot be made. */
  readonly paint: (realMs: number) => PaintedPicture | undefined;
  /** Gives the view its size back, and lets it paint. */
  readonly end: () => void;
};

/** Called after every picture, in the task that painted it. */
export type PaintedListener = (painted: PaintedPicture) => void;

export type PaintedPicture = {
  readonly picture: HTMLCanvasElement;
  readonly overlay: HTMLCanvasElement;
  /** CSS px. */
  readonly size: PictureSize;
};

export type CanvasViewOptions<Inputs> = {
  readonly canvas: HTMLCanvasElement;
  /** The canvas over it, for names and crosshairs; it takes the pointer and the keys. */
  readonly overlay: HTMLCanvasElement;
  readonly scene: ToolScene<Inputs>;
  readonly settings: DisplaySettingsActor;
  readonly multisample?: Multisample | undefined;
  /** Called after the first picture. */
  readonly onPicture?: () => void;
};

/**
 * Shows the view of a tool on canvases: it paints while time runs and when the view has changed, and rests otherwise.
 *
 * @throws {NoWebGlError} when the browser gives no WebGL context.
 */
export function showOnCanvas<Inputs>(options: CanvasViewOptions<Inputs>): CanvasView {
  const { canvas, overlay, scene: tool, settings } = options;
  const { view } = tool;
  const listeners = new Set<PaintedListener>();
  let size: PictureSize = { width: 1, height: 1 };
  let painted: (Inputs & SceneInputs) | undefined;
  let covered = UNCOVERED;
  let isTaking = false;
  let reportFirst = options.onPicture;

  const scene = createScene(canvas, overlay, tool.painters, {
    multisample: options.multisample,
    textureUrl: (name, sharpness) => onSite(texturePath(name, sharpness)),
    onChange: () => loop.invalidate(),
  });
  const loop = createFrameLoop((now) => {
    painted = view.pictureAt(now);
    if (painted === undefined) return;
    scene.paint(painted);
    reportFirst?.();
    reportFirst = undefined;
    for (const listener of listeners) listener({ picture: canvas, overlay, size });
  });
  overlay.role = 'application'; // so that screen readers leave the keys to the camera
  const controls = {
    view,
    settings,
    onSelect: (x: number, y: number) => tool.onSelect(scene.pick(x, y)),
    onFollow: (x: number, y: number) => tool.onFollow(scene.pick(x, y)),
    onRelease: tool.onRelease,
  };
  const unbind = bindCamera(overlay, (action) => carryOut(action, controls, size));
  const press = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.altKey && !event.metaKey) tool.keys?.[event.key.toLowerCase()]?.();
  };
  overlay.addEventListener('keydown', press);
  const followTime = () => {
    loop.setPlaying(view.time.getSnapshot().hasTag('playing'));
    loop.invalidate();
  };
  followTime();
  const leaveTime = followAll([view.time], followTime);
  const unfollow = view.subscribe(loop.invalidate);

  const cover = () => {
    scene.coverBy(covered);
    tool.onCover?.(covered, size);
  };
  const fit = () => {
    if (isTaking) return;
    scene.resize(size, devicePixelRatio);
    cover();
    loop.invalidate();
  };

  return {
    resize(width, height) {
      size = { width, height };
      fit();
    },
    pick: scene.pick,
    coverBy(next) {
      covered = next;
      if (isTaking) return;
      cover();
      loop.invalidate();
    },
    fitting: () => fittingAboveScaleBar(size, covered),
    exportImage(image, background) {
      if (painted === undefined) return Promise.reject(new RangeError('nothing has been painted yet'));
      const exported = scene.exportImage({ ...painted, look: { ...painted.look, background } }, image);
      loop.invalidate();
      return exported;
    },
    onPainted(listener, decoration) {
      listeners.add(listener);
      scene.decorateBy(decoration);
      loop.invalidate();
      return () => {
        listeners.delete(listener);
        scene.decorateBy(undefined);
        loop.invalidate();
      };
    },
    takeFrames(take) {
      isTaking = true;
      loop.pause();
      scene.resizeExactly(take.size, take.pixelRatio);
      scene.coverBy(UNCOVERED);
      tool.onCover?.(UNCOVERED, take.size);
      scene.decorateBy(take.decoration);
      return {
        paint(realMs) {
          const picture = view.pictureAt(realMs);
          if (picture === undefined || !view.isUpToDate()) return undefined;
          painted = picture;
          scene.paint(picture);
          return { picture: canvas, overlay, size: take.size };
        },
        end() {
          isTaking = false;
          scene.decorateBy(undefined);
          fit();
          loop.resume();
        },
      };
    },
    stats: scene.stats,
    destroy() {
      unbind();
      overlay.removeEventListener('keydown', press);
      unfollow();
      leaveTime();
      loop.destroy();
      scene.destroy();
    },
  };
}
