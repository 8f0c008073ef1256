import type REGL from 'regl';
import { KEPLER } from '../glsl/kepler.ts';
import { VERTEX_DEPTH } from '../glsl/logarithmic-depth.ts';
import { RELATIVE_TO_EYE } from '../glsl/relative-to-eye.ts';
import type { Layer } from './layer.ts';
import { SWARM_ATTRIBUTES, type SwarmBuffers } from './swarm-buffers.ts';

export type SwarmProps = {
  readonly swarm: SwarmBuffers;
  /** Days from the instant of the mean anomalies on the GPU to that of the picture. */
  readonly elapsed: number;
  /** Diameter of a point, CSS px. */
  readonly size: number;
  /** How opaque points are, a share of what their look says; 1 when left out. */
  readonly opacity?: number;
};

/**
 * `swarmPosition(elapsed)`: heliocentric position of the object of a vertex, ecliptic J2000, au; declares its attributes.
 * To 1 000 km within 5 au of the Sun and 3e-6 of the distance beyond, for eccentricities below 0.99.
 */
export const SWARM_POSITION = /* glsl */ `
attribute vec3 alongP, alongQ, shape;
attribute float meanAnomaly;
${KEPLER}
vec3 swarmPosition(float elapsed) {
  vec2 point = ellipsePoint(meanAnomaly + shape.z * elapsed, shape.x, shape.y);
  return alongP * point.x + alongQ * point.y;
}
`;

/**
 * Draws every object of a swarm that is not hidden as a round point, each on its own ellipse at the instant of the picture.
 *
 * Points smooth their own edges and neither hide one another nor anything behind their edge: draw them after what is opaque,
 * with one sample per pixel.
 */
export function createSwarmPoints(regl: REGL.Regl): Layer<SwarmProps> {
  return regl<object, object, SwarmProps>({
    ...swarmShaders({ declarations: '', prominence: 'vec2(1)' }),
    attributes: SWARM_ATTRIBUTES,
    vao: (_: REGL.DefaultContext, { swarm }: SwarmProps) => swarm.rows,
    uniforms: SWARM_UNIFORMS,
    ...SWARM_POINTS,
  });
}

type SwarmVertices = {
  readonly declarations: string;
  /** Expression for opacity and size of the object at `place`, as shares of those of its look. */
  readonly prominence: string;
};

type SwarmPixels = {
  readonly declarations: string;
  /** Expression for how far inside a point its pixel is that is `at` from the middle, device px. */
  readonly inside: string;
};

const ROUND: SwarmPixels = { declarations: '', inside: '0.5 * diameter - length(at)' };

/** Shaders of points, one for each object of a swarm; round ones where nothing else is said. */
export function swarmShaders({ declarations, prominence }: SwarmVertices, pixels: SwarmPixels = ROUND) {
  const vert = /* glsl */ `
      precision highp float;
      attribute vec4 colour;
      uniform mat4 viewProjection;
      uniform float elapsed, size, pixelRatio, opacity;
      varying vec4 tint;
      varying float diameter;
      ${SWARM_POSITION}
      ${RELATIVE_TO_EYE}
      ${VERTEX_DEPTH}
      ${declarations}
      void main() {
        vec3 place = swarmPosition(elapsed);
        vec2 prominence = ${prominence};
        tint = colour / 255.0 * vec4(1, 1, 1, opacity * prominence.x);
        diameter = size * pixelRatio * prominence.y;
        gl_PointSize = diameter + 1.0;
        gl_Position = colour.a == 0.0
          ? vec4(2, 2, 2, 1)
          : withLogarithmicDepth(viewProjection * vec4(relativeToEye(place, vec3(0)), 1));
      }`;
  const frag = /* glsl */ `
      precision mediump float;
      varying vec4 tint;
      varying float diameter;
      ${pixels.declarations}
      void main() {
        vec2 at = (gl_PointCoord - 0.5) * (diameter + 1.0);
        float inside = ${pixels.inside};
        if (inside < -0.5) discard;
        gl_FragColor = vec4(tint.rgb, 1) * (tint.a * min(inside + 0.5, 1.0));
      }`;
  return { vert, frag };
}

/** Props of every command of a swarm. */
export const SWARM_UNIFORMS = {
  elapsed: (_: REGL.DefaultContext, { elapsed }: SwarmProps) => elapsed,
  size: (_: REGL.DefaultContext, { size }: SwarmProps) => size,
  opacity: (_: REGL.DefaultContext, { opacity = 1 }: SwarmProps) => opacity,
};

/** State of a command that draws a swarm. */
export const SWARM_POINTS = {
  count: (_: REGL.DefaultContext, { swarm }: SwarmProps) => swarm.count,
  primitive: 'points',
  depth: { enable: true, mask: false },
  blend: { enable: true, func: { src: 'one', dst: 'one minus src alpha' } },
} as const;
