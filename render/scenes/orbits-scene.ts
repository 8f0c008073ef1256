import type { SwarmData, SwarmLook } from '../layers/swarm-data.ts';
import type { ContextStats } from '../context/create-context.ts';
import type { OrbitLine, OrbitsFrame } from './orbits-frame.ts';
import type { OrbitsLook } from './orbits-look.ts';
import type { PictureSize } from '../cameras/orbit-camera.ts';

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
  readonly textureUrl: (name: string, sharpness: '1k' | '2k' | '4k') => string;
};

export type OrbitsSceneOptions = {
  readonly antialias: boolean;
  readonly assets: SceneAssets;
  /** Something has changed that the next picture would show: a texture has come, the context is back. */
  readonly onChange: () => void;
  /** The context is lost; it may come back. */
  readonly onLost?: () => void;
};

/** The solar system with its swarm, seen from a turning camera. */
export type OrbitsScene = {
  /** Replaces the swarm; undefined removes it. */
  readonly setSwarm: (data: SwarmData | undefined) => void;
  readonly setSwarmLook: (look: SwarmLook) => void;
  readonly setOrbits: (lines: readonly OrbitLine[]) => void;
  readonly setLook: (look: OrbitsLook) => void;
  /** Gives a shape to objects whose `shapeId` is `id`: x y z of the corners in units of the radius, three rows a face. */
  readonly setShape: (
    id: string,
    shape: { readonly vertices: Float32Array; readonly faces: Uint16Array } | undefined,
  ) => void;
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
 * @throws {NoWebGlError} when the browser gives no WebGL context.
 */
export declare function createOrbitsScene(
  canvas: HTMLCanvasElement,
  overlay: HTMLCanvasElement,
  options: OrbitsSceneOptions,
): OrbitsScene;
