import { project } from '../cameras/orbit-camera.ts';
import { vec3 } from '../geometry/vectors.ts';
import { boxAround, type OverPiece } from '../labels/over-piece.ts';
import { cssColour } from '../labels/text-style.ts';
import { bodySize } from '../picture/apparent-size.ts';
import { type Colour, negative } from '../picture/colour.ts';
import { planetMarkerPx } from '../picture/marker-size.ts';
import type { Picture } from '../picture/picture.ts';
import type { PlacedBody } from '../picture/placed-body.ts';
import { towardsSun } from '../picture/space.ts';
import { haveBodiesStayed } from './have-bodies-stayed.ts';
import type { Painter } from './painter.ts';

export type RimsInputs = { readonly bodies: readonly PlacedBody[] };

/** Distance of the ring from the edge of a small globe, and width of the ring, CSS px. */
const RING_APART = 4;
const RING_WIDTH = 1.25;
const RING_OPACITY = 0.85;

/** Width of the air over the radius of its globe, and in CSS px at least and at most. */
const AIR_SHARE = 0.02;
const AIR_PX: readonly [least: number, most: number] = [1, 5];

/** Opacity of the air over the day and over the night side. */
const AIR_BY_DAY = 0.75;
const AIR_BY_NIGHT = 0.12;

/** Steps of the way of the light across a globe, in its radius: air that differs by less looks the same. */
const STEPS_TO_SUN = 200;

/** What shows globes where they would be overlooked: a ring around those smaller than a marker, air along an edge. */
export const rims: Painter<RimsInputs> = {
  stays: [haveBodiesStayed, lightStays],
  overlay: (_, picture) => {
    const { view, bodies, look } = picture;
    return bodies.flatMap((body): readonly OverPiece[] => {
      const { marker, diameter } = bodySize(view, body);
      const at = marker ? undefined : project(view, body.position);
      if (at === undefined) return [];
      if (diameter < planetMarkerPx(view.pixelsPerRadian)) {
        const { colour } = body.marker;
        return [ringPiece(at.x, at.y, diameter / 2 + RING_APART, look.inverted ? negative(colour) : colour)];
      }
      if (body.atmosphere === undefined || look.inverted) return [];
      return [
        airPiece({
          x: at.x,
          y: at.y,
          radius: diameter / 2,
          colour: body.atmosphere,
          ...lightOn(picture, body),
        }),
      ];
    });
  },
};

function ringPiece(x: number, y: number, radius: number, colour: Colour): OverPiece {
  return {
    box: boxAround(x, y, radius + RING_WIDTH),
    looks: [x, y, radius, ...colour],
    paint(context) {
      context.strokeStyle = cssColour(colour, RING_OPACITY);
      context.lineWidth = RING_WIDTH;
      circle(context, x, y, radius);
    },
  };
}

/** The air of a globe, its middle and its radius in CSS px. */
type Air = {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: Colour;
  /** Components of the picture's unit vector towards the Sun, rounded to steps. */
  readonly right: number;
  readonly down: number;
};

function lightOn({ view, space }: Picture<RimsInputs>, body: PlacedBody): Pick<Air, 'right' | 'down'> {
  const sun = towardsSun(space, body.position);
  return { right: stepped(vec3.dot(sun, view.right)), down: stepped(-vec3.dot(sun, view.up)) };
}

/** Whether the Sun lights the bodies, which have not moved, from the same directions as before. */
function lightStays(before: Picture<RimsInputs>, now: Picture<RimsInputs>): boolean {
  return now.bodies.every(({ atmosphere, position }) => {
    if (atmosphere === undefined) return true;
    const [one, other] = [towardsSun(before.space, position), towardsSun(now.space, position)];
    return vec3.distance(one, other) < 1 / STEPS_TO_SUN;
  });
}

function stepped(part: number): number {
  return Math.round(part * STEPS_TO_SUN) / STEPS_TO_SUN;
}

function airPiece(air: Air): OverPiece {
  const { x, y, radius, colour, right, down } = air;
  return {
    box: boxAround(x, y, radius + AIR_PX[1] + 1),
    looks: [x, y, radius, colour, right, down],
    paint: (context) => paintAir(context, air),
  };
}

function paintAir(context: CanvasRenderingContext2D, { x, y, radius, colour, right, down }: Air): void {
  const light = context.createLinearGradient(
    x + radius * right,
    y + radius * down,
    x - radius * right,
    y - radius * down,
  );
  light.addColorStop(0, cssColour(colour, AIR_BY_DAY));
  light.addColorStop(0.6, cssColour(colour, AIR_BY_NIGHT));
  light.addColorStop(1, cssColour(colour, AIR_BY_NIGHT));
  const width = Math.min(AIR_PX[1], Math.max(AIR_PX[0], AIR_SHARE * radius));
  context.strokeStyle = light;
  context.lineWidth = width;
  circle(context, x, y, radius + width / 2);
}

function circle(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.stroke();
}
