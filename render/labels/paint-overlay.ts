import { project } from '../cameras/orbit-camera.ts';
import { objectSize } from '../scenes/apparent-size.ts';
import type { OrbitsPicture } from '../scenes/picture.ts';
import type { PlacedLabel } from './label.ts';
import { paintCrosshair } from './paint-crosshair.ts';
import { paintLabels } from './paint-labels.ts';
import { paintScaleBar } from './paint-scale-bar.ts';
import { sceneLabels } from './scene-labels.ts';

/**
 * Writes the names of a picture, marks its selected object and draws the scale bar.
 *
 * @param over the context of the canvas above the picture, cleared, in CSS px.
 * @returns the names that found a place.
 */
export function paintOverlay(over: CanvasRenderingContext2D, picture: OrbitsPicture): readonly PlacedLabel[] {
  const { view, frame, look } = picture;
  for (const object of frame.objects) {
    const size = objectSize(view, object);
    const at = object.position === undefined ? undefined : project(view, object.position);
    if (!object.selected || size === undefined || at === undefined) continue;
    paintCrosshair(over, { x: at.x, y: at.y, diameter: size.diameter, colour: object.colour });
  }
  paintScaleBar(over, picture, look.planetNames.colour);
  return paintLabels(over, sceneLabels(picture), view.size, look.background);
}
