import type { PictureSize } from '../cameras/orbit-camera.ts';
import { type Box, overlap } from '../picture/cover.ts';
import { LABEL_LAYER, type Label, type PlacedLabel } from '../picture/label.ts';
import { LINE_HEIGHT } from './text-style.ts';

/** Width of a text, CSS px, in letters of a height; bold when selected. */
export type MeasureText = (text: string, size: number, selected: boolean) => number;

/** Gives names their places in one picture after another. */
export type LabelPlacer = (
  labels: readonly Label[],
  size: PictureSize,
  measure: MeasureText,
  covered?: readonly Box[],
) => readonly PlacedLabel[];

const GAP = 5; // CSS px between a marker and its name
const EDGE = 4; // CSS px kept free at the edge of the picture

/** Things are one to the eye that are nearer to each other than this, CSS px. */
const TOGETHER = 7;

/** How much nearer a name counts that stood in the last picture. */
const STAYING = 0.8;

/**
 * Makes what gives names their places so that no two overlap and none covers the marker of another, whether that is named
 * or not, or lies under a panel.
 *
 * The selected one comes first, then the body beside it, then the nearest to the eye, and of those at much the same distance
 * the one of the first rank; what only accompanies another comes last. A name stands to the right of its point, else to the left,
 * below, above or aslant, first where it keeps off the line through its point, else it is left out, as is that of what stands
 * where the thing stands that it accompanies. It stays on its side from picture to picture as long as there is room.
 */
export function createLabelPlacer(): LabelPlacer {
  let sides = new Map<string, number>();
  let before: { readonly labels: readonly Label[]; readonly known: readonly Known[] } = {
    labels: [],
    known: [],
  };
  return (labels, size, measure, covered = []) => {
    const taken: Box[] = [...covered];
    const next = new Map<string, number>();
    const placed: PlacedLabel[] = [];
    const known = labels.map((label, index) => knownOf(label, before.labels[index], before.known[index]));
    before = { labels, known };
    const leading = labels.filter(({ secondary }) => secondary !== true);
    for (const index of inOrder(labels, known, sides)) {
      const label = labels[index];
      const { name } = known[index];
      if (isWithCompanion(label, leading)) continue;
      const width = widthOf(label, measure);
      const freeOn = (side: number): Box | undefined => {
        const box = boxOf(known[index], side, label, width);
        if (!isInside(box, size)) return undefined;
        for (const other of taken) if (overlap(box, other)) return undefined;
        for (const { marker } of known) if (overlap(box, marker) && !isOn(label, marker)) return undefined;
        return box;
      };
      const stayed = sides.get(name);
      let side = stayed;
      let place = stayed === undefined ? undefined : freeOn(stayed);
      if (place === undefined) {
        for (side of sidesOf(label)) {
          place = freeOn(side);
          if (place !== undefined) break;
        }
      }
      if (side === undefined || place === undefined) continue;
      next.set(name, side);
      taken.push(place);
      placed.push({ label, x: place.left, y: place.top + (label.size * LINE_HEIGHT) / 2 });
    }
    sides = next;
    return placed;
  };
}

/** Whether something that only accompanies another can not be told from it in the picture. @param leading those that do not. */
function isWithCompanion({ secondary, layer, x, y }: Label, leading: readonly Label[]): boolean {
  if (secondary !== true) return false;
  return leading.some(
    (other) => other.layer === layer && (other.x - x) ** 2 + (other.y - y) ** 2 < TOGETHER ** 2,
  );
}

/** What follows from a label alone: what tells it in the next picture, where its marker lies, and the boxes of its sides. */
type Known = {
  readonly name: string;
  readonly marker: Box;
  /** As many as were asked for, for a width of its text. */
  boxes: (Box | undefined)[];
  width: number;
};

/** Labels of what neither moves nor is seen from elsewhere are the same in the next picture, most of the others have the same text. */
function knownOf(label: Label, labelBefore: Label | undefined, before: Known | undefined): Known {
  if (labelBefore === undefined || before === undefined) return freshly(label, nameOf(label));
  if (label === labelBefore) return before;
  const isNamedAlike = label.text === labelBefore.text && label.layer === labelBefore.layer;
  return freshly(label, isNamedAlike ? before.name : nameOf(label));
}

function freshly(label: Label, name: string): Known {
  return { name, marker: markerOf(label), boxes: [], width: 0 };
}

