import { type CameraView, type PictureSize, viewOf } from '../cameras/orbit-camera.ts';
import type { ContextStats } from '../context/create-context.ts';
import { keepContext } from '../context/keep-context.ts';
import { cappedPixelRatio } from '../context/pixel-ratio.ts';
import { paintOverlay } from '../labels/paint-overlay.ts';
import type { SwarmData, SwarmLook } from '../layers/swarm-data.ts';
import type { ShapeModel } from '../shapes/parse-obj.ts';
import type { Sharpness } from '../textures/texture-path.ts';
import type { OrbitLine, OrbitsFrame } from './orbits-frame.ts';
import type { OrbitsLook } from './orbits-look.ts';
import { createOrbitsStage, type Kept } from './orbits-stage.ts';
import { pickAt } from './pick-at.ts';
import { pictureOf } from './picture-of.ts';

/** What was found under a pointer. */
export type Picked =
  | { readonly kind: 'body' | 'object'; readonly id: string }
  | { readonly kind: 'swarm'; readonly row: number };

/** A picture to keep. */
export type ExportOptions = {
  /** Draws boxes, watermark and attribution over the picture; the context is in CSS px of the canvas. */
  readonly decorate?: (over: CanvasRenderingContext2D, size: PictureSize) => void;
  readonly type: 'image/png' | 'image/jpeg';
};

/** Where the files of a scene are fetched from. */
export type SceneAssets = {
  /** Address of a texture by its name, such as `earth` or `earth_neg`, and the sharpness wanted. */
  readonly textureUrl: (name: string, sharpness: Sharpness) => string;
  /** Address of the list of bright deep-sky objects. */
  readonly deepSkyUrl: string;
  /** Address of the list of stars, which belong to the Milky Way. */
  readonly starsUrl: string;
};

export type OrbitsSceneOptions = {
  readonly antialias: boolean;
  readonly assets: SceneAssets;
  /** Something has changed that the next picture would show: a texture has come, the context is back. */
  readonly onChange: () => void;
  /** The context is lost; it may come back, and `onChange` tells so. */
  readonly onLost?: () => void;
};

/** The solar system with its swarm, seen from a turning camera. */
export type OrbitsScene = {
  /** Replaces the swarm; undefined removes it. */
  readonly setSwarm: (data: SwarmData | undefined) => void;
  readonly setSwarmLook: (look: SwarmLook) => void;
  readonly setOrbits: (lines: readonly OrbitLine[]) => void;
  readonly setLook: (look: OrbitsLook) => void;
  /** Gives a shape to objects whose `shapeId` is `id`; undefined takes it away. */
  readonly setShape: (id: string, model: ShapeModel | undefined) => void;
  /** Draws one picture now; nothing is drawn otherwise. */
  readonly paint: (frame: OrbitsFrame) => void;
  /** What the last picture shows within 8 px of a point, CSS px from the canvas's left and top; the nearest. */
  readonly pick: (x: number, y: number) => Picked | undefined;
  /** Paints the last frame again and gives it with its labels and decorations. */
  readonly exportImage: (options: ExportOptions) => Promise<Blob>;
  /** Gives both canvases a size, CSS px; paint afterwards. */
  readonly resize: (size: PictureSize, devicePixelRatio: number) => void;
  readonly stats: () => ContextStats;
  readonly destroy: () => void;
};

/**
 * Makes the scene on a canvas, with a second one over it for names, axes and marker crosshairs.
 *
 * Nothing is seen before {@link OrbitsScene.resize}, {@link OrbitsScene.setLook} and {@link OrbitsScene.paint}.
 *
 * @throws {NoWebGlError} when the browser gives no WebGL context.
 */
export function createOrbitsScene(
  canvas: HTMLCanvasElement,
  overlay: HTMLCanvasElement,
  options: OrbitsSceneOptions,
): OrbitsScene {
  const kept: Kept = { orbits: [], shapes: new Map() };
  let size: PictureSize = { width: canvas.width, height: canvas.height };
  let pixelRatio = 1;
  const over = overlay.getContext('2d');
  let painted: { readonly view: CameraView; readonly frame: OrbitsFrame } | undefined;

  const context = keepContext(canvas, {
    antialias: options.antialias,
    setUp: (made) => createOrbitsStage(made, kept, options),
    onLost: options.onLost,
    onRestored: options.onChange,
  });

  const paint = (frame: OrbitsFrame) => {
    const stage = context.stage();
    if (kept.look === undefined || stage === undefined) return;
    const still = painted?.frame.camera === frame.camera && painted.view.size === size ? painted : undefined;
    const view = still?.view ?? viewOf(frame.camera, size);
    painted = { view, frame };
    const picture = { view, frame, look: kept.look };
    stage.paint(picture, pixelRatio);
    if (over === null) return;
    over.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
    over.clearRect(0, 0, size.width, size.height);
    paintOverlay(over, picture);
  };

  return {
    setSwarm(data) {
      kept.swarm = data;
      delete kept.swarmLook;
      context.stage()?.setSwarm(data);
    },
    setSwarmLook(look) {
      kept.swarmLook = look;
      context.stage()?.setSwarmLook(look);
    },
    setOrbits(lines) {
      kept.orbits = lines;
      context.stage()?.setOrbits(lines);
    },
    setLook(look) {
      kept.look = look;
    },
    setShape(id, model) {
      if (model === undefined) kept.shapes.delete(id);
      else kept.shapes.set(id, model);
      context.stage()?.setShape(id, model);
    },
    paint,
    pick: (x, y) => (painted === undefined ? undefined : pickAt(painted, kept, x, y)),
    exportImage(image) {
      if (painted === undefined) return Promise.reject(new RangeError('nothing has been painted yet'));
      paint(painted.frame);
      return pictureOf([canvas, overlay], size, pixelRatio, image);
    },
    resize(next, devicePixelRatio) {
      size = next;
      pixelRatio = cappedPixelRatio(devicePixelRatio, context.software);
      for (const one of [canvas, overlay]) {
        one.width = Math.max(1, Math.round(size.width * pixelRatio));
        one.height = Math.max(1, Math.round(size.height * pixelRatio));
      }
    },
    stats: context.stats,
    destroy: context.destroy,
  };
}
