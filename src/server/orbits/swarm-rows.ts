import { diameterOf } from '#catalogue/brightness.ts';
import { labelOf, type SmallBody } from '#catalogue/small-body.ts';
import {
  MARK,
  type SwarmEllipse,
  type SwarmFile,
  type SwarmGroup,
  type SwarmMember,
  SWARM_GROUPS,
} from '#contract/nov/swarm-bytes.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import type { OsculatingElements } from '#engine/orbit/elements.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { stateToElements } from '#engine/orbit/state-to-elements.ts';
import { SUN_GM } from '#engine/orbit/sun-gm.ts';

/** Orbits from this eccentricity on go with their elements: their mean anomaly determines the place badly. */
const NEARLY_OPEN = 0.999;

/** Ellipses and open orbits of a swarm, while it is put together; `names` are of the ellipses, then of the open ones. */
export type SwarmRows = {
  readonly ellipses: SwarmEllipse[];
  readonly open: SwarmFile['open'];
  readonly names: string[];
  /** Labels of those objects that readers do not call by their designation, by designation. */
  readonly labels: Record<string, string>;
  readonly openNames: string[];
};

/** A swarm without objects. */
export function emptySwarm(): SwarmRows {
  return { ellipses: [], open: [], names: [], labels: {}, openNames: [] };
}

/**
 * Puts a body into a swarm.
 *
 * @param orbit its orbit as near to today as it is known.
 * @param day Julian date TDB of the swarm's mean anomalies.
 * @throws RangeError when the elements are not those of an orbit.
 */
export function addToSwarm(rows: SwarmRows, body: SmallBody, orbit: Orbit, day: number): void {
  const elements = stateToElements(orbit);
  const member = memberOf(body);
  const label = labelOf(body);
  if (label !== body.designation) rows.labels[body.designation] = label;
  if (elements.eccentricity < NEARLY_OPEN && elements.meanAnomaly !== undefined) {
    rows.ellipses.push({ ...member, ...ellipseOf(elements, elements.meanAnomaly, day) });
    rows.names.push(body.designation);
    return;
  }
  const { trueAnomaly: _, meanAnomaly: __, ...conic } = elements;
  rows.open.push({ ...member, elements: conic });
  rows.openNames.push(body.designation);
}

/** The orbit of a body from its catalogue elements. @throws RangeError when they are not those of an orbit. */
export function catalogueOrbit({ elements }: Pick<SmallBody, 'elements'>): Orbit {
  return elementsToOrbit(elements);
}

/** Source: Kepler's third law; two-body motion propagates the mean anomaly to the common day. */
function ellipseOf(elements: OsculatingElements, meanAnomaly: number, day: number) {
  const { epoch, perihelionDistance, eccentricity, inclination, node, argumentOfPerihelion } = elements;
  const meanMotion = Math.sqrt(SUN_GM * ((1 - eccentricity) / perihelionDistance) ** 3);
  const elapsed = day - epoch.day - epoch.offset;
  return {
    meanMotion,
    eccentricity,
    inclination,
    node,
    argumentOfPerihelion,
    meanAnomaly: meanAnomaly + meanMotion * elapsed,
  };
}

function memberOf(body: SmallBody): SwarmMember {
  const diameter = diameterOf(body);
  const marks =
    (body.risk === undefined ? 0 : MARK.risk) |
    (body.pha ? MARK.pha : 0) |
    (body.bodyType === 'Comet' ? MARK.comet : 0) |
    (diameter?.basis === 'measured' ? MARK.diameterMeasured : 0);
  const magnitude = body.cometMagnitude ?? body.absoluteMagnitude;
  return {
    group: groupOf(body),
    marks,
    ...(magnitude === undefined ? {} : { magnitude }),
    ...(diameter === undefined ? {} : { diameter: diameter.km * 1000 }),
  };
}

function groupOf({ orbitClass }: SmallBody): SwarmGroup {
  return SWARM_GROUPS.find((group) => group === orbitClass) ?? 'other';
}
