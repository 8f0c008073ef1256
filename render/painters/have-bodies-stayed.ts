import type { CameraView } from '../cameras/orbit-camera.ts';
import { bodySize } from '../picture/apparent-size.ts';
import { NEGLIGIBLE_PX, hasStayed, haveAllStayed } from '../picture/has-stayed.ts';
import type { Picture } from '../picture/picture.ts';
import type { PlacedBody } from '../picture/placed-body.ts';

type BodiesInputs = { readonly bodies: readonly PlacedBody[] };

/** Whether names, rings and edges of bodies serve for another picture of the same view. */
export function haveBodiesStayed(
  { view, bodies: before }: Picture<BodiesInputs>,
  { bodies: now }: Picture<BodiesInputs>,
): boolean {
  return haveAllStayed(before, now, (one, other) => hasBodyStayed(view, one, other));
}

function hasBodyStayed(view: CameraView, before: PlacedBody, now: PlacedBody): boolean {
  const isAlike =
    before.id === now.id &&
    before.radius === now.radius &&
    before.marker === now.marker &&
    before.atmosphere === now.atmosphere &&
    before.moonOf === now.moonOf;
  if (!isAlike) return false;
  if (before.position === now.position) return true;
  const { marker, diameter } = bodySize(view, now);
  if (marker !== bodySize(view, before).marker) return false;
  const negligiblePx = marker ? NEGLIGIBLE_PX.named : NEGLIGIBLE_PX.drawn;
  return hasStayed(view, before.position, now.position, diameter / 2, negligiblePx);
}
