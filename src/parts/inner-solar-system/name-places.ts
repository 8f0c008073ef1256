/** Something with a name, CSS px from the Sun: x to the right, y down. */
export type Named = { readonly name: string; readonly x: number; readonly y: number };

/** Where a name begins, ends or has its middle; y is its baseline. */
export type NamePlace = {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
};

/** Radius of a marker. */
export const MARKER = 4;

/** The box of the Sun in the middle. */
const SUN: Box = [-6, -6, 6, 6];

/** Mean width of a letter, how far letters reach above and below their base line, and from a marker to its name. */
const LETTER = 6.6;
const ABOVE = 10;
const BELOW = 4;
const GAP = 9;

/** Names to the right of their markers, else to the left, above or below: not on the Sun, on no other marker and on no name before them. */
export function namePlaces(
  bodies: readonly Named[],
): readonly { readonly body: Named; readonly name: NamePlace }[] {
  const taken: Box[] = [SUN];
  return bodies.map((body) => {
    const { x, y } = body;
    const sides: readonly [NamePlace, ...NamePlace[]] = [
      { x: x + GAP, y: y + BELOW, anchor: 'start' },
      { x: x - GAP, y: y + BELOW, anchor: 'end' },
      { x, y: y - GAP, anchor: 'middle' },
      { x, y: y + GAP + ABOVE, anchor: 'middle' },
    ];
    const isFree = (place: NamePlace) => {
      const box = boxOf(body.name, place);
      const others = bodies.filter((other) => other !== body).map(markerOf);
      return ![...others, ...taken].some((other) => overlap(box, other));
    };
    const name = sides.find(isFree) ?? sides[0];
    taken.push(boxOf(body.name, name));
    return { body, name };
  });
}

/** A rectangle. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The box of a name. */
export function boxOf(name: string, { x, y, anchor }: NamePlace): Box {
  const width = LETTER * name.length;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [left, y - ABOVE, left + width, y + BELOW];
}

/** The box of a marker. */
export function markerOf({ x, y }: Named): Box {
  return [x - MARKER, y - MARKER, x + MARKER, y + MARKER];
}

/** Whether two rectangles have room in common. */
export function overlap(one: Box, other: Box): boolean {
  return one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
}
