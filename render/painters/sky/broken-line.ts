import type { PictureSize } from '../../cameras/orbit-camera.ts';
import type { Pen } from '../../picture/sky/ink.ts';
import type { DashPattern } from '../../picture/sky/trail.ts';

/** How far outside of the picture, beside half of the widest line, a line is still drawn, CSS px. */
const OUTSIDE_PX = 8;

/** Remainder of a dash or gap that is ignored, CSS px. */
const LEAST_LEFT = 1e-6;

/** A line that is led through the picture, and of which a pen draws the dashes. */
export type BrokenLine = Pick<Pen, 'lift' | 'lineTo'> & {
  /** @param way from the beginning of its pattern to where the line begins, CSS px. */
  readonly moveTo: (x: number, y: number, way?: number) => void;
};

/** Breaks a line by a pattern of any number of dashes; what lies beside the picture is left out. */
export function breakLine(pen: Pen, dashes: DashPattern, { width, height }: PictureSize): BrokenLine {
  const period = dashes.reduce((total, length) => total + length, 0);
  let [fromX, fromY, gone] = [0, 0, 0];
  let isLed = false;
  let isDown = false;
  const line: BrokenLine = {
    moveTo(x, y, way = 0) {
      line.lift();
      isLed = true;
      [fromX, fromY, gone] = [x, y, way % period];
    },
    lineTo(x, y) {
      if (!isLed) return line.moveTo(x, y);
      const length = Math.hypot(x - fromX, y - fromY);
      const [enters, leaves] = shareInside(x, y);
      if (enters > 0) raise();
      if (leaves > enters) inkPiece(x, y, length, enters, leaves);
      if (leaves < 1) raise();
      gone = (gone + length) % period;
      [fromX, fromY] = [x, y];
    },
    lift() {
      raise();
      isLed = false;
    },
  };
  return line;

  function raise(): void {
    pen.lift();
    isDown = false;
  }

  function inkPiece(x: number, y: number, length: number, enters: number, leaves: number): void {
    let [part, left] = partAt((gone + enters * length) % period);
    let along = enters * length;
    const end = leaves * length;
    while (along < end) {
      const to = Math.min(end, along + left);
      if (part % 2 === 0) {
        const at = (way: number, from: number, until: number) => from + (way / length) * (until - from);
        if (!isDown) pen.moveTo(at(along, fromX, x), at(along, fromY, y));
        pen.lineTo(at(to, fromX, x), at(to, fromY, y));
        isDown = true;
      } else if (isDown) raise();
      left -= to - along;
      along = to;
      if (left > LEAST_LEFT) continue;
      part = (part + 1) % dashes.length;
      left = dashes[part] ?? period;
    }
  }

  /** The dash or gap at a place of the pattern, and how much of it is left there. */
  function partAt(place: number): [part: number, left: number] {
    let end = 0;
    for (const [part, length] of dashes.entries()) {
      end += length;
      if (end - place > LEAST_LEFT) return [part, end - place];
    }
    return [0, dashes[0]];
  }

  /**
   * Shares of its way between which a straight piece is in the picture; none where the second is not after
   * the first.
   */
  function shareInside(x: number, y: number): [enters: number, leaves: number] {
    let [enters, leaves] = [0, 1];
    for (const [from, to, size] of [
      [fromX, x, width],
      [fromY, y, height],
    ] as const) {
      const [near, far] = [-OUTSIDE_PX, size + OUTSIDE_PX];
      if (from === to) {
        if (from < near || from > far) return [1, 0];
        continue;
      }
      const [one, other] = [(near - from) / (to - from), (far - from) / (to - from)];
      enters = Math.max(enters, Math.min(one, other));
      leaves = Math.min(leaves, Math.max(one, other));
    }
    return [enters, leaves];
  }
}
