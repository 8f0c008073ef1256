import type REGL from 'regl';
import { createMarkers } from '../layers/markers.ts';
import { createPolylines } from '../layers/polylines.ts';
import { createSurfaces } from '../layers/surfaces.ts';
import { createUnseenScope } from '../layers/unseen-scope.ts';
import type { ShapeModel } from '../shapes/parse-obj.ts';
import type { Sharpness } from '../textures/texture-path.ts';
import { createTextureStore } from '../textures/texture-store.ts';
import { createBackdrop } from './backdrop.ts';
import { createBodyPainter } from './body-painter.ts';
import { createEllipseLines } from './ellipse-lines.ts';
import { createGuides } from './guides.ts';
import { createObjectPainter } from './object-painter.ts';
import type { OrbitLine } from './orbits-frame.ts';
import type { OrbitsPicture } from './picture.ts';
import { createPointLines } from './point-lines.ts';
import { createUncertaintyPainter } from './uncertainty-painter.ts';

/** Everything of the orbits scene but its swarm. */
export type OrbitsLayers = {
  readonly setOrbits: (lines: readonly OrbitLine[]) => void;
  readonly setShape: (id: string, model: ShapeModel | undefined) => void;
  /** Draws what is behind the swarm, from back to front; all of this within the view scope. */
  readonly paintBehind: (picture: OrbitsPicture) => void;
  /** Draws the depth of what is opaque, and nothing to be seen. */
  readonly paintDepths: (picture: OrbitsPicture) => void;
  /** Draws what is in front of the swarm. */
  readonly paintMarkers: (picture: OrbitsPicture) => void;
  readonly destroy: () => void;
};

export type OrbitsLayersOptions = {
  readonly textureUrl: (name: string, sharpness: Sharpness) => string;
  readonly deepSkyUrl: string;
  readonly starsUrl: string;
  /** A texture or the deep sky has come. */
  readonly onChange: () => void;
};

/** Makes the layers of the orbits scene and keeps what they draw from. */
export function createOrbitsLayers(regl: REGL.Regl, options: OrbitsLayersOptions): OrbitsLayers {
  const drawMarkers = createMarkers(regl);
  const drawPolylines = { solid: createPolylines(regl, 'solid'), thin: createPolylines(regl, 'thin') };
  const drawSurfaces = createSurfaces(regl);
  const textures = createTextureStore(regl, options);
  const backdrop = createBackdrop(regl, textures, drawMarkers, options);
  const bodies = createBodyPainter(regl, textures, { drawMarkers, drawSurfaces });
  const guides = createGuides(regl, drawPolylines);
  const ellipses = createEllipseLines(regl);
  const points = createPointLines(regl, drawPolylines);
  const objects = createObjectPainter(regl, { drawMarkers, drawSurfaces });
  const uncertainty = createUncertaintyPainter(regl);
  const unseen = createUnseenScope(regl);
  return {
    setOrbits(lines) {
      ellipses.set(lines);
      points.set(lines);
    },
    setShape: objects.setShape,
    paintBehind(picture) {
      backdrop.paint(picture);
      bodies.paintGlow(picture);
      const globes = bodies.paintGlobes(picture);
      const models = objects.paintShapes(picture);
      const among = globes + models > 0 ? 'solid' : 'thin';
      guides.paint(picture, among);
      ellipses.paint(picture, among);
      points.paint(picture, among);
      bodies.paintRings(picture);
      uncertainty.paint(picture);
    },
    paintDepths(picture) {
      unseen(() => {
        bodies.paintGlobes(picture);
        objects.paintShapes(picture);
      });
    },
    paintMarkers: objects.paintMarkers,
    destroy() {
      for (const part of [textures, backdrop, bodies, guides, ellipses, points, objects, uncertainty])
        part.destroy();
    },
  };
}
