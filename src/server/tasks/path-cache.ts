import { LRUCache } from 'lru-cache';
import { orbitOf } from '#catalogue/orbit-of.ts';
import { DENSE_WIDTH } from '#engine/integrate/dense-step.ts';
import type { Trajectory } from '#engine/propagate/trajectory.ts';
import type { Track } from '#engine/survey/node-track.ts';
import { nodeNear, type OrbitNodes } from '#engine/survey/orbit-nodes.ts';
import { trackAlong, trajectoryFromNode } from '#engine/survey/trajectory-track.ts';
import type { DaySpan } from '#engine/table/orbit-table.ts';
import type { SkyUncertainty } from '#engine/uncertainty/estimate.ts';
import type { CoveredEphemeris } from './covered-ephemeris.ts';
import { surveyedTrajectory, type UncertainTrajectory } from './covariance-uncertainty.ts';
import type { MovingBody } from './moving-body.ts';

/** Integrated motions over the nights of a survey: they do not depend on the site, so that the next one finds them here. */
type PathCache = {
  /** The track of an object that its nodes do not describe between them; offsets count from the first node. */
  readonly track: (nodes: OrbitNodes, object: number, span: DaySpan) => Track;
  /** How uncertain a body is by its covariance; nothing where it has none, or its orbit cannot be followed so far. */
  readonly uncertainty: (body: MovingBody, span: DaySpan) => SkyUncertainty | undefined;
};

/** Bytes of the steps that a worker caches. Clones, which few bodies need, are not counted. */
const CACHED_BYTES = 40_000_000;

/** An empty cache. What is found has the same orbit to the bit, whichever list or catalogue it is of. */
export function createPathCache({ ephemeris, cover }: CoveredEphemeris): PathCache {
  const tracked = new LRUCache<string, Trajectory>({
    maxSize: CACHED_BYTES / 4,
    sizeCalculation: ({ steps }) => bytesOf(steps, 1),
  });
  const uncertain = new LRUCache<string, Partial<UncertainTrajectory>>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ trajectory }) =>
      trajectory === undefined ? 1 : bytesOf(trajectory.steps, 1 + trajectory.varied),
  });

  return {
    track(nodes, object, { fromDay, toDay }) {
      const { grid, states } = nodes;
      const node = object * grid.count + (nodeNear(nodes, object, fromDay) ?? 0);
      const key = [fromDay, toDay, grid.firstDay, node, ...states.subarray(6 * node, 6 * node + 6)].join();
      const trajectory = tracked.get(key) ?? trajectoryFromNode(nodes, object, ephemeris, fromDay, toDay);
      tracked.set(key, trajectory);
      return trackAlong(trajectory, ephemeris, grid.firstDay);
    },
    uncertainty(body, span) {
      const orbit = orbitOf(body);
      cover(span.fromDay, span.toDay, orbit.epoch.day); // for clones, too, which a path has made when one needs them
      const { epoch, position, velocity, nonGravitational = {}, covariance = [] } = orbit;
      const numbers = [...position, ...velocity, ...Object.values(nonGravitational), ...covariance];
      const key = [span.fromDay, span.toDay, epoch.day, epoch.offset, ...numbers].join();
      const known = uncertain.get(key) ?? surveyedTrajectory(orbit, ephemeris, span) ?? {};
      uncertain.set(key, known);
      return known.uncertainty;
    },
  };
}

/** Bytes that steps of an integration take. @param bodies that are integrated together: the object and its variations. */
function bytesOf(steps: number, bodies: number): number {
  return 1000 + steps * 3 * bodies * DENSE_WIDTH * Float64Array.BYTES_PER_ELEMENT;
}
