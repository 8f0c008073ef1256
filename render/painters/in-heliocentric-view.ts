import type { ViewScope } from '../layers/layer.ts';
import type { Picture } from '../picture/picture.ts';
import { heliocentricView } from '../picture/space.ts';

/** Paints what is given in the heliocentric ecliptic frame, au, where it belongs in the scene. */
export function inHeliocentricView(inView: ViewScope, picture: Picture, paint: () => void): void {
  const view = heliocentricView(picture.view, picture.space);
  if (view === picture.view) paint();
  else inView({ ...picture, view }, paint);
}
