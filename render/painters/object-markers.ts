import { project, type CameraView } from '../cameras/orbit-camera.ts';
import { NEGLIGIBLE_PX, hasStayed, haveAllStayed } from '../picture/has-stayed.ts';
import { LABEL_LAYER, type Label, type NamesLook } from '../picture/label.ts';
import { crosshairPiece } from '../labels/paint-crosshair.ts';
import { objectSize } from '../picture/apparent-size.ts';
import type { Picture } from '../picture/picture.ts';
import type { PlacedObject } from '../picture/placed-object.ts';
import { marksAt } from './marks-at.ts';
import type { Mark } from './marker-rows.ts';
import type { Painter } from './painter.ts';

export type ObjectMarkersInputs = {
  readonly objects: readonly PlacedObject[];
  readonly look: { readonly names: NamesLook };
};

const CROSSHAIR_PX = 14; // more room around the selected object

/** The markers of objects too small to be seen, the names of all, and the crosshair around the selected one. */
export const objectMarkers: Painter<ObjectMarkersInputs> = {
  marks: ({ view, objects }) => selectedLast(objects).flatMap((object) => markOf(view, object)),
  labels: (picture) => picture.objects.flatMap((object) => labelOf(picture, object)),
  overlay: (_, { view, objects }) =>
    objects.flatMap((object) => {
      if (!object.selected || object.position === undefined) return [];
      const size = objectSize(view, object);
      const at = project(view, object.position);
      if (size === undefined || at === undefined) return [];
      return [crosshairPiece({ x: at.x, y: at.y, diameter: size.diameter, colour: object.colour })];
    }),
  stays: [objectsStay],
  targets: ({ objects }) =>
    objects.flatMap(({ id, position, radius }) =>
      position === undefined ? [] : [{ id: { kind: 'object', id }, position, radius: radius ?? 0 }],
    ),
};

function objectsStay(
  { view, objects: before }: Picture<ObjectMarkersInputs>,
  { objects: now }: Picture<ObjectMarkersInputs>,
): boolean {
  return haveAllStayed(before, now, (one, other) => objectStays(view, one, other));
}

function objectStays(view: CameraView, before: PlacedObject, now: PlacedObject): boolean {
  if (before === now) return true;
  const isAlike =
    before.name === now.name &&
    before.selected === now.selected &&
    before.secondary === now.secondary &&
    before.colour === now.colour &&
    before.enlarged === now.enlarged &&
    before.radius === now.radius &&
    before.shapeId === now.shapeId &&
    before.axesAt === now.axesAt;
  if (!isAlike || before.position === undefined || now.position === undefined)
    return isAlike && before.position === now.position;
  const [one, other] = [objectSize(view, before), objectSize(view, now)];
  if (one === undefined || one.marker !== other?.marker) return false;
  return hasStayed(view, before.position, now.position, other.diameter / 2, NEGLIGIBLE_PX.drawn);
}

/** The objects with the selected one last, so that its marker lies over the others. */
function selectedLast(objects: readonly PlacedObject[]): readonly PlacedObject[] {
  return objects.length < 2 ? objects : [...objects].sort((a, b) => Number(a.selected) - Number(b.selected));
}

function markOf(view: CameraView, object: PlacedObject): readonly Mark[] {
  const size = objectSize(view, object);
  if (size === undefined || !size.marker || object.position === undefined) return [];
  return marksAt(view, object.position, { diameter: size.diameter, colour: object.colour, opacity: 1 });
}

function labelOf({ view, look }: Picture<ObjectMarkersInputs>, object: PlacedObject): readonly Label[] {
  const name = look.names.object;
  if (name?.shown !== true || object.position === undefined) return [];
  const at = project(view, object.position);
  const apparent = objectSize(view, object);
  if (at === undefined || apparent === undefined) return [];
  const { selected, secondary = false, enlarged = 1, name: text } = object;
  const note = apparent.marker || enlarged === 1 ? {} : { note: `enlarged × ${enlarged}` };
  const clearance = apparent.diameter / 2 + (selected ? CROSSHAIR_PX : 0);
  const { colour, size } = name;
  return [
    {
      ...at,
      layer: LABEL_LAYER.object,
      rank: 2,
      text,
      clearance,
      selected,
      secondary,
      colour,
      size,
      ...note,
    },
  ];
}
