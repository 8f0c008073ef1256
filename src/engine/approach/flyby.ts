import { BODY, type Body } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { OsculatingElements } from '../orbit/elements.ts';
import type { Trajectory } from '../propagate/trajectory.ts';
import type { DaySpan, OrbitTable } from '../table/orbit-table.ts';
import type { MainBody } from './main-bodies.ts';
import { motionTable } from './motion-table.ts';
import { elementsAbout, type Passage, passagesBy } from './passage.ts';
import { bodyAbout, objectAbout } from './relative-motion.ts';
import { type Crossings, sphereCrossings, sphereOfInfluence } from './sphere-of-influence.ts';

/** What flies by a main body, and what is around it: tables about its centre, ecliptic J2000, au. */
export type Flyby = {
  readonly object: OrbitTable;
  readonly sun: OrbitTable;
  /** The Moon about the Earth, or the Earth about the Moon. */
  readonly moon?: OrbitTable;
  /** The passage that is nearest in time to the requested one. */
  readonly passage: Passage;
  /** About the body at the nearest point. */
  readonly elements: OsculatingElements;
  /** au. */
  readonly sphereRadius: number;
  readonly crossings: Crossings;
};

/**
 * The flyby of an object in a span.
 *
 * @param span Julian dates TDB. @param aroundDay instant of the passage that is meant.
 * @returns undefined where the object has no nearest point to the body in the span.
 *
 * Accuracy: 1 m within 50 000 km of the body, 2e-8 of the distance beyond, of the trajectory itself.
 */
export function flybyOf(
  trajectory: Trajectory,
  centre: MainBody,
  ephemeris: Ephemeris,
  span: DaySpan,
  aroundDay: number,
): Flyby | undefined {
  const { body } = centre;
  const passages = passagesBy(body, trajectory, ephemeris, span, Number.POSITIVE_INFINITY);
  const [passage] = passages.sort((a, b) => daysFrom(aroundDay, a) - daysFrom(aroundDay, b));
  const object = motionTable(objectAbout(trajectory, body, ephemeris), span);
  const sun = motionTable(bodyAbout(BODY.Sun, body, ephemeris), span);
  if (passage === undefined || object === undefined || sun === undefined) return undefined;
  const companion = COMPANIONS.get(body);
  const moon = companion === undefined ? undefined : motionTable(bodyAbout(companion, body, ephemeris), span);
  const sphereRadius = sphereOfInfluence(centre, ephemeris);
  return {
    object,
    sun,
    ...(moon === undefined ? {} : { moon }),
    passage,
    elements: elementsAbout(passage, ephemeris),
    sphereRadius,
    crossings: sphereCrossings(object, sphereRadius, passage.day - object.day + passage.offset),
  };
}

const COMPANIONS: ReadonlyMap<Body, Body> = new Map<Body, Body>([
  [BODY.Earth, BODY.Moon],
  [BODY.Moon, BODY.Earth],
]);

function daysFrom(instant: number, { day, offset }: Passage): number {
  return Math.abs(day - instant + offset);
}
