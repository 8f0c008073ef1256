import type { ScreenPoint } from '../cameras/orbit-camera.ts';
import { LABEL_LAYER, type Label } from '../picture/label.ts';

/** A globe as the picture shows it, its middle and its radius in CSS px. */
export type Disc = ScreenPoint & { readonly radius: number };

/** The labels without those whose point lies behind a globe; guides are never hidden. */
export function visibleLabels(labels: readonly Label[], discs: readonly Disc[]): readonly Label[] {
  if (discs.length === 0) return labels;
  return labels.filter((label) => !isHidden(label, discs));
}

function isHidden(label: Label, discs: readonly Disc[]): boolean {
  for (const disc of discs) if (hides(disc, label)) return true;
  return false;
}

function hides(disc: Disc, { x, y, depth, layer }: Label): boolean {
  if (layer === LABEL_LAYER.guide) return false;
  if (depth <= disc.depth) return false;
  const across = x - disc.x;
  const down = y - disc.y;
  return across * across + down * down < disc.radius * disc.radius;
}
