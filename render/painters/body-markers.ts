import { project } from '../cameras/orbit-camera.ts';
import { vec3 } from '../geometry/vectors.ts';
import { LABEL_LAYER, type Label, type NamesLook } from '../picture/label.ts';
import { bodySize } from '../picture/apparent-size.ts';
import { negative } from '../picture/colour.ts';
import type { Picture } from '../picture/picture.ts';
import type { PlacedBody } from '../picture/placed-body.ts';
import { haveBodiesStayed } from './have-bodies-stayed.ts';
import { marksAt } from './marks-at.ts';
import type { Mark } from './marker-rows.ts';
import type { Painter } from './painter.ts';

export type BodyMarkersInputs = {
  readonly bodies: readonly PlacedBody[];
  readonly look: { readonly names: NamesLook };
};

/** CSS px from the middle of its planet within which a moon has neither marker nor name. */
const MOON_APART_PX = 12;

/** The markers of bodies too small to be seen, and the names of all bodies. */
export const bodyMarkers: Painter<BodyMarkersInputs> = {
  marks: (picture) => picture.bodies.flatMap((body) => markOf(picture, body)),
  labels: (picture) => picture.bodies.flatMap((body) => labelOf(picture, body)),
  stays: [haveBodiesStayed],
  targets: ({ bodies }) =>
    bodies.map(({ id, position, radius }) => ({ id: { kind: 'body', id }, position, radius })),
};

function markOf(picture: Picture<BodyMarkersInputs>, body: PlacedBody): readonly Mark[] {
  const { view, look } = picture;
  const { marker, diameter } = bodySize(view, body);
  if (!marker || isBesidePlanet(picture, body)) return [];
  const { colour } = body.marker;
  const shown = look.inverted ? negative(colour) : colour;
  return marksAt(view, body.position, { diameter, colour: shown, opacity: 1 });
}

function labelOf(picture: Picture<BodyMarkersInputs>, body: PlacedBody): readonly Label[] {
  const { view, look } = picture;
  const name = look.names[body.label];
  if (name?.shown !== true || isBesidePlanet(picture, body)) return [];
  const at = project(view, body.position);
  if (at === undefined) return [];
  return [
    {
      ...at,
      layer: LABEL_LAYER[body.label],
      text: body.name,
      rank: body.rank,
      clearance: bodySize(view, body).diameter / 2,
      selected: false,
      colour: name.colour,
      size: name.size,
    },
  ];
}

/** True for a moon whose marker would lie on that of its planet. */
function isBesidePlanet(
  { view, bodies }: Picture<BodyMarkersInputs>,
  { moonOf, position }: PlacedBody,
): boolean {
  const planet = moonOf === undefined ? undefined : bodies.find(({ id }) => id === moonOf);
  if (planet === undefined) return false;
  const apart = vec3.distance(position, planet.position);
  return (apart * view.pixelsPerRadian) / vec3.distance(view.eye, position) < MOON_APART_PX;
}
