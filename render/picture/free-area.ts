import type { PictureSize } from '../cameras/orbit-camera.ts';
import { type Box, type Cover, overlap } from './cover.ts';

/** The part of a picture into which its subject is fitted. */
export type Fitting = {
  readonly size: PictureSize;
  /** Where what is looked at is seen, CSS px from the left. */
  readonly middle: number;
  /** The part of the picture that nothing covers. */
  readonly free: Box;
};

/** Where what is fitted to a picture is put under a cover. */
export function fittingUnder(size: PictureSize, { boxes, middle = size.width / 2 }: Cover): Fitting {
  return { size, middle, free: freeArea(size, boxes) };
}

/** Room of the scale bar at the lower edge, CSS px; in a low picture a share of what is free. */
const SCALE_BAR = 34;
const MOST_SCALE_BAR = 0.3;

/** Where what is fitted to a picture with a scale bar is put under a cover: above the bar. */
export function fittingAboveScaleBar(size: PictureSize, cover: Cover): Fitting {
  const { free, ...under } = fittingUnder(size, cover);
  const bar = Math.min(SCALE_BAR, MOST_SCALE_BAR * (free.bottom - free.top));
  return { ...under, free: { ...free, bottom: free.bottom - bar } };
}

/** Least share of the sides of a picture that a part of it must have to count as free. */
const LEAST_SHARE = 0.15;

/**
 * The part of a picture that panels leave, CSS px: the largest one that is left by cutting off each of them, from the largest to
 * the smallest, at that side where least is lost. A panel that leaves next to nothing counts as none.
 */
export function freeArea({ width, height }: PictureSize, boxes: readonly Box[]): Box {
  const whole: Box = { left: 0, top: 0, right: width, bottom: height };
  const isEnough = (box: Box) =>
    box.right - box.left >= LEAST_SHARE * width && box.bottom - box.top >= LEAST_SHARE * height;
  return boxes
    .toSorted((one, other) => areaOf(other) - areaOf(one))
    .reduce((free, box) => {
      if (!overlap(free, box)) return free;
      const cuts = [
        { ...free, left: box.right },
        { ...free, right: box.left },
        { ...free, top: box.bottom },
        { ...free, bottom: box.top },
      ].filter(isEnough);
      return cuts.toSorted((one, other) => areaOf(other) - areaOf(one))[0] ?? free;
    }, whole);
}

function areaOf({ left, top, right, bottom }: Box): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}
