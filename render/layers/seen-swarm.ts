import type REGL from 'regl';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { MAGNITUDE } from '../glsl/magnitude.ts';
import type { Layer } from './layer.ts';
import { SEEN_SWARM_ATTRIBUTES } from './swarm-buffers.ts';
import { SWARM_POINTS, SWARM_UNIFORMS, swarmShaders, type SwarmProps } from './swarm.ts';

export type SeenSwarmProps = SwarmProps & {
  /** The place from which objects are seen, heliocentric, ecliptic J2000, au. */
  readonly observer: Vector3;
  /** Faintest V magnitude that is seen. */
  readonly faintest: number;
};

/** Draws a swarm whose look has a detection: what is too faint for the observer is pale, what is not is larger. */
export function createSeenSwarmPoints(regl: REGL.Regl): Layer<SeenSwarmProps> {
  return regl<object, object, SeenSwarmProps>({
    ...swarmShaders({
      declarations: `attribute vec3 law;
      uniform vec3 observer;
      uniform float faintest;
      ${MAGNITUDE}`,
      prominence: `magnitude(law, place, observer) > faintest ? vec2(${PALE}, 1) : vec2(1, ${ENLARGED})`,
    }),
    attributes: SEEN_SWARM_ATTRIBUTES,
    vao: (_: REGL.DefaultContext, { swarm }: SeenSwarmProps) => swarm.seenRows,
    uniforms: {
      ...SWARM_UNIFORMS,
      observer: (_: REGL.DefaultContext, { observer }: SeenSwarmProps) => observer,
      faintest: (_: REGL.DefaultContext, { faintest }: SeenSwarmProps) => faintest,
    },
    ...SWARM_POINTS,
  });
}

/** Opacity of what is too faint to be seen, and how much larger the rest is drawn. */
const PALE = '0.3';
const ENLARGED = '1.7';
