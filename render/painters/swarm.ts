import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { createSeenSwarmPoints, createSwarmPoints } from '../layers/swarm.ts';
import { createSwarmBuffers, type SwarmBuffers } from '../layers/swarm-buffers.ts';
import type { ShownSwarm } from '../layers/swarm-data.ts';
import { nearestRow } from '../picking/nearest-point.ts';
import type { Instant } from '../picture/picture.ts';
import { heliocentricPlace, heliocentricView } from '../picture/space.ts';
import { inHeliocentricView } from './in-heliocentric-view.ts';
import type { Painter, PainterContext } from './painter.ts';

export type SwarmInputs = {
  readonly instant: Instant;
  readonly swarm?: ShownSwarm | undefined;
  /** From where a swarm with a detection is seen; without one its objects are drawn alike. */
  readonly observer?: Vector3;
};

/** The swarm at the instant of the picture. */
export function createSwarmPainter({ regl, inView }: PainterContext): Painter<SwarmInputs> {
  const draw = createSwarmPoints(regl);
  const drawSeen = createSeenSwarmPoints(regl);
  let uploaded: ShownSwarm | undefined;
  let buffers: SwarmBuffers | undefined;
  const follow = (swarm: ShownSwarm | undefined) => {
    if (swarm?.data !== uploaded?.data) {
      buffers?.destroy();
      buffers = swarm && createSwarmBuffers(regl, swarm.data);
      uploaded = undefined;
    }
    if (swarm !== undefined && swarm.look !== uploaded?.look) buffers?.applyLook(swarm.look);
    uploaded = swarm;
  };
  return {
    paint(picture) {
      const { instant, swarm: shown, observer, space } = picture;
      follow(shown);
      if (shown === undefined || buffers === undefined) return;
      const { size, detection } = shown.look;
      const props = { swarm: buffers, elapsed: buffers.moveTo(instant.day, instant.offset), size };
      if (detection === undefined || observer === undefined) {
        inHeliocentricView(inView, picture, () => draw(props));
        return;
      }
      const seen = {
        ...props,
        observer: heliocentricPlace(observer, space),
        faintest: detection.faintest,
      };
      inHeliocentricView(inView, picture, () => drawSeen(seen));
    },
    pick({ view, space, instant, swarm }, x, y) {
      if (swarm === undefined) return undefined;
      const positions = new Float64Array(3 * swarm.data.count);
      swarm.data.positions(instant.day, instant.offset, positions);
      const row = nearestRow(heliocentricView(view, space), positions, swarm.look.groupOf, x, y);
      return row === undefined ? undefined : { kind: 'swarm', row };
    },
    destroy() {
      buffers?.destroy();
    },
  };
}
