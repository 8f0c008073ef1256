import type { RenderContext } from '../context/create-context.ts';
import { createViewScope } from '../layers/layer.ts';
import { createSwarmBuffers, type SwarmBuffers } from '../layers/swarm-buffers.ts';
import type { SwarmData, SwarmLook } from '../layers/swarm-data.ts';
import { createSwarmPoints } from '../layers/swarm.ts';
import type { ShapeModel } from '../shapes/parse-obj.ts';
import type { OrbitLine } from './orbits-frame.ts';
import { createOrbitsLayers } from './orbits-layers.ts';
import type { OrbitsLook } from './orbits-look.ts';
import type { OrbitsSceneOptions } from './orbits-scene.ts';
import type { OrbitsPicture } from './picture.ts';

/** What a scene was given; a new stage is set up from it when the context was lost. */
export type Kept = {
  look?: OrbitsLook;
  swarm?: SwarmData | undefined;
  swarmLook?: SwarmLook;
  orbits: readonly OrbitLine[];
  readonly shapes: Map<string, ShapeModel>;
};

/** Everything of an orbits scene that stands on the GPU. */
export type OrbitsStage = {
  readonly setSwarm: (data: SwarmData | undefined) => void;
  readonly setSwarmLook: (look: SwarmLook) => void;
  readonly setOrbits: (lines: readonly OrbitLine[]) => void;
  readonly setShape: (id: string, model: ShapeModel | undefined) => void;
  readonly paint: (picture: OrbitsPicture, pixelRatio: number) => void;
  readonly destroy: () => void;
};

/** Makes commands, buffers and textures, and sets up what the scene was given so far. */
export function createOrbitsStage(
  { regl, multisampling }: RenderContext,
  kept: Kept,
  options: OrbitsSceneOptions,
): OrbitsStage {
  const inView = createViewScope(regl);
  const drawSwarm = createSwarmPoints(regl);
  const layers = createOrbitsLayers(regl, { ...options.assets, onChange: options.onChange });
  let swarm: SwarmBuffers | undefined;
  let swarmLook: SwarmLook | undefined;

  const paintSwarm = ({ frame }: OrbitsPicture) => {
    if (swarm === undefined || swarmLook === undefined) return;
    const elapsed = swarm.moveTo(frame.day, frame.offset);
    drawSwarm({ swarm, elapsed, size: swarmLook.size });
  };

  /** Goes on upon the canvas, which has the colours of the multisampled picture but not yet its depth. */
  const resolve = (picture: OrbitsPicture) => {
    multisampling?.resolve();
    regl.clear({ depth: 1 });
    layers.paintDepths(picture);
  };

  const stage: OrbitsStage = {
    setSwarm(data) {
      swarm?.destroy();
      swarm = data === undefined ? undefined : createSwarmBuffers(regl, data);
      swarmLook = undefined;
    },
    setSwarmLook(look) {
      swarmLook = look;
      swarm?.dress(look);
    },
    setOrbits: layers.setOrbits,
    setShape: layers.setShape,
    paint(picture, pixelRatio) {
      const { look, view } = picture;
      regl.poll();
      multisampling?.begin();
      regl.clear({ color: [...look.background, 1], depth: 1 });
      inView({ view, pixelRatio }, () => {
        layers.paintBehind(picture);
        if (multisampling !== undefined) resolve(picture);
        paintSwarm(picture);
        layers.paintMarkers(picture);
      });
    },
    destroy() {
      layers.destroy();
      swarm?.destroy();
    },
  };
  stage.setSwarm(kept.swarm);
  if (kept.swarmLook !== undefined) stage.setSwarmLook(kept.swarmLook);
  stage.setOrbits(kept.orbits);
  for (const [id, model] of kept.shapes) stage.setShape(id, model);
  return stage;
}
