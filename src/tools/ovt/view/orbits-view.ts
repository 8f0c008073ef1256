import { currentAt } from '#machines/scene/playback-clock.ts';
import { bindCamera } from '#render/cameras/bind-camera.ts';
import type { PictureSize } from '#render/cameras/orbit-camera.ts';
import { createFrameLoop, type FrameLoop } from '#render/frame-loop.ts';
import type { ImageOptions } from '#render/export/image-of.ts';
import type { Colour } from '#render/picture/colour.ts';
import { createScene, type Scene } from '#render/scenes/create-scene.ts';
import { type OrbitsInputs, orbitsPainters, type SkyFiles } from '#render/scenes/orbits-scene.ts';
import type { StageOptions } from '#render/scenes/stage.ts';
import { carryOut } from './camera-control.ts';
import { createFrameMaker, type MadeFrame } from './frame-maker.ts';
import { createMissingLoader } from './load-missing.ts';
import { tdbOfMs } from './simulated-instant.ts';
import type { ViewSources } from './view-sources.ts';

/** The 3D view of the orbit tool on its canvases. */
export type OrbitsView = {
  /** Gives the picture a size, CSS px. */
  readonly resize: (width: number, height: number) => void;
  /** A picture of the present view before a background of its own. */
  readonly exportImage: (options: ImageOptions, background: Colour) => Promise<Blob>;
  /** Calls after every picture, in its task, with its canvases and size, until the returned function is called. */
  readonly onPainted: (listener: PaintedListener) => () => void;
  readonly stats: Scene<OrbitsInputs>['stats'];
  readonly destroy: () => void;
};

/** Is shown every picture in the task that painted it. */
export type PaintedListener = (painted: {
  readonly picture: HTMLCanvasElement;
  readonly overlay: HTMLCanvasElement;
  /** CSS px. */
  readonly size: PictureSize;
}) => void;

export type OrbitsViewOptions = {
  readonly canvas: HTMLCanvasElement;
  /** Over the canvas: names and crosshairs; takes the pointer and the keys. */
  readonly overlay: HTMLCanvasElement;
  readonly sources: ViewSources;
  readonly assets: SkyFiles & Pick<StageOptions, 'textureUrl'>;
  readonly antialias: boolean;
  readonly onSwarmPicked: (row: number) => void;
  /** A part of the solar system could not be loaded. */
  readonly onEphemerisMissing: (error: unknown) => void;
};

/**
 * Starts the view: it paints when time, camera, settings, objects or swarm change, and rests otherwise.
 *
 * @throws {NoWebGlError} when the browser gives no WebGL context.
 */
export function startOrbitsView(options: OrbitsViewOptions): OrbitsView {
  const { canvas, overlay, sources, assets, antialias } = options;
  const scene = createScene(canvas, overlay, orbitsPainters(assets), {
    antialias,
    textureUrl: assets.textureUrl,
    onChange: () => loop.invalidate(),
  });
  const make = createFrameMaker(sources);
  let made: MadeFrame | undefined;
  let size: PictureSize = { width: 1, height: 1 };
  const listeners = new Set<PaintedListener>();

  const loadMissing = createMissingLoader({
    ephemeris: sources.ephemeris,
    onLoaded: () => loop.invalidate(),
    onFailed: options.onEphemerisMissing,
  });

  const paint = (now: number) => {
    const { day, offset } = tdbOfMs(currentAt(sources.timeline.getSnapshot().context, now));
    void loadMissing(day + offset, now);
    made = make(now) ?? made;
    if (made === undefined) return;
    scene.paint(made.inputs);
    for (const listener of listeners) listener({ picture: canvas, overlay, size });
  };

  const loop = createFrameLoop(paint);
  overlay.role = 'application'; // its keys turn the camera, where a screen reader would read on
  const unbind = bindCamera(overlay, (action) =>
    carryOut(action, sources, {
      followed: made?.followed ?? { position: [0, 0, 0], radius: 0 },
      size,
      pick: scene.pick,
      onSwarmPicked: options.onSwarmPicked,
    }),
  );
  const endings = [...follow(sources, loop), unbind];

  return {
    resize(width, height) {
      size = { width, height };
      scene.resize(size, devicePixelRatio);
      loop.invalidate();
    },
    exportImage(image, background) {
      if (made === undefined) return Promise.reject(new RangeError('nothing has been painted yet'));
      const { inputs } = made;
      const exported = scene.exportImage({ ...inputs, look: { ...inputs.look, background } }, image);
      loop.invalidate();
      return exported;
    },
    onPainted(listener) {
      listeners.add(listener);
      loop.invalidate();
      return () => void listeners.delete(listener);
    },
    stats: scene.stats,
    destroy() {
      for (const end of endings) end();
      loop.destroy();
      scene.destroy();
    },
  };
}

/** Paints anew after every change of what a picture is made from. */
function follow(
  { timeline, settings, objects, loading, swarm, viewpoint, shapes }: ViewSources,
  loop: FrameLoop,
): (() => void)[] {
  const followTimeline = () => {
    loop.setPlaying(timeline.getSnapshot().hasTag('playing'));
    loop.invalidate();
  };
  followTimeline();
  const actors = [
    timeline.subscribe(followTimeline),
    settings.subscribe(loop.invalidate),
    objects.subscribe(loop.invalidate),
    loading.subscribe(loop.invalidate),
  ];
  return [
    ...actors.map((subscription) => () => subscription.unsubscribe()),
    swarm.subscribe(loop.invalidate),
    viewpoint.subscribe(loop.invalidate),
    shapes.subscribe(loop.invalidate),
  ];
}
