import type { SkyHorizon } from '#engine/observe/sky-horizon.ts';
import type { SkyView } from '../../cameras/sky-camera.ts';

/** What may hide names on the sky. */
export type GroundBelow = {
  readonly horizon?: SkyHorizon | undefined;
  readonly look: { readonly landscape: boolean };
};

/** The view of a picture. */
type Seen = { readonly view: Pick<SkyView, 'centre'> };

/** Whether a direction, ICRF, is not hidden by the ground that a picture shows. */
export function isAboveGround(
  { horizon, look, view }: GroundBelow & Seen,
  direction: ArrayLike<number>,
): boolean {
  if (!look.landscape || horizon === undefined) return true;
  return isOver(horizon, direction) || isThroughGround(horizon, view);
}

/** Whether the middle of a picture is below the horizon: the user looks through the ground, which hides no names then. */
export function isThroughGround(horizon: SkyHorizon, { centre }: Seen['view']): boolean {
  return !isOver(horizon, centre);
}

function isOver({ axes }: SkyHorizon, direction: ArrayLike<number>): boolean {
  return direction[0] * axes[6] + direction[1] * axes[7] + direction[2] * axes[8] > 0;
}
