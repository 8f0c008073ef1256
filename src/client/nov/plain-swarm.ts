import type { DrawnObject } from '#contract/nov/small-objects.ts';
import type { SwarmObject } from '#contract/nov/swarm.ts';
import {
  MARK,
  readSwarm,
  SWARM_GROUPS,
  type SwarmEllipse,
  type SwarmFile,
  type SwarmMember,
  writeSwarm,
} from '#contract/nov/swarm-bytes.ts';
import { epochOfModifiedDate, modifiedDateOf } from '#contract/nov/modified-date.ts';
import { DEGREE, J2000 } from '#engine/constants.ts';
import { SUN_GM } from '#engine/orbit/sun-gm.ts';

/** Orbits from this eccentricity on go with their elements, as in the bytes. */
const NEARLY_OPEN = 0.999;

/** A swarm from a plain response, in the order of the bytes: ellipses first. @param day TDB, to which anomalies are brought. */
export function swarmOfObjects(
  objects: readonly (DrawnObject | SwarmObject)[],
  { day = J2000, catalogueDate = '' }: Partial<Pick<SwarmFile, 'day' | 'catalogueDate'>> = {},
): SwarmFile {
  const ellipses = objects.flatMap((object) => ellipseOf(object, day) ?? []);
  const open = objects.filter((object) => ellipseOf(object, day) === undefined).map(openOrbitOf);
  return readSwarm(writeSwarm({ day, catalogueDate, ellipses, open }));
}

function ellipseOf(object: DrawnObject | SwarmObject, day: number): SwarmEllipse | undefined {
  const { q, e, i, om, w, ma, epoch } = object;
  if (e >= NEARLY_OPEN || ma === undefined) return undefined;
  const meanMotion = Math.sqrt(SUN_GM * ((1 - e) / q) ** 3); // Kepler's third law
  const elapsed = modifiedDateOf({ scale: 'TDB', day, offset: 0 }) - epoch;
  return {
    ...memberOf(object),
    meanMotion,
    eccentricity: e,
    inclination: i * DEGREE,
    node: om * DEGREE,
    argumentOfPerihelion: w * DEGREE,
    meanAnomaly: ma * DEGREE + meanMotion * elapsed,
  };
}

function openOrbitOf(object: DrawnObject | SwarmObject): SwarmFile['open'][number] {
  const { q, e, i, om, w, tp, epoch } = object;
  return {
    ...memberOf(object),
    elements: {
      epoch: epochOfModifiedDate(epoch),
      perihelionDistance: q,
      eccentricity: e,
      inclination: i * DEGREE,
      node: om * DEGREE,
      argumentOfPerihelion: w * DEGREE,
      perihelionTime: epochOfModifiedDate(tp),
    },
  };
}

function memberOf(object: DrawnObject | SwarmObject): SwarmMember {
  const { orbitType, pha, risk, mag, diam } = object;
  const isComet = 'comet' in object && object.comet;
  return {
    group: SWARM_GROUPS.find((group) => group === orbitType) ?? 'other',
    marks: (risk ? MARK.risk : 0) | (pha ? MARK.pha : 0) | (isComet ? MARK.comet : 0),
    magnitude: mag,
    diameter: diam,
  };
}
