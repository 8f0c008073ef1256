import { type Box, overlap } from '../picture/cover.ts';

/**
 * The lowest line on which something is clear of the panels over a picture, those above other panels too; CSS px from the top.
 *
 * @param left   of it, and right: its ends.
 * @param bottom line on which it lies where nothing is in its way.
 * @param room   that it takes above the line; half of it is left clear below.
 */
export function lowestFreeLine(
  boxes: readonly Box[],
  left: number,
  right: number,
  bottom: number,
  room: number,
): number {
  const taken = { left, right, top: bottom - room, bottom: bottom + room / 2 };
  const inTheWay = boxes.filter((box) => overlap(box, taken));
  if (inTheWay.length === 0) return bottom;
  const higher = Math.min(...inTheWay.map(({ top }) => top)) - room / 2;
  return higher < room ? bottom : lowestFreeLine(boxes, left, right, higher, room);
}
