import type { SkyHorizon } from '#engine/observe/sky-horizon.ts';

/** What may hide names on the sky. */
export type GroundBelow = {
  readonly horizon?: SkyHorizon | undefined;
  readonly look: { readonly landscape: boolean };
};

/** Whether a direction, ICRF, is not behind the ground that a picture shows. */
export function isAboveGround({ horizon, look }: GroundBelow, direction: ArrayLike<number>): boolean {
  if (!look.landscape || horizon === undefined) return true;
  const { axes } = horizon;
  return direction[0] * axes[6] + direction[1] * axes[7] + direction[2] * axes[8] > 0;
}
