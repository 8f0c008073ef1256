import type REGL from 'regl';
import type { CameraView, OrbitCamera } from '#render/cameras/orbit-camera.ts';
import type { Colour } from '#render/picture/colour.ts';

/** Layers drawn within the view scope of a camera. */
export type LayersFixture = {
  readonly camera: OrbitCamera;
  /** Black when left out. */
  readonly background?: Colour;
  /** Makes commands, buffers and textures once; what it gives draws them. */
  readonly prepare: (regl: REGL.Regl, view: CameraView) => (() => void) | Promise<() => void>;
};

/** A whole scene, which brings its own context. */
export type SceneFixture = {
  /** Draws once on the canvas, in the task in which its promise comes true. */
  readonly draw: (canvas: HTMLCanvasElement, overlay: HTMLCanvasElement) => Promise<void>;
};

/** What one picture shows; a module `fixture.ts` in its own folder exports it as `fixture`. */
export type VisualFixture = LayersFixture | SceneFixture;

/** Size of every picture, CSS and device px. */
export const PICTURE = { width: 480, height: 320 };
