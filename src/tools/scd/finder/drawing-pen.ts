import { pairsIn } from '#engine/numbers-in.ts';
import type { MarkStyle, Pen, Stroke } from '#render/picture/sky/ink.ts';
import type { Drawing } from './drawing.ts';

/** Where a picture lies on a page: its left and upper edge, points, and points for each of its CSS px. */
export type PicturePlace = { readonly left: number; readonly top: number; readonly scale: number };

/** A pen that writes a picture of the sky on a page, at a place of it. */
export function drawingPen(drawing: Drawing, { left, top, scale }: PicturePlace): Pen {
  let stroke: Stroke = { colour: [0, 0, 0], opacity: 1, width: 1 };
  let places: number[] = [];
  const xOf = (x: number) => left + scale * x;
  const yOf = (y: number) => top + scale * y;
  const lift = () => {
    const { colour, opacity, width, dash } = stroke;
    const style = { colour, opacity, width: scale * width };
    if (places.length > 2)
      drawing.line(places, dash === undefined ? style : { ...style, dash: scale * dash });
    places = [];
  };
  return {
    use(next) {
      lift();
      stroke = next;
    },
    moveTo(x, y) {
      lift();
      places.push(xOf(x), yOf(y));
    },
    lineTo(x, y) {
      places.push(xOf(x), yOf(y));
    },
    lift,
    fill(corners, colour, opacity) {
      lift();
      drawing.area(onPage(outlineOfStrip(corners)), { colour, opacity });
    },
    mark(x, y, style) {
      lift();
      const { shape, size, colour, opacity, outline } = style;
      const [middleX, middleY] = [xOf(x), yOf(y)];
      if (shape !== 'disc') {
        const corners = onPage(markCorners(x, y, style));
        if (outline === undefined) drawing.area(corners, { colour, opacity });
        else drawing.line([...corners, ...corners.slice(0, 4)], { colour, opacity, width: scale * outline });
      } else if (outline === undefined) drawing.disc(middleX, middleY, scale * size, { colour, opacity });
      else drawing.circle(middleX, middleY, scale * size, { colour, opacity, width: scale * outline });
    },
  };

  function onPage(picture: readonly number[]): readonly number[] {
    return picture.map((value, index) => (index % 2 === 0 ? xOf(value) : yOf(value)));
  }
}

/** The outline of a strip of triangles: along one side and back along the other. */
export function outlineOfStrip(strip: ArrayLike<number>): readonly number[] {
  const corners = pairsIn(strip);
  const forth = corners.filter((_, corner) => corner % 2 === 0);
  const back = corners.filter((_, corner) => corner % 2 === 1);
  return [...forth, ...back.toReversed()].flat();
}

/** Half the side of a square, and from the middle of a triangle to its sides, in radii of the disc of the same area. */
const SQUARE_REACH = 0.8862;
const TRIANGLE_REACH = 0.7776;

/** Corners of a mark in radii of that disc: to the right and down. */
type Corners = readonly (readonly [right: number, down: number])[];

const SQUARE: Corners = [
  [-SQUARE_REACH, -SQUARE_REACH],
  [SQUARE_REACH, -SQUARE_REACH],
  [SQUARE_REACH, SQUARE_REACH],
  [-SQUARE_REACH, SQUARE_REACH],
];

const TRIANGLE: Corners = [
  [0, -2 * TRIANGLE_REACH],
  [Math.sqrt(3) * TRIANGLE_REACH, TRIANGLE_REACH],
  [-Math.sqrt(3) * TRIANGLE_REACH, TRIANGLE_REACH],
];

/** The corners of a square or of a triangle that points up, turned to the right, CSS px. */
export function markCorners(
  x: number,
  y: number,
  { shape, size, turn = 0 }: Pick<MarkStyle, 'shape' | 'size' | 'turn'>,
): readonly number[] {
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  return (shape === 'square' ? SQUARE : TRIANGLE).flatMap(([right, down]) => [
    x + (size / 2) * (cosine * right - sine * down),
    y + (size / 2) * (sine * right + cosine * down),
  ]);
}
