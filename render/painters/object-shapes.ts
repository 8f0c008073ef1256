import type REGL from 'regl';
import { fromEye } from '../cameras/orbit-camera.ts';
import { vertexNormals } from '../geometry/vertex-normals.ts';
import type { Layer } from '../layers/layer.ts';
import type { SurfaceProps } from '../layers/surfaces.ts';
import { objectSize } from '../picture/apparent-size.ts';
import { negative, type Colour } from '../picture/colour.ts';
import type { Instant, Picture } from '../picture/picture.ts';
import type { PlacedObject } from '../picture/placed-object.ts';
import { axesIn, towardsSun } from '../picture/space.ts';
import type { ShapeModel } from '../shapes/parse-obj.ts';
import type { LightLook } from './globes.ts';
import { createMeshBuffers, type MeshBuffers } from './mesh-buffers.ts';
import type { Painter, PainterContext } from './painter.ts';

/** Shapes by the `shapeId` of the objects that have them. */
export type Shapes = ReadonlyMap<string, ShapeModel>;

export type ObjectShapesInputs = {
  readonly instant: Instant;
  readonly objects: readonly PlacedObject[];
  readonly shapes: Shapes;
  readonly look: LightLook;
};

/** What asteroids are painted with: a dark grey, made lighter so that their features show. */
const ROCK: Colour = [0.62, 0.59, 0.56];

/** The shapes of objects that are large enough to be seen. */
export function createObjectShapes(
  { regl }: PainterContext,
  drawSurfaces: Layer<SurfaceProps>,
): Painter<ObjectShapesInputs> {
  const white = regl.texture({ width: 1, height: 1, data: [255, 255, 255, 255] });
  const uploaded = createUploadedShapes(regl);
  const paint = ({ view, space, instant, objects, shapes, look }: Picture<ObjectShapesInputs>) => {
    uploaded.follow(shapes);
    for (const object of objects) {
      const { position, radius, axesAt, shapeId } = object;
      if (!isShapeSeen({ view, shapes }, object)) continue;
      const shape = shapeId === undefined ? undefined : uploaded.get(shapeId);
      if (shape === undefined || position === undefined || radius === undefined || axesAt === undefined) {
        continue;
      }
      drawSurfaces({
        mesh: shape.mesh,
        texture: white,
        centre: fromEye(view, position),
        radius,
        rotation: axesIn(space, axesAt(instant.day, instant.offset)),
        towardsSun: towardsSun(space, position),
        lit: look.lightEffect,
        inverted: look.inverted,
        colour: look.inverted ? negative(ROCK) : ROCK,
      });
    }
  };
  return {
    paint,
    paintDepth: paint,
    isSolid: (picture) => picture.objects.some((object) => isShapeSeen(picture, object)),
    destroy() {
      uploaded.follow(new Map());
      white.destroy();
    },
  };
}

function isShapeSeen(
  { view, shapes }: Pick<Picture<ObjectShapesInputs>, 'view' | 'shapes'>,
  object: PlacedObject,
): boolean {
  const { shapeId } = object;
  return shapeId !== undefined && shapes.has(shapeId) && objectSize(view, object)?.marker === false;
}

/** Holds on the GPU the shapes that a picture has. */
function createUploadedShapes(regl: REGL.Regl) {
  const buffers = new Map<string, { readonly model: ShapeModel; readonly mesh: MeshBuffers }>();
  let followed: Shapes | undefined;
  return {
    get: (id: string): MeshBuffers | undefined => buffers.get(id)?.mesh,
    follow(shapes: Shapes) {
      if (shapes === followed) return;
      followed = shapes;
      for (const [id, { model, mesh }] of buffers) {
        if (shapes.get(id) === model) continue;
        mesh.destroy();
        buffers.delete(id);
      }
      for (const [id, model] of shapes) {
        if (!buffers.has(id)) buffers.set(id, { model, mesh: buffersOf(regl, model) });
      }
    },
  };
}

function buffersOf(regl: REGL.Regl, { vertices, faces }: ShapeModel): MeshBuffers {
  return createMeshBuffers(regl, {
    positions: vertices,
    normals: vertexNormals(vertices, faces),
    coordinates: new Float32Array((2 * vertices.length) / 3),
    faces,
  });
}
