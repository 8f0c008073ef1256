import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { project } from '../cameras/orbit-camera.ts';
import { along, difference, vec3 } from '../geometry/vectors.ts';
import type { Arrow } from '../picture/arrow.ts';
import { NEGLIGIBLE_PX, hasStayed, haveAllStayed } from '../picture/has-stayed.ts';
import { cacheByView } from '../picture/cached-by-view.ts';
import { LABEL_LAYER, type Label } from '../picture/label.ts';
import type { Picture } from '../picture/picture.ts';
import type { Stroke } from '../picture/stroke.ts';
import type { Painter } from './painter.ts';

export type ArrowsInputs = { readonly arrows: readonly Arrow[] };

/** Length and half width of a head, parts of its arrow. */
const HEAD_LENGTH = 0.22;
const HEAD_HALF_WIDTH = 0.09;

/** Where the dashes of a shaft begin and end, and how far the lines of a double one are from its middle, parts of its arrow. */
const WHOLE = [[0, 1]] as const;
const DASHES = [
  [0, 0.16],
  [0.28, 0.44],
  [0.56, 0.72],
  [0.84, 1],
] as const;
const DOUBLE_ASIDE = 0.04;

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
    return hasStayed(view, one.end, other.end, 0, NEGLIGIBLE_PX.named);
  });
}

/** The shaft and both sides of the head. */
const strokeOf = cacheByView(({ eye }, { start, end, colour, shaft }: Arrow): Stroke => {
  const way = difference(end, start);
  const toEye = difference(eye, end);
  const side: Vector3 = [
    way[1] * toEye[2] - way[2] * toEye[1],
    way[2] * toEye[0] - way[0] * toEye[2],
    way[0] * toEye[1] - way[1] * toEye[0],
  ];
  const breadth = vec3.length(side);
  const unit = breadth === 0 ? 0 : vec3.length(way) / breadth;
  /** A point of the arrow: how far along it from its start and to the side of it, parts of it. */
  const at = (share: number, aside: number) => along(along(start, way, share), side, aside * unit);
  const head = [HEAD_HALF_WIDTH, -HEAD_HALF_WIDTH].flatMap((half) => [end, at(1 - HEAD_LENGTH, half)]);
  return { ...LINE, colour, positions: [...shaftOf(shaft, at), ...head].flat() };
});

function shaftOf(shaft: Arrow['shaft'], at: (share: number, aside: number) => Vector3): readonly Vector3[] {
  if (shaft === 'double') {
    const meetsHead = 1 - (HEAD_LENGTH * DOUBLE_ASIDE) / HEAD_HALF_WIDTH;
    return [DOUBLE_ASIDE, -DOUBLE_ASIDE].flatMap((aside) => [at(0, aside), at(meetsHead, aside)]);
  }
  return (shaft === 'dashed' ? DASHES : WHOLE).flatMap(([from, to]) => [at(from, 0), at(to, 0)]);
}

const labelOf = cacheByView((view, { name, end, colour }: Arrow): readonly Label[] => {
  const at = project(view, end);
  if (at === undefined || name === '') return [];
  const guide = { layer: LABEL_LAYER.guide, rank: 1, selected: false, size: NAME_SIZE } as const;
  return [{ ...guide, ...at, text: name, colour, clearance: NAME_CLEARANCE }];
});
