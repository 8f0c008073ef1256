import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { project } from '../cameras/orbit-camera.ts';
import { along, difference, vec3 } from '../geometry/vectors.ts';
import type { Arrow } from '../picture/arrow.ts';
import { HARDLY, hasStayed, haveAllStayed } from '../picture/has-stayed.ts';
import { cacheByView } from '../picture/cached-by-view.ts';
import { LABEL_LAYER, type Label } from '../picture/label.ts';
import type { Picture } from '../picture/picture.ts';
import type { Stroke } from '../picture/stroke.ts';
import type { Painter } from './painter.ts';

export type ArrowsInputs = { readonly arrows: readonly Arrow[] };

/** Length and half width of a head, parts of its arrow. */
const HEAD_LENGTH = 0.22;
const HEAD_HALF_WIDTH = 0.09;

const LINE = { opacity: 1, width: 2 };
const NAME_SIZE = 11; // CSS px
const NAME_CLEARANCE = 5;

/** Arrows with heads that face the eye, and their names at the tips. */
export const arrows: Painter<ArrowsInputs> = {
  strokes: ({ arrows: all, view }) => all.map((arrow) => strokeOf(view, arrow)),
  labels: ({ view, arrows: all }) => all.flatMap((arrow) => labelOf(view, arrow)),
  stays: [namesStay],
};

function namesStay(
  { view, arrows: before }: Picture<ArrowsInputs>,
  { arrows: now }: Picture<ArrowsInputs>,
): boolean {
  return haveAllStayed(before, now, (one, other) => {
    if (one === other || (one.name === '' && other.name === '')) return true;
    if (one.name !== other.name || one.colour !== other.colour) return false;
    return hasStayed(view, one.end, other.end, 0, HARDLY.named);
  });
}

/** The shaft and both sides of the head. */
const strokeOf = cacheByView(({ eye }, { start, end, colour }: Arrow): Stroke => {
  const shaft = difference(end, start);
  const toEye = difference(eye, end);
  const side: Vector3 = [
    shaft[1] * toEye[2] - shaft[2] * toEye[1],
    shaft[2] * toEye[0] - shaft[0] * toEye[2],
    shaft[0] * toEye[1] - shaft[1] * toEye[0],
  ];
  const breadth = vec3.length(side);
  const back = along(end, shaft, -HEAD_LENGTH);
  const half = breadth === 0 ? 0 : (HEAD_HALF_WIDTH * vec3.length(shaft)) / breadth;
  const positions = [start, end, end, along(back, side, half), end, along(back, side, -half)].flat();
  return { ...LINE, colour, positions };
});

const labelOf = cacheByView((view, { name, end, colour }: Arrow): readonly Label[] => {
  const at = project(view, end);
  if (at === undefined || name === '') return [];
  const guide = { layer: LABEL_LAYER.guide, rank: 1, selected: false, size: NAME_SIZE } as const;
  return [{ ...guide, ...at, text: name, colour, clearance: NAME_CLEARANCE }];
});
