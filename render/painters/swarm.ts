import type REGL from 'regl';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { HIDDEN } from '#engine/swarm/swarm-columns.ts';
import type { CameraView } from '../cameras/orbit-camera.ts';
import { createMarkedSwarmPoints } from '../layers/marked-swarm.ts';
import { createSwarmPoints, type SwarmProps } from '../layers/swarm.ts';
import { createSwarmBuffers, type SwarmBuffers } from '../layers/swarm-buffers.ts';
import type { ShownSwarm } from '../layers/swarm-data.ts';
import { nearestRow } from '../picking/nearest-point.ts';
import type { Instant, Picture } from '../picture/picture.ts';
import { heliocentricView } from '../picture/space.ts';
import { inHeliocentricView } from './in-heliocentric-view.ts';
import type { Painter, PainterContext } from './painter.ts';

export type SwarmInputs = {
  readonly instant: Instant;
  readonly swarm?: ShownSwarm | undefined;
  /** The place from which a swarm with a detection is seen; without one its objects are drawn alike. */
  readonly observer?: Vector3;
};

/** Draws the swarm of a picture. */
export type DrawSwarm = (props: SwarmProps, picture: Picture & SwarmInputs) => void;

/**
 * The swarm at the instant of the picture.
 *
 * @param makeDraw makes what draws it; left out, all of its objects are drawn alike, but in red light with the marks of their groups.
 */
export function createSwarmPainter(
  { regl, inView }: PainterContext,
  makeDraw: (regl: REGL.Regl) => DrawSwarm = drawGroups,
): Painter<SwarmInputs> {
  const draw = makeDraw(regl);
  let uploaded: ShownSwarm | undefined;
  let buffers: SwarmBuffers | undefined;
  let shownCount = 0;
  const follow = (swarm: ShownSwarm | undefined) => {
    if (swarm?.data !== uploaded?.data) {
      buffers?.destroy();
      buffers = swarm && createSwarmBuffers(regl, swarm.data);
      uploaded = undefined;
    }
    if (swarm !== undefined && swarm.look !== uploaded?.look) {
      buffers?.applyLook(swarm.look);
      shownCount = swarm.look.groupOf.reduce((count, group) => (group === HIDDEN ? count : count + 1), 0);
    }
    uploaded = swarm;
  };
  return {
    paint(picture) {
      const { instant, swarm: shown } = picture;
      follow(shown);
      if (shown === undefined || buffers === undefined) return;
      const elapsed = buffers.moveTo(instant.day, instant.offset);
      const opacity = opacityInCrowd(heliocentricView(picture.view, picture.space), shownCount);
      const props = { swarm: buffers, elapsed, size: shown.look.size, opacity };
      inHeliocentricView(inView, picture, () => draw(props, picture));
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

/** Distance from the Sun within which most near-Earth objects are, au. */
const CROWD_RADIUS = 2;

/** Objects to a square CSS pixel of that region up to which they are no crowd: all of them in a view 620 px high from 5 au. */
const FREE_DENSITY = 0.09;

/**
 * The factor, 0 to 1, by which the opacity of objects is reduced where they would crowd a small picture, so that orbits and names
 * are seen before them.
 *
 * @param view in the heliocentric ecliptic frame, au.
 */
export function opacityInCrowd({ eye, pixelsPerRadian }: CameraView, count: number): number {
  const distance = Math.max(Math.hypot(...eye), CROWD_RADIUS);
  const radius = (pixelsPerRadian * CROWD_RADIUS) / distance;
  return Math.min(1, Math.sqrt((FREE_DENSITY * Math.PI * radius ** 2) / count));
}

function drawGroups(regl: REGL.Regl): DrawSwarm {
  const draw = createSwarmPoints(regl);
  const drawMarked = createMarkedSwarmPoints(regl);
  return (props, { cover }) => (cover.isRed === true ? drawMarked : draw)(props);
}
