import type { PictureSize } from '../cameras/orbit-camera.ts';

/** A rectangle of a picture, CSS px from the left and the top. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The panels over a picture. */
export type Cover = {
  readonly boxes: readonly Box[];
  /** Where the point looked at is seen, CSS px from the left; the middle of the picture when left out. */
  readonly middle?: number;
  /** Red light, in which the lit sky is dimmed below names: these are written on the background alone. */
  readonly isRed?: boolean;
};

export const UNCOVERED: Cover = { boxes: [] };

/** Share of the height from which a box counts as a side of the picture. */
const TALL = 0.4;

/** Least distance of the point looked at from the sides, as a share of what is free between them. */
const APART = 0.25;

/** Least size of a free area in which the point looked at is placed, CSS px. */
const LEAST_FREE = 64;

/** The cover of a picture by panels: the point looked at moves aside as little as it takes to be seen between them. */
export function coverOf({ width, height }: PictureSize, boxes: readonly Box[]): Cover {
  const tall = boxes.filter(({ top, bottom }) => bottom - top > TALL * height);
  const isLeft = ({ left, right }: Box) => left + right < width;
  const left = Math.max(0, ...tall.filter(isLeft).map((box) => box.right));
  const right = Math.min(width, ...tall.filter((box) => !isLeft(box)).map((box) => box.left));
  const free = right - left;
  if (free < LEAST_FREE) return { boxes };
  const middle = Math.min(right - APART * free, Math.max(left + APART * free, width / 2));
  return middle === width / 2 ? { boxes } : { boxes, middle };
}

/** Whether two boxes have a point in common. */
export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
