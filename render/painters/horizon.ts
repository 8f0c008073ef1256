import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { type CameraView, project } from '../cameras/orbit-camera.ts';
import { sum, turned, vec3 } from '../geometry/vectors.ts';
import { cssColour } from '../labels/text-style.ts';
import type { Colour } from '../picture/colour.ts';
import type { Horizon } from '../picture/horizon.ts';
import { LABEL_LAYER, type Label } from '../picture/label.ts';
import type { Picture } from '../picture/picture.ts';
import type { Painter } from './painter.ts';

export type HorizonInputs = { readonly horizon: Horizon | undefined };

const CARDINALS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const NAME_SIZE = { main: 16, between: 12 };
const LINE_WIDTH = 1.5;

/** What is below the horizon is seen through the ground, faintly. */
const GROUND_OPACITY = 0.84;

type Inks = { readonly ground: Colour; readonly line: Colour };

/** On a dark and on a light background. */
const INKS: Readonly<Record<'dark' | 'light', Inks>> = {
  dark: { ground: [0.08, 0.11, 0.1], line: [0.62, 0.72, 0.66] },
  light: { ground: [0.87, 0.89, 0.86], line: [0.2, 0.3, 0.25] },
};

/** The ground below an eye that is on it, and the points of the compass along its edge. */
export const horizon: Painter<HorizonInputs> = {
  stays: [(before, now) => before.horizon === now.horizon],
  over: (_, picture) => {
    if (picture.horizon === undefined) return [];
    const inks = inksOf(picture);
    const corners = groundCorners(picture.view, picture.horizon);
    if (corners.length === 0) return [];
    const { width, height } = picture.view.size;
    return [
      {
        box: { left: 0, top: 0, right: width, bottom: height },
        looks: [inks, ...corners.flatMap(({ x, y }) => [x, y])],
        paint: (over) => paintGround(over, corners, inks),
      },
    ];
  },
  labels(picture) {
    const { view, horizon: shown } = picture;
    if (shown === undefined) return [];
    const { line } = inksOf(picture);
    return CARDINALS.flatMap((text, index): readonly Label[] => {
      const azimuth = (index * Math.PI) / 4;
      const away = turned([Math.sin(azimuth), Math.cos(azimuth), 0], shown.frame);
      const at = project(view, sum(view.eye, away));
      if (at === undefined) return [];
      const size = text.length === 1 ? NAME_SIZE.main : NAME_SIZE.between;
      const name = { layer: LABEL_LAYER.guide, text, clearance: 2, rank: 1, selected: false } as const;
      return [{ ...name, ...at, colour: line, size }];
    });
  },
};

function paintGround(
  over: CanvasRenderingContext2D,
  corners: readonly GroundCorner[],
  { ground, line }: Inks,
): void {
  over.beginPath();
  corners.forEach(({ x, y }, index) => (index === 0 ? over.moveTo(x, y) : over.lineTo(x, y)));
  over.closePath();
  over.fillStyle = cssColour(ground, GROUND_OPACITY);
  over.fill();
  over.beginPath();
  for (const { x, y } of corners.filter(({ isEdge }) => isEdge)) over.lineTo(x, y);
  over.strokeStyle = cssColour(line);
  over.lineWidth = LINE_WIDTH;
  over.stroke();
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
