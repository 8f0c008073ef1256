import type { ChartActor } from '#machines/scd/chart.ts';
import type { HostedView, CanvasPair } from '#parts/scene/canvas-host.tsx';
import type { CameraAction } from '#render/cameras/camera-action.ts';
import { bindCamera } from '#render/cameras/bind-camera.ts';
import { actionOfKey } from '#render/cameras/keys-and-wheel.ts';
import { dragSky } from '#render/cameras/move-sky-camera.ts';
import type { PictureSize } from '#render/cameras/orbit-camera.ts';
import { type SkyPoint, skyViewOf, unprojectSky } from '#render/cameras/sky-camera.ts';
import type { ImageOptions } from '#render/export/image-of.ts';
import { createFrameLoop } from '#render/frame-loop.ts';
import type { SkyFound, SkyPainterContext } from '#render/painters/sky/sky-painter.ts';
import { type Cover, UNCOVERED } from '#render/picture/cover.ts';
import { createSkyScene } from '#render/scenes/create-sky-scene.ts';
import { type SkyInputs, skyPainters } from '#render/scenes/sky-scene.ts';
import { texturePath } from '#render/textures/texture-path.ts';
import { bindRowKeys, rowsOfKey } from '../row-keys.ts';
import type { ShownSurvey } from './shown-survey.ts';
import type { SkyChartView } from './sky-view.ts';
import { onSite } from '#client/site.ts';

/** A sky chart shown on canvases. */
export type ShownSky = HostedView & {
  /** Sets what lies over the picture from now on. */
  readonly coverBy: (cover: Cover) => void;
  readonly pick: (x: number, y: number) => SkyFound | undefined;
  /** The chart as a file, its inputs changed first. */
  readonly exportImage: (options: ImageOptions, change: (inputs: SkyInputs) => SkyInputs) => Promise<Blob>;
  readonly size: () => PictureSize;
  /** Panels over the picture. */
  readonly cover: () => Cover;
  /** Calls the listener once, when that changes next; in the place of the one before. */
  readonly onceCovered: (listener: () => void) => void;
};

export type ShowSkyOptions = CanvasPair & {
  readonly view: SkyChartView;
  readonly chart: ChartActor;
  /** Pictures that are painted behind everything. */
  readonly survey: ShownSurvey | undefined;
  /** Called at a click with the thing that it hit. */
  readonly onSelect: (found: SkyFound | undefined) => void;
  /** Called by the keys that go through the points of a path, 1 for the next one and -1 for the one before. */
  readonly onRow: (by: 1 | -1) => void;
  /** Called by the key that fits the path. */
  readonly onFit: () => void;
  /** Called after the first picture with stars. */
  readonly onPicture: () => void;
};

/**
 * Shows the sky on canvases: it paints when the view has changed, and rests otherwise.
 *
 * @throws {NoWebGlError} when the browser gives no WebGL context.
 */
export function showSky({
  canvas,
  overlay,
  multisample,
  view,
  chart,
  survey,
  onSelect,
  onRow,
  onFit,
  onPicture,
}: ShowSkyOptions): ShownSky {
  const painters = (context: SkyPainterContext) => [
    ...(survey === undefined ? [] : [survey.makePainter(context)]),
    ...skyPainters(context),
  ];
  let size: PictureSize = { width: 1, height: 1 };
  let cover = UNCOVERED;
  let whenCovered: (() => void) | undefined;
  let pinched: number | undefined;
  const scene = createSkyScene<SkyInputs>(canvas, overlay, painters, {
    multisample,
    textureUrl: (name, sharpness) => onSite(texturePath(name, sharpness)),
    onChange: () => loop.invalidate(),
  });
  let isAwaited = true;
  const loop = createFrameLoop(() => {
    scene.paint(view.inputs());
    if (!isAwaited || view.content() === undefined) return;
    isAwaited = false;
    onPicture();
  });
  overlay.role = 'application'; // its keys turn the camera, where a screen reader would read on
  const unbind = bindCamera(overlay, applyAction, (input) =>
    rowsOfKey(input) === undefined ? actionOfKey(input) : undefined,
  );
  const unbindRows = bindRowKeys(overlay, onRow);
  const fit = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
    if (key.toLowerCase() === 'f' && !ctrlKey && !altKey && !metaKey) onFit();
  };
  overlay.addEventListener('keydown', fit);
  const unfollow = view.subscribe(loop.invalidate);

  return {
    resize(width, height) {
      size = { width, height };
      scene.resize(size, devicePixelRatio);
      loop.invalidate();
    },
    coverBy(next) {
      cover = next;
      scene.coverBy(cover);
      loop.invalidate();
      const listener = whenCovered;
      whenCovered = undefined;
      listener?.();
    },
    pick: scene.pick,
    exportImage(image, change) {
      const exported = scene.exportImage(change(view.inputs()), image);
      loop.invalidate();
      return exported;
    },
    size: () => size,
    cover: () => cover,
    onceCovered(listener) {
      whenCovered = listener;
    },
    destroy() {
      unbind();
      unbindRows();
      overlay.removeEventListener('keydown', fit);
      unfollow();
      loop.destroy();
      scene.destroy();
    },
  };

  function applyAction(
    action: CameraAction,
    at: Readonly<SkyPoint> = { x: size.width / 2, y: size.height / 2 },
  ): void {
    switch (action.kind) {
      case 'turn':
      case 'pan':
        return drag({ x: at.x - action.right, y: at.y - action.down }, at);
      case 'zoom-steps':
        return chart.send({ type: 'wheel.turned', direction: action.steps > 0 ? -1 : 1 });
      case 'zoom-ratio':
        return pinch(action.ratio);
      case 'select':
        return onSelect(scene.pick(action.x, action.y));
      case 'follow':
        return centre(action);
      case 'release':
        return view.crosshair.set(undefined);
    }
  }

  function drag(from: Readonly<SkyPoint>, to: Readonly<SkyPoint>): void {
    const camera = view.camera();
    view.look(dragSky(camera, skyViewOf(camera, size), from, to));
  }

  /** A move of the fingers changes the field of view by less than a step of it: the remainder counts for the next move. */
  function pinch(ratio: number): void {
    const { value } = chart.getSnapshot().context.fov;
    const from = pinched !== undefined && Math.abs(pinched - value) < 0.1 ? pinched : value;
    pinched = from / ratio;
    chart.send({ type: 'fov.chosen', fov: pinched });
  }

  function centre({ x, y }: Readonly<SkyPoint>): void {
    const direction = unprojectSky(skyViewOf(view.camera(), size), x, y);
    view.lookAt(direction);
    view.crosshair.set(direction);
  }
}
