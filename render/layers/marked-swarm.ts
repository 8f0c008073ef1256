import type REGL from 'regl';
import type { Layer } from './layer.ts';
import { MARKED_SWARM_ATTRIBUTES } from './swarm-buffers.ts';
import { SWARM_POINTS, SWARM_UNIFORMS, type SwarmProps, swarmShaders } from './swarm.ts';

/** Draws a swarm with the marks of its groups, which distinguish them in light of one colour. */
export function createMarkedSwarmPoints(regl: REGL.Regl): Layer<SwarmProps> {
  return regl<object, object, SwarmProps>({
    ...swarmShaders(
      { declarations: MARKED, prominence: 'marked()' },
      { declarations: INSIDE_MARK, inside: 'insideMark(at, 0.5 * diameter)' },
    ),
    attributes: MARKED_SWARM_ATTRIBUTES,
    vao: (_: REGL.DefaultContext, { swarm }: SwarmProps) => swarm.markedRows,
    uniforms: SWARM_UNIFORMS,
    ...SWARM_POINTS,
  });
}

/**
 * A mark is larger than a dot, and not smaller than this, CSS px: its outline is seen. What it has more of area it has less of light,
 * even more so in a crowd.
 */
const MARKED = /* glsl */ `
      attribute float mark;
      varying float kind;
      vec2 marked() {
        kind = mark;
        return mark == 0.0 ? vec2(1) : vec2(0.45 * opacity, max(3.0, 4.5 / size));
      }`;

/** The kinds are indices of `SWARM_MARKS`: discs up to 1, a ring, a cross, a square, and the last two turned by 45°. */
const INSIDE_MARK = /* glsl */ `
      varying float kind;
      float insideMark(vec2 at, float radius) {
        float along = length(at);
        if (kind < 1.5) return radius - along;
        float stroke = max(0.5, 0.2 * radius);
        if (kind < 2.5) return stroke - abs(along - radius + stroke);
        vec2 turned = kind < 4.5 ? at : 0.7071 * vec2(at.x + at.y, at.x - at.y);
        float near = min(abs(turned.x), abs(turned.y)), far = max(abs(turned.x), abs(turned.y));
        bool crossed = kind < 3.5 || kind > 4.5 && kind < 5.5;
        return crossed ? min(stroke - near, radius - far) : stroke - abs(far - 0.8 * radius + stroke);
      }`;
