import type REGL from 'regl';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { fromEye, project } from '../cameras/orbit-camera.ts';
import { type Revolved, revolvedMesh } from '../geometry/revolved.ts';
import { sum } from '../geometry/vectors.ts';
import { createVeil } from '../layers/veil.ts';
import { LABEL_LAYER, type Label, type NamesLook } from '../picture/label.ts';
import type { Picture } from '../picture/picture.ts';
import type { Veil } from '../picture/veil.ts';
import type { Painter, PainterContext } from './painter.ts';

export type VeilsInputs = {
  readonly veils: readonly Veil[];
  readonly look: { readonly names: NamesLook };
};

/** Pieces of the turn of a surface. */
const SEGMENTS = 64;

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
    for (const [shape, own] of buffers) {
      if (used.has(shape)) continue;
      own.destroy();
      buffers.delete(shape);
    }
  };
  return {
    paint({ view, veils }) {
      follow(veils);
      for (const { shape, centre, colour, opacity } of veils) {
        const own = buffers.get(shape) ?? buffersOf(regl, shape);
        buffers.set(shape, own);
        draw({ mesh: own.mesh, centre: fromEye(view, centre), colour, opacity });
      }
    },
    labels: (picture) => picture.veils.flatMap((veil) => labelOf(picture, veil)),
    stays: [(before, now) => before.veils === now.veils],
    destroy() {
      for (const own of buffers.values()) own.destroy();
    },
  };
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

function labelOf({ view, look }: Picture<VeilsInputs>, { shape, centre, label }: Veil): readonly Label[] {
  if (label === undefined) return [];
  const name = look.names[label.kind];
  const at = name?.shown === true ? project(view, sum(centre, widestPlace(shape))) : undefined;
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

/** The place of a surface that is farthest from its axis, on the side of y. */
function widestPlace({ axis, profile, shades }: Revolved): Vector3 {
  let widest = 0;
  for (let row = 0; row < shades.length; row++) {
    if (profile[2 * row + 1] > profile[2 * widest + 1]) widest = row;
  }
  const [along, across] = [profile[2 * widest], profile[2 * widest + 1]];
  return axis === 'x' ? [along, across, 0] : [0, across, along];
}
