import type REGL from 'regl';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { type CameraView, fromEye, isAside, project, type ScreenPoint } from '../cameras/orbit-camera.ts';
import { isInside, type Revolved, revolvedMesh, widestPlaces } from '../geometry/revolved.ts';
import { difference, sum } from '../geometry/vectors.ts';
import { createVeil } from '../layers/veil.ts';
import { LABEL_LAYER, type Label, type NamesLook } from '../picture/label.ts';
import type { Picture } from '../picture/picture.ts';
import { type Cover, overlap } from '../picture/cover.ts';
import type { Veil } from '../picture/veil.ts';
import type { Painter, PainterContext } from './painter.ts';

export type VeilsInputs = {
  readonly veils: readonly Veil[];
  readonly look: { readonly names: NamesLook };
};

/** Pieces of the turn of a surface. */
const SEGMENTS = 64;

/** The share of its opacity that a surface has when the eye is inside it; and the distance, in its radii, from which it has all of it. */
const WITHIN_SHARE = 0.2;
const FAR_RADII = 3;

/** How bright a surface is in red light: darker than the lines and names before it, which are all of one hue with it. */
const RED_LIGHT = 0.5;

/** Room that a label takes beside its place, CSS px. */
const LABEL_ROOM = 96;

type VeilBuffers = { readonly mesh: REGL.VertexArrayObject; readonly destroy: () => void };

/** Translucent surfaces of revolution, painted before lines and markers so that none of these is hidden; and their labels. */
export function createVeilsPainter({ regl }: PainterContext): Painter<VeilsInputs> {
  const draw = createVeil(regl);
  const buffers = new Map<Revolved, VeilBuffers>();
  let uploaded: readonly Veil[] = [];
  const follow = (veils: readonly Veil[]) => {
    if (veils === uploaded) return;
    uploaded = veils;
    const used = new Set(veils.map(({ shape }) => shape));
    for (const [shape, shapeBuffers] of buffers) {
      if (used.has(shape)) continue;
      shapeBuffers.destroy();
      buffers.delete(shape);
    }
  };
  return {
    paint({ view, veils, cover }) {
      const light = cover.isRed === true ? RED_LIGHT : 1;
      follow(veils);
      for (const { shape, centre, colour, opacity } of veils) {
        const shapeBuffers = buffers.get(shape) ?? buffersOf(regl, shape);
        buffers.set(shape, shapeBuffers);
        draw({
          mesh: shapeBuffers.mesh,
          centre: fromEye(view, centre),
          colour: [light * colour[0], light * colour[1], light * colour[2]],
          opacity: opacity * shareSeenFrom(shape, difference(view.eye, centre)),
        });
      }
    },
    labels: (picture) => picture.veils.flatMap((veil) => labelOf(picture, veil)),
    stays: [(before, now) => before.veils === now.veils],
    destroy() {
      for (const shapeBuffers of buffers.values()) shapeBuffers.destroy();
    },
  };
}

/** How much of its opacity a surface has for an eye at a place from its origin: it fades where it fills the picture. */
function shareSeenFrom(shape: Revolved, eye: Vector3): number {
  if (isInside(shape, eye)) return WITHIN_SHARE;
  const radii = Math.hypot(...eye) / widestOf(shape);
  const far = Math.min(1, Math.max(0, (radii - 1) / (FAR_RADII - 1)));
  return WITHIN_SHARE + (1 - WITHIN_SHARE) * far;
}

function widestOf({ profile, shades }: Revolved): number {
  return Math.max(...Array.from(shades.keys(), (row) => profile[2 * row + 1]));
}

function buffersOf(regl: REGL.Regl, shape: Revolved): VeilBuffers {
  const { positions, normals, shades, faces } = revolvedMesh(shape, SEGMENTS);
  const columns = [
    { buffer: regl.buffer(positions), size: 3 },
    { buffer: regl.buffer(normals), size: 3 },
    { buffer: regl.buffer(shades), size: 1 },
  ];
  const elements = regl.elements({ data: faces, primitive: 'triangles', type: 'uint16' });
  const mesh = regl.vao({ attributes: columns, elements });
  return {
    mesh,
    destroy() {
      for (const part of [mesh, elements, ...columns.map(({ buffer }) => buffer)]) part.destroy();
    },
  };
}

function labelOf(
  { view, look, cover }: Picture<VeilsInputs>,
  { shape, centre, label }: Veil,
): readonly Label[] {
  if (label === undefined) return [];
  const name = look.names[label.kind];
  const at = name?.shown === true ? placeOfLabel(view, cover, shape, centre) : undefined;
  if (name === undefined || at === undefined) return [];
  return [
    {
      ...at,
      layer: LABEL_LAYER[label.kind],
      text: label.text,
      rank: 1,
      clearance: 2,
      selected: false,
      colour: name.colour,
      size: name.size,
    },
  ];
}

/** Where the label of a surface is put: at its widest place that is seen, at the first one where none is. */
function placeOfLabel(
  view: CameraView,
  cover: Cover,
  shape: Revolved,
  centre: Vector3,
): ScreenPoint | undefined {
  const points = widestPlaces(shape).flatMap((place) => project(view, sum(centre, place)) ?? []);
  const isSeen = ({ x, y }: ScreenPoint) => {
    const box = { left: x, right: x + LABEL_ROOM, top: y - LABEL_ROOM / 4, bottom: y + LABEL_ROOM / 4 };
    return (
      !isAside(view, { x, y, depth: 1 }, -LABEL_ROOM / 4) && !cover.boxes.some((other) => overlap(other, box))
    );
  };
  return points.find(isSeen) ?? points[0];
}
