import type { PictureSize } from '../cameras/orbit-camera.ts';
import { type Box, overlap } from '../picture/cover.ts';
import { LABEL_LAYER, type Label, type PlacedLabel } from '../picture/label.ts';
import {
  boxOn,
  isInside,
  isOn,
  isOnDisc,
  isOutside,
  isStruck,
  markerOf,
  reachOf,
  sidesAround,
  sidesOf,
} from './label-boxes.ts';
import { type Decided, arePlacesValid } from './place-validity.ts';
import { LINE_HEIGHT } from './text-style.ts';

/** Width of a text, CSS px, in letters of a height; bold when selected. */
export type MeasureText = (text: string, size: number, selected: boolean) => number;

/**
 * Gives names their places in one picture after another: the same list again as long as they are valid.
 *
 * @param measure another function where texts may have other widths than before, as in a font that has come.
 */
export type LabelPlacer = (
  labels: readonly Label[],
  size: PictureSize,
  measure: MeasureText,
  covered?: readonly Box[],
) => readonly PlacedLabel[];

/** Things that are nearer to each other than this look like one, CSS px. */
const TOGETHER = 7;

/** How much nearer a name counts that was in the last picture. */
const STAYING = 0.8;

/**
 * Creates a function that gives names their places so that no two overlap and none covers the marker of another, whether that is named
 * or not, or lies under a panel; where its point is on a globe, its name may be, too, but never on the ring of the selected object, and
 * no name of a guide is on a globe.
 *
 * The selected one comes first, then the body beside it, then the nearest to the eye, and of those at much the same distance the one of the
 * first rank; what only accompanies another comes last. A name is to the right of its point, else to the left, below, above or aslant,
 * first where it keeps off the lines through its point and the points of others, else it is left out, as is that of what is in the same place as the thing that it
 * accompanies. It stays on its side from picture to picture as long as there is room. All stay where they are until a point has moved by
 * more than a pixel.
 */
export function createLabelPlacer(): LabelPlacer {
  let sides = new Map<string, number>();
  let before: { readonly labels: readonly Label[]; readonly known: readonly Known[] } = {
    labels: [],
    known: [],
  };
  let last:
    | { readonly from: Decided; readonly measure: MeasureText; readonly placed: readonly PlacedLabel[] }
    | undefined;

  const decide = ({ labels, size, covered, beside }: Decided, measure: MeasureText) => {
    const taken: Box[] = [...covered];
    const next = new Map<string, number>();
    const decided: PlacedLabel[] = [];
    const known = labels.map((label, index) => knownOf(label, before.labels[index], before.known[index]));
    before = { labels, known };
    const leading = labels.filter(({ secondary }) => secondary !== true);
    const lined = labels.filter(({ lines }) => lines !== undefined);
    const rings = known.filter((_, index) => labels[index].selected).map(({ marker }) => marker);
    for (const index of inOrder(labels, known, sides, beside)) {
      const label = labels[index];
      const { name } = known[index];
      if (isOutside(label, size, reachOf(label)) || isWithCompanion(label, leading)) continue;
      const width = widthOf(label, measure);
      const freeOn = (side: number): Box | undefined => {
        const box = boxOf(known[index], side, label, width);
        if (!isInside(box, size)) return undefined;
        for (const other of taken) if (overlap(box, other)) return undefined;
        for (const at of known.keys()) if (isTaken(box, label, labels[at], known[at])) return undefined;
        for (const ring of rings) if (ring !== known[index].marker && overlap(box, ring)) return undefined;
        return box;
      };
      const stayed = label.lines === undefined ? sides.get(name) : undefined;
      const stayedAt = stayed === undefined ? undefined : freeOn(stayed);
      const isNear = label.lines === undefined && !isGuide(label) && !rings.some((ring) => isOn(label, ring));
      const found =
        stayed !== undefined && stayedAt !== undefined
          ? { side: stayed, box: stayedAt }
          : firstFree(
              label.lines === undefined ? [] : lined,
              isNear ? sidesOf(label) : sidesAround(label),
              freeOn,
            );
      if (found === undefined) continue;
      next.set(name, found.side);
      taken.push(found.box);
      decided.push(placedIn(found.box, label));
    }
    sides = next;
    return decided;
  };

  return (labels, size, measure, covered = []) => {
    const from: Decided = { labels, size, covered, beside: besideSelected(labels) };
    if (last?.measure === measure && arePlacesValid(last.from, from, reachOf)) return last.placed;
    const placed = decide(from, measure);
    last = { from, measure, placed };
    return placed;
  };
}

