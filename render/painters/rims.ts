import { project } from '../cameras/orbit-camera.ts';
import { vec3 } from '../geometry/vectors.ts';
import { cssColour } from '../labels/text-style.ts';
import { bodySize } from '../picture/apparent-size.ts';
import { type Colour, negative } from '../picture/colour.ts';
import { planetMarkerPx } from '../picture/marker-size.ts';
import type { Picture } from '../picture/picture.ts';
import type { PlacedBody } from '../picture/placed-body.ts';
import { towardsSun } from '../picture/space.ts';
import type { Painter } from './painter.ts';

export type RimsInputs = { readonly bodies: readonly PlacedBody[] };

/** Beyond the edge of a small globe, CSS px, and width of the ring there. */
const RING_APART = 4;
const RING_WIDTH = 1.25;
const RING_OPACITY = 0.85;

/** Width of the air over the radius of its globe, and in CSS px at least and at most. */
const AIR_SHARE = 0.02;
const AIR_PX: readonly [least: number, most: number] = [1, 5];

/** Opacity of the air over the day and over the night side. */
const AIR_BY_DAY = 0.75;
const AIR_BY_NIGHT = 0.12;

/** What shows globes where they would be overlooked: a ring around those smaller than a marker, air along an edge. */
export const rims: Painter<RimsInputs> = {
  paintOver(over, picture) {
    const { view, bodies, look } = picture;
    for (const body of bodies) {
      const { marker, diameter } = bodySize(view, body);
      const at = marker ? undefined : project(view, body.position);
      if (at === undefined) continue;
      if (diameter < planetMarkerPx(view.pixelsPerRadian)) {
        const { colour } = body.marker;
        over.strokeStyle = cssColour(look.inverted ? negative(colour) : colour, RING_OPACITY);
        over.lineWidth = RING_WIDTH;
        circle(over, at.x, at.y, diameter / 2 + RING_APART);
      } else if (body.atmosphere !== undefined && !look.inverted) {
        paintAir(over, picture, body, { ...at, radius: diameter / 2, colour: body.atmosphere });
      }
    }
  },
};

function paintAir(
  over: CanvasRenderingContext2D,
  { view, space }: Picture<RimsInputs>,
  body: PlacedBody,
  {
    x,
    y,
    radius,
    colour,
  }: { readonly x: number; readonly y: number; readonly radius: number; readonly colour: Colour },
): void {
  const sun = towardsSun(space, body.position);
  const [right, down] = [vec3.dot(sun, view.right), -vec3.dot(sun, view.up)];
  const light = over.createLinearGradient(
    x + radius * right,
    y + radius * down,
    x - radius * right,
    y - radius * down,
  );
  light.addColorStop(0, cssColour(colour, AIR_BY_DAY));
  light.addColorStop(0.6, cssColour(colour, AIR_BY_NIGHT));
  light.addColorStop(1, cssColour(colour, AIR_BY_NIGHT));
  over.strokeStyle = light;
  over.lineWidth = Math.min(AIR_PX[1], Math.max(AIR_PX[0], AIR_SHARE * radius));
  circle(over, x, y, radius + over.lineWidth / 2);
}

function circle(over: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  over.beginPath();
  over.arc(x, y, radius, 0, 2 * Math.PI);
  over.stroke();
}
