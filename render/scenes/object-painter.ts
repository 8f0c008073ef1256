import type REGL from 'regl';
import { vertexNormals } from '../geometry/vertex-normals.ts';
import type { Colour, Layer } from '../layers/layer.ts';
import { markerColour } from '../layers/marker-size.ts';
import type { MarkersProps } from '../layers/markers.ts';
import type { SurfaceProps } from '../layers/surfaces.ts';
import type { ShapeModel } from '../shapes/parse-obj.ts';
import { bodySize, objectSize } from './apparent-size.ts';
import { createMarkerRows, type Mark } from './marker-rows.ts';
import { createMeshBuffers, type MeshBuffers } from './mesh-buffers.ts';
import type { PlacedObject } from './orbits-frame.ts';
import { fromEye, towardsSun, type OrbitsPicture } from './picture.ts';

/** The shapes of a scene's objects, and the markers of everything too small to be seen. */
export type ObjectPainter = {
  readonly setShape: (id: string, model: ShapeModel | undefined) => void;
  /** The shapes that are large enough to be seen; tells how many there are. */
  readonly paintShapes: (picture: OrbitsPicture) => number;
  readonly paintMarkers: (picture: OrbitsPicture) => void;
  readonly destroy: () => void;
};

/** What asteroids are painted with: a dark grey, made lighter so that their features show. */
const ROCK: Colour = [0.62, 0.59, 0.56];

/** CSS px from the Earth's middle within which the Moon has no marker of its own. */
const MOON_APART_PX = 12;

/** Makes what the objects are painted with. */
export function createObjectPainter(
  regl: REGL.Regl,
  {
    drawMarkers,
    drawSurfaces,
  }: { readonly drawMarkers: Layer<MarkersProps>; readonly drawSurfaces: Layer<SurfaceProps> },
): ObjectPainter {
  const white = regl.texture({ width: 1, height: 1, data: [255, 255, 255, 255] });
  const shapes = new Map<string, MeshBuffers>();
  const rows = createMarkerRows(regl);
  const forget = (id: string) => {
    shapes.get(id)?.destroy();
    shapes.delete(id);
  };
  return {
    setShape(id, model) {
      forget(id);
      if (model !== undefined) shapes.set(id, buffersOf(regl, model));
    },
    paintShapes({ view, frame, look }) {
      let count = 0;
      for (const object of frame.objects) {
        const { position, radius, rotation, shapeId } = object;
        const shape = shapeId === undefined ? undefined : shapes.get(shapeId);
        if (shape === undefined || objectSize(view, object)?.marker !== false) continue;
        if (position === undefined || radius === undefined || rotation === undefined) continue;
        drawSurfaces({
          mesh: shape.mesh,
          texture: white,
          centre: fromEye(view, position),
          radius,
          rotation,
          towardsSun: towardsSun(position),
          lit: look.lightEffect,
          inverted: look.inverted,
          colour: look.inverted ? negative(ROCK) : ROCK,
        });
        count++;
      }
      return count;
    },
    paintMarkers(picture) {
      const marks = [...bodyMarks(picture), ...objectMarks(picture)];
      rows.write(marks);
      if (marks.length > 0) drawMarkers({ markers: rows.markers, count: marks.length, solid: 1 });
    },
    destroy() {
      for (const id of shapes.keys()) forget(id);
      rows.destroy();
      white.destroy();
    },
  };
}

/** True when the Moon's marker would lie on the Earth's. */
export function isMoonHidden({ view, frame }: OrbitsPicture): boolean {
  const earth = frame.bodies.find(({ id }) => id === 'earth');
  const moon = frame.bodies.find(({ id }) => id === 'moon');
  if (earth === undefined || moon === undefined) return false;
  const distance = Math.hypot(...fromEye(view, moon.position));
  const apart = Math.hypot(...[0, 1, 2].map((axis) => moon.position[axis] - earth.position[axis]));
  return (apart * view.pixelsPerRadian) / distance < MOON_APART_PX;
}

function bodyMarks(picture: OrbitsPicture): readonly Mark[] {
  const { view, frame, look } = picture;
  const moonHidden = isMoonHidden(picture);
  return frame.bodies.flatMap((body) => {
    const { marker, diameter } = bodySize(view, body);
    if (!marker || (body.id === 'moon' && moonHidden)) return [];
    const colour = markerColour(body.id);
    const shown = look.inverted ? negative(colour) : colour;
    return [{ place: fromEye(view, body.position), diameter, colour: shown, opacity: 1 }];
  });
}

/** The selected one last, so that it lies over the others. */
function objectMarks({ view, frame }: OrbitsPicture): readonly Mark[] {
  return [...frame.objects]
    .sort((a, b) => Number(a.selected) - Number(b.selected))
    .flatMap((object) => markOf(view, object));
}

function markOf(view: OrbitsPicture['view'], object: PlacedObject): readonly Mark[] {
  const size = objectSize(view, object);
  if (size === undefined || !size.marker || object.position === undefined) return [];
  return [
    { place: fromEye(view, object.position), diameter: size.diameter, colour: object.colour, opacity: 1 },
  ];
}

/** The colour of the inverted set: what is light becomes dark. */
function negative([red, green, blue]: Colour): Colour {
  return [1 - red, 1 - green, 1 - blue];
}

function buffersOf(regl: REGL.Regl, { vertices, faces }: ShapeModel): MeshBuffers {
  return createMeshBuffers(regl, {
    positions: vertices,
    normals: vertexNormals(vertices, faces),
    coordinates: new Float32Array((2 * vertices.length) / 3),
    faces,
  });
}