/** Whether the marker of another thing is where a name would be. */
function isTaken(box: Box, label: Label, other: Label, { marker }: Known): boolean {
  if (isGuide(label)) return isOnDisc(box, other);
  return overlap(box, marker) && !isOn(label, marker);
}

function isGuide({ layer }: Label): boolean {
  return layer === LABEL_LAYER.guide;
}

/** The first free side on which a name is off all lines, else the first free one. @param lined the labels that lines begin at. */
function firstFree(
  lined: readonly Label[],
  sides: readonly number[],
  freeOn: (side: number) => Box | undefined,
): { readonly side: number; readonly box: Box } | undefined {
  let struck: { readonly side: number; readonly box: Box } | undefined;
  for (const side of sides) {
    const box = freeOn(side);
    if (box === undefined) continue;
    if (!lined.some((label) => isStruck(label, box))) return { side, box };
    struck ??= { side, box };
  }
  return struck;
}

function placedIn({ left, top }: Box, label: Label): PlacedLabel {
  return { label, x: left, y: top + (label.size * LINE_HEIGHT) / 2 };
}

/** Whether something that only accompanies another is indistinguishable from it in the picture. @param leading those that do not. */
function isWithCompanion({ secondary, layer, x, y }: Label, leading: readonly Label[]): boolean {
  if (secondary !== true) return false;
  return leading.some(
    (other) => other.layer === layer && (other.x - x) ** 2 + (other.y - y) ** 2 < TOGETHER ** 2,
  );
}

/** All that follows from a label alone: its identity in the next picture, the place of its marker, and its boxes on each side. */
type Known = {
  readonly name: string;
  readonly marker: Box;
  /** The boxes that were needed so far, for one width of its text. */
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
  beside: number,
): readonly number[] {
  const keys = labels.map((label, index) => {
    const tier = label.selected ? 0 : index === beside ? 1 : label.secondary === true ? 3 : 2;
    const depth = sides.has(known[index].name) ? STAYING * label.depth : label.depth;
    return { index, tier, octave: octaveOf(depth), rank: label.rank, depth };
  });
  keys.sort((a, b) => a.tier - b.tier || a.octave - b.octave || a.rank - b.rank || a.depth - b.depth);
  return keys.map(({ index }) => index);
}

/** The label of the body that the selected object is nearest to, in the picture: its index, or −1. */
function besideSelected(labels: readonly Label[]): number {
  const selected = labels.find((label) => label.selected);
  if (selected === undefined) return -1;
  let [beside, least] = [-1, Number.POSITIVE_INFINITY];
  for (let index = 0; index < labels.length; index++) {
    const { layer, x, y, depth } = labels[index];
    if (layer !== LABEL_LAYER.planet && layer !== LABEL_LAYER.earth) continue;
    const inward = FOCAL_PX * Math.log(depth / selected.depth);
    const away = (x - selected.x) ** 2 + (y - selected.y) ** 2 + inward ** 2;
    if (away < least) [beside, least] = [index, away];
  }
  return beside;
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

/** The box of {@link boxOn}, the same one again for a label of the same width. */
function boxOf(known: Known, side: number, label: Label, width: number): Box {
  if (known.width !== width) [known.width, known.boxes] = [width, []];
  return (known.boxes[side] ??= boxOn(side, label, width));
}
