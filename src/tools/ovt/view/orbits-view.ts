import { currentAt } from '#machines/scene/playback-clock.ts';
import { bindCamera } from '#render/cameras/bind-camera.ts';
import type { PictureSize } from '#render/cameras/orbit-camera.ts';
import { createFrameLoop } from '#render/frame-loop.ts';
import type { Colour } from '#render/layers/layer.ts';
import type { OrbitLine } from '#render/scenes/orbits-frame.ts';
import {
  createOrbitsScene,
  type ExportOptions,
  type OrbitsScene,
  type SceneAssets,
} from '#render/scenes/orbits-scene.ts';
import { carryOut } from './camera-control.ts';
import { areSameLines, createFrameMaker, type MadeFrame } from './frame-maker.ts';
import { createMissingLoader } from './load-missing.ts';
import { lookOfSettings } from './look-of-settings.ts';
import { tdbOfMs } from './simulated-instant.ts';
import type { ViewSources } from './view-sources.ts';

/** The 3D view of the orbit tool on its canvases. */
export type OrbitsView = {
  /** Gives the picture a size, CSS px. */
  readonly resize: (width: number, height: number) => void;
  /** A picture of the present view before a background of its own. */
  readonly exportImage: (options: ExportOptions, background: Colour) => Promise<Blob>;
  /** Calls after every picture, in its task, with its canvases and size, until the returned function is called. */
  readonly onPainted: (listener: PaintedListener) => () => void;
  readonly stats: OrbitsScene['stats'];
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
  readonly assets: SceneAssets;
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
  const scene = createOrbitsScene(canvas, overlay, { antialias, assets, onChange: () => loop.invalidate() });
  const make = createFrameMaker(sources);
  let lines: readonly OrbitLine[] = [];
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
    if (!areSameLines(lines, made.lines)) {
      lines = made.lines;
      scene.setOrbits(lines);
    }
    scene.paint(made.frame);
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
  const endings = [...follow(sources, scene, loop), unbind];

  return {
    resize(width, height) {
      size = { width, height };
      scene.resize(size, devicePixelRatio);
      loop.invalidate();
    },
    exportImage(picture, background) {
      const look = lookOfSettings(sources.settings.getSnapshot().context.settings);
      scene.setLook({ ...look, background });
      const exported = scene.exportImage(picture);
      scene.setLook(look);
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
  scene: OrbitsScene,
  loop: ReturnType<typeof createFrameLoop>,
): (() => void)[] {
  const followSettings = () => {
    scene.setLook(lookOfSettings(settings.getSnapshot().context.settings));
    loop.invalidate();
  };
  const followTimeline = () => {
    loop.setPlaying(timeline.getSnapshot().hasTag('playing'));
    loop.invalidate();
  };
  let data = swarm.get()?.data;
  const showSwarm = () => {
    const next = swarm.get();
    if (next?.data !== data) scene.setSwarm(next?.data);
    data = next?.data;
    if (next !== undefined) scene.setSwarmLook(next.look);
    loop.invalidate();
  };
  const shown = new Set<string>();
  const showShapes = () => {
    for (const [designator, { model }] of shapes.get()) {
      if (!shown.has(designator)) scene.setShape(designator, model);
      shown.add(designator);
    }
    loop.invalidate();
  };
  if (data !== undefined) scene.setSwarm(data);
  showShapes();
  followSettings();
  followTimeline();
  showSwarm();
  const actors = [
    settings.subscribe(followSettings),
    timeline.subscribe(followTimeline),
    objects.subscribe(loop.invalidate),
    loading.subscribe(loop.invalidate),
  ];
  return [
    ...actors.map((subscription) => () => subscription.unsubscribe()),
    swarm.subscribe(showSwarm),
    viewpoint.subscribe(loop.invalidate),
    shapes.subscribe(showShapes),
  ];
}
