import { projectSkyInto, type SkyPoint, type SkyView } from '../../cameras/sky-camera.ts';
import type { Pen } from '../../picture/sky/ink.ts';

const point: SkyPoint = { x: 0, y: 0 };

/** Leads a pen along a line on the sky, x y z of each direction, lifting it where the line is far outside the picture. */
export function inkLine(pen: Pen, view: SkyView, line: Float64Array): void {
  pen.lift();
  for (let at = 0; at < line.length; at += 3) {
    if (projectSkyInto(view, line, at, point)) pen.lineTo(point.x, point.y);
    else pen.lift();
  }
  pen.lift();
}
