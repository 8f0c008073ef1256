import type { ListedObject } from '#contract/asteroid.ts';
import type { EmbeddedCamera, EmbeddedState } from '#contract/embedding/embedding.ts';
import type { SavedCamera } from '#contract/saved-state/saved-camera.ts';
import { EmbeddingRefusal } from '#machines/embedding/embedding-refusal.ts';

/** The parts of the state that every 3D tool saves under the same names. */
type SavedScene = {
  readonly timeFrame: EmbeddedState['dates'];
  readonly finalAsteroidsList: readonly ListedObject[];
  readonly activeCurrentDate: string;
};

/** The saved state of a 3D tool as the page around the frame receives it. */
export function embeddedStateOf(
  tool: EmbeddedState['tool'],
  { timeFrame, finalAsteroidsList, activeCurrentDate }: SavedScene,
  camera: SavedCamera | undefined,
): EmbeddedState {
  return {
    tool,
    dates: timeFrame,
    objects: finalAsteroidsList.map(({ designator }) => designator),
    time: activeCurrentDate,
    ...(camera === undefined ? {} : { camera }),
  };
}

/** The camera of a scene. @throws EmbeddingRefusal for one of a chart of the sky. */
export function sceneCamera(camera: EmbeddedCamera): SavedCamera {
  if ('position' in camera) return camera;
  throw new EmbeddingRefusal(
    'not-of-this-tool',
    'The camera of this tool has position, rotation and quaternion.',
  );
}
