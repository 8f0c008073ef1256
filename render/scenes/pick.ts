import type { Painter, Picked } from '../painters/painter.ts';
import { nearestTarget } from '../picking/nearest-point.ts';
import type { Picture } from '../picture/picture.ts';

/**
 * What a picture shows at a point, in double precision: the target that {@link nearestTarget} finds, else what the
 * frontmost painter finds there.
 *
 * @param x CSS px from the left, and
 * @param y from the top.
 */
export function pickAt<Inputs>(
  painters: readonly Painter<Inputs>[],
  picture: Picture<Inputs>,
  x: number,
  y: number,
): Picked | undefined {
  const targets = painters.flatMap((painter) => painter.targets?.(picture) ?? []);
  const target = nearestTarget(picture.view, targets, x, y);
  if (target !== undefined) return target;
  for (const painter of painters.toReversed()) {
    const found = painter.pick?.(picture, x, y);
    if (found !== undefined) return found;
  }
  return undefined;
}