function nameOf({ layer, text }: Label): string {
  return `${layer} ${text}`;
}

/** Indices of the labels, the most important first. */
function inOrder(
  labels: readonly Label[],
  known: readonly Known[],
  sides: ReadonlyMap<string, number>,
): readonly number[] {
  const beside = besideSelected(labels);
  const keys = labels.map((label, index) => {
    const tier = label.selected ? 0 : label === beside ? 1 : label.secondary === true ? 3 : 2;
    const depth = sides.has(known[index].name) ? STAYING * label.depth : label.depth;
    return { index, tier, octave: octaveOf(depth), rank: label.rank, depth };
  });
  keys.sort((a, b) => a.tier - b.tier || a.octave - b.octave || a.rank - b.rank || a.depth - b.depth);
  return keys.map(({ index }) => index);
}

/** The body that the selected object is nearest to, as far as the picture tells. */
function besideSelected(labels: readonly Label[]): Label | undefined {
  const selected = labels.find((label) => label.selected);
  if (selected === undefined) return undefined;
  const away = ({ x, y, depth }: Label) =>
    Math.hypot(x - selected.x, y - selected.y, FOCAL_PX * Math.log(depth / selected.depth));
  return labels
    .filter(({ layer }) => layer === LABEL_LAYER.planet || layer === LABEL_LAYER.earth)
    .reduce<Label | undefined>(
      (nearest, label) => (nearest === undefined || away(label) < away(nearest) ? label : nearest),
      undefined,
    );
}

/** What a difference in depth counts for beside places in the picture, CSS px for a factor of e. */
const FOCAL_PX = 1000;

/** Things whose distances from the eye are much the same share an octave. */
function octaveOf(depth: number): number {
  return Math.round(Math.log2(depth));
}

/** Width of a name, CSS px. */
export function widthOf({ text, note, size, selected }: Label, measure: MeasureText): number {
  const first = measure(text, size, selected);
  return note === undefined ? first : Math.max(first, measure(note, size, false));
}

/** Where the boxes of {@link boxOn} lie, as seen from the point: unit vectors to the right and down. */
const SIDES: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [Math.SQRT1_2, Math.SQRT1_2],
  [Math.SQRT1_2, -Math.SQRT1_2],
  [-Math.SQRT1_2, Math.SQRT1_2],
  [-Math.SQRT1_2, -Math.SQRT1_2],
];

const EVERY_SIDE: readonly number[] = [...SIDES.keys()];

/** Two sides are as far off a line as each other when their cosines differ by less. */
const AS_FAR = 0.2;

/** The sides a label may stand on, best first: those off its line, if there is one. */
function sidesOf({ along }: Label): readonly number[] {
  if (along === undefined) return EVERY_SIDE;
  const nearness = SIDES.map(([x, y]) => Math.round(Math.abs(x * along[0] + y * along[1]) / AS_FAR));
  return EVERY_SIDE.toSorted((one, other) => nearness[one] - nearness[other] || one - other);
}

/** The box of {@link boxOn}, the same one again for a label of the same width. */
function boxOf(known: Known, side: number, label: Label, width: number): Box {
  if (known.width !== width) [known.width, known.boxes] = [width, []];
  return (known.boxes[side] ??= boxOn(side, label, width));
}

/** The box that a label takes on one of {@link SIDES}. */
function boxOn(side: number, { x, y, clearance, size, note }: Label, width: number): Box {
  const [right, down] = SIDES[side];
  const line = size * LINE_HEIGHT;
  const height = note === undefined ? line : 2 * line;
  const apart = (right === 0 || down === 0 ? clearance : Math.SQRT1_2 * clearance) + GAP;
  const left = right > 0 ? x + apart : right < 0 ? x - apart - width : x - width / 2;
  const top = down > 0 ? y + apart : down < 0 ? y - apart - height : y - line / 2;
  return boxAt(left, top, width, height);
}

function boxAt(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

function markerOf({ x, y, clearance }: Label): Box {
  return boxAt(x - clearance, y - clearance, 2 * clearance, 2 * clearance);
}

/** A name may be written over what its own point lies on: its marker, or the globe that it passes in front of. */
function isOn({ x, y }: Label, { left, top, right, bottom }: Box): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

function isInside({ left, top, right, bottom }: Box, { width, height }: PictureSize): boolean {
  return left >= EDGE && top >= EDGE && right <= width - EDGE && bottom <= height - EDGE;
}
