import type { ListedObject } from '#contract/asteroid.ts';
import type { EmbeddedState } from '#contract/embedding.ts';
import type { SavedCamera } from '#contract/saved-camera.ts';

/** What every 3D tool saves under the same names. */
type SavedScene = {
  readonly timeFrame: EmbeddedState['dates'];
  readonly finalAsteroidsList: readonly ListedObject[];
  readonly activeCurrentDate: string;
};

/** The saved state of a 3D tool as the page around the frame is told of it. */
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
