import type { SkyCamera, SkyView } from '../../cameras/sky-camera.ts';
import type { Cover } from '../cover.ts';
import type { SceneLook } from '../picture.ts';

/** Inputs of every picture of the sky. */
export type SkySceneInputs = {
  readonly camera: SkyCamera;
  readonly look: SceneLook;
};

/** What one picture of the sky is painted from: the inputs of its scene, and the view that its camera has of them. */
export type SkyPicture<Inputs = unknown> = Inputs &
  SkySceneInputs & {
    readonly view: SkyView;
    /** Device pixels per CSS pixel. */
    readonly pixelRatio: number;
    readonly cover: Cover;
  };
