import type REGL from 'regl';
import { createSeenSwarmPoints } from '../layers/seen-swarm.ts';
import { createSwarmPoints } from '../layers/swarm.ts';
import { heliocentricPlace } from '../picture/space.ts';
import type { Painter, PainterContext } from './painter.ts';
import { createSwarmPainter, type DrawSwarm, type SwarmInputs } from './swarm.ts';

/** The swarm as the observer of the picture sees it, where its look has a detection. */
export function createSeenSwarmPainter(context: PainterContext): Painter<SwarmInputs> {
  return createSwarmPainter(context, drawSeen);
}

function drawSeen(regl: REGL.Regl): DrawSwarm {
  const draw = createSwarmPoints(regl);
  const drawSeenOnes = createSeenSwarmPoints(regl);
  return (props, { swarm, observer, space }) => {
    const detection = swarm?.look.detection;
    if (detection === undefined || observer === undefined) draw(props);
    else
      drawSeenOnes({
        ...props,
        observer: heliocentricPlace(observer, space),
        faintest: detection.faintest,
      });
  };
}
