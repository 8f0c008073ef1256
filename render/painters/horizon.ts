import { DEGREE, TURN } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { SkyLamps } from '../picture/sky/lit-sky.ts';
import { type CameraView, project, type ScreenPoint } from '../cameras/orbit-camera.ts';
import { sum, turned, vec3, type Matrix3 } from '../geometry/vectors.ts';
import { cssColour } from '../labels/text-style.ts';
import type { Colour } from '../picture/colour.ts';
import { LABEL_LAYER, type Label } from '../picture/label.ts';
import type { Picture } from '../picture/picture.ts';
import type { Painter } from './painter.ts';

export type HorizonInputs = { readonly horizon: Horizon | undefined };

const CARDINALS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const NAME_SIZE = { main: 16, between: 12 };
const LINE_WIDTH = 1.5;

/** Opacity of the ground: what is below the horizon is seen through it, faintly. */
const GROUND_OPACITY = 0.84;

/** Altitudes at which circles are drawn where the horizon is out of the picture, their pieces, and how strongly. */
const CIRCLES_DEG = [30, 60] as const;
const CIRCLE_PIECES = 72;
const CIRCLE_OPACITY = 0.35;

/** A name at a point of the compass, as counted from north through east. */
type CompassName = {
  readonly index: number;
  readonly altitudeDeg: number;
  readonly text: string;
  readonly size: number;
};

const ALONG_HORIZON = CARDINALS.map((text, index): CompassName => {
  return { index, altitudeDeg: 0, text, size: text.length === 1 ? NAME_SIZE.main : NAME_SIZE.between };
});

/** The main points with the altitude of the lower circle, and the altitude of the upper one between them. */
const OVER_CIRCLES = CARDINALS.map((point, index): CompassName => {
  const isMain = point.length === 1;
  const [low, high] = CIRCLES_DEG;
  const altitudeDeg = isMain ? low : high;
  return {
    index,
    altitudeDeg,
    text: isMain ? `${point} ${altitudeDeg}°` : `${altitudeDeg}°`,
    size: NAME_SIZE.between,
  };
});

type Inks = { readonly ground: Colour; readonly line: Colour };

/** Colours on a dark and on a light background. */
const INKS: Readonly<Record<'dark' | 'light', Inks>> = {
  dark: { ground: [0.08, 0.11, 0.1], line: [0.62, 0.72, 0.66] },
  light: { ground: [0.87, 0.89, 0.86], line: [0.2, 0.3, 0.25] },
};

/**
 * The ground below an eye that is on it, and the points of the compass along its edge; circles of altitude with the points of the compass
 * where the picture shows the sky alone.
 */
export const horizon: Painter<HorizonInputs> = {
  stays: [(before, now) => before.horizon === now.horizon],
  overlay: (_, picture) => {
    if (picture.horizon === undefined) return [];
    const inks = inksOf(picture);
    const corners = groundCorners(picture.view, picture.horizon);
    const { width, height } = picture.view.size;
    const box = { left: 0, top: 0, right: width, bottom: height };
    if (corners.length === 0) {
      const circles = altitudeCircles(picture.view, picture.horizon);
      const looks = [inks, ...circles.flatMap((circle) => circle.flatMap(({ x, y }) => [x, y]))];
      return [{ box, looks, paint: (context) => paintCircles(context, circles, inks) }];
    }
    return [
      {
        box,
        looks: [inks, ...corners.flatMap(({ x, y }) => [x, y])],
        paint: (context) => paintGround(context, corners, inks),
      },
    ];
  },
  labels(picture) {
    const { view, horizon: shown } = picture;
    return shown === undefined ? [] : compassNames(view, shown, inksOf(picture).line);
  },
};

/** The points of the compass along the horizon, or with their altitude along the circles where there is no horizon in the picture. */
export function compassNames(
  view: CameraView,
  shown: Pick<Horizon, 'frame'>,
  colour: Colour,
): readonly Label[] {
  const names = groundCorners(view, shown).length === 0 ? OVER_CIRCLES : ALONG_HORIZON;
  return names.flatMap(({ index, altitudeDeg, text, size }): readonly Label[] => {
    const at = placeOnSky(view, shown, (index * TURN) / CARDINALS.length, altitudeDeg * DEGREE);
    if (at === undefined) return [];
    const name = { layer: LABEL_LAYER.guide, text, clearance: 2, rank: 1, selected: false } as const;
    return [{ ...name, ...at, colour, size }];
  });
}

