import type { CameraView, OrbitCamera } from '../cameras/orbit-camera.ts';
import type { Colour } from './colour.ts';
import type { Cover } from './cover.ts';
import type { Space } from './space.ts';

/** An instant: a Julian date TDB, integer or half-integer, and days from it. */
export type Instant = { readonly day: number; readonly offset: number };

/** Settings of the user for any picture. */
export type SceneLook = {
  readonly background: Colour;
  /** Dark on light: maps and marker colours of the inverted set are used. */
  readonly inverted: boolean;
};

/** Inputs of every scene. */
export type SceneInputs = {
  readonly camera: OrbitCamera;
  readonly space: Space;
  readonly look: SceneLook;
};

/** What one picture is painted from: the inputs of its scene, and the view that its camera has of them. */
export type Picture<Inputs = unknown> = Inputs &
  SceneInputs & {
    readonly view: CameraView;
    /** Device pixels per CSS pixel. */
    readonly pixelRatio: number;
    readonly cover: Cover;
  };