/** Where a direction over the horizon falls in a picture; azimuth from north through east. */
function placeOnSky(
  view: CameraView,
  { frame }: Pick<Horizon, 'frame'>,
  azimuth: number,
  altitude: number,
): ScreenPoint | undefined {
  const level = Math.cos(altitude);
  const way: Vector3 = [level * Math.sin(azimuth), level * Math.cos(azimuth), Math.sin(altitude)];
  return project(view, sum(view.eye, turned(way, frame)));
}

/** The circles in a picture that shows the sky alone, as chains of places, CSS px. */
function altitudeCircles(
  view: CameraView,
  shown: Pick<Horizon, 'frame'>,
): readonly (readonly ScreenPoint[])[] {
  return CIRCLES_DEG.map((altitudeDeg) =>
    Array.from({ length: CIRCLE_PIECES + 1 }, (_, piece) =>
      placeOnSky(view, shown, (piece * TURN) / CIRCLE_PIECES, altitudeDeg * DEGREE),
    ),
  ).flatMap(chainsOf);
}

/** The chains of places that are in front of the eye. */
function chainsOf(places: readonly (ScreenPoint | undefined)[]): readonly (readonly ScreenPoint[])[] {
  const chains: ScreenPoint[][] = [];
  places.forEach((place, index) => {
    if (place === undefined) return;
    const last = chains.at(-1);
    if (last === undefined || places[index - 1] === undefined) chains.push([place]);
    else last.push(place);
  });
  return chains;
}

function paintCircles(
  context: CanvasRenderingContext2D,
  circles: readonly (readonly ScreenPoint[])[],
  { line }: Inks,
): void {
  context.strokeStyle = cssColour(line, CIRCLE_OPACITY);
  context.lineWidth = 1;
  for (const circle of circles) {
    context.beginPath();
    for (const { x, y } of circle) context.lineTo(x, y);
    context.stroke();
  }
}

function paintGround(
  context: CanvasRenderingContext2D,
  corners: readonly GroundCorner[],
  { ground, line }: Inks,
): void {
  context.beginPath();
  corners.forEach(({ x, y }, index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  context.closePath();
  context.fillStyle = cssColour(ground, GROUND_OPACITY);
  context.fill();
  context.beginPath();
  for (const { x, y } of corners.filter(({ isEdge }) => isEdge)) context.lineTo(x, y);
  context.strokeStyle = cssColour(line);
  context.lineWidth = LINE_WIDTH;
  context.stroke();
}

function inksOf({ look }: Picture<HorizonInputs>): Inks {
  return INKS[look.inverted ? 'light' : 'dark'];
}

/** A corner of the ground in a picture, CSS px. */
export type GroundCorner = { readonly x: number; readonly y: number; readonly isEdge: boolean };

/** The part of a picture that lies below the horizon; in perspective its edge is straight. None where all is sky. */
export function groundCorners(view: CameraView, { frame }: Pick<Horizon, 'frame'>): readonly GroundCorner[] {
  const { size, middle, pixelsPerRadian, right, up, back } = view;
  const zenith: Vector3 = [frame[6], frame[7], frame[8]];
  const [across, upwards, behind] = [right, up, back].map((axis) => vec3.dot(axis, zenith));
  const heightAt = (x: number, y: number) =>
    across * (x - middle) - upwards * (y - size.height / 2) - pixelsPerRadian * behind;
  const corners = [
    [0, 0],
    [size.width, 0],
    [size.width, size.height],
    [0, size.height],
  ] as const;
  return corners.flatMap(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length];
    const [here, next] = [heightAt(x, y), heightAt(nextX, nextY)];
    const below = here < 0 ? [{ x, y, isEdge: false }] : [];
    if (here < 0 === next < 0) return below;
    const part = here / (here - next);
    return [...below, { x: x + part * (nextX - x), y: y + part * (nextY - y), isEdge: true }];
  });
}

/** The horizon of an eye on the ground. */
type Horizon = {
  /** Columns: east, north and up in the axes of the scene. */
  readonly frame: Matrix3;
  /** The lights of the air above it; the same object as long as they are seen in the same places. */
  readonly lamps: SkyLamps;
};
