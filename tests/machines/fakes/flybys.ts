import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import type { FlybyFile } from '#contract/fvt/flyby-bytes.ts';
import type { MainBodyId, MainBodyRecord } from '#contract/fvt/main-bodies.ts';
import type { FlybyObject } from '#contract/user-defined/user-defined-object.ts';
import { AU_KM } from '#engine/constants.ts';
import type { OrbitTable } from '#engine/table/orbit-table.ts';

/** A body that objects fly by; only what machines look at is as in the service. */
function mainBody(id: MainBodyId, limitAu: number, flybyLimitAu = limitAu): MainBodyRecord {
  const name = id[0].toUpperCase() + id.slice(1);
  return {
    id,
    name,
    type: 'rocky',
    limitAu,
    flybyLimitAu,
    parameters: {
      name,
      radius: 6378,
      flattening: 0,
      atmosphere: true,
      period: 24,
      lambda: 0,
      jd0: 2_451_545,
      poleRa: 0,
      poleDec: 90,
      geostationaryOrbit: null,
      sphereOfInfluence: 924_000,
      gm: 398_600,
    },
  };
}

export const EARTH = mainBody('earth', 0.007_708_7, 0.007_708_63);
export const VENUS = mainBody('venus', 0.004_117_7);
export const JUPITER = mainBody('jupiter', 0.322_197);
export const MOON = mainBody('moon', 0.000_441_2);

/** The approach of Apophis on 13 April 2029, with what a test says otherwise. */
export function approach(other: Partial<CloseApproach> = {}): CloseApproach {
  return {
    designator: '2004 MN4',
    name: 'Apophis',
    number: '99942',
    object: '(99942) Apophis',
    mainBody: { id: 'earth', name: 'Earth' },
    datetime: '2029-04-13T21:46:00.000Z',
    mjd: 62_239.906_94,
    distanceKm: 38_012.34,
    distanceAu: 38_012.34 / AU_KM,
    distanceLd: 0.0989,
    distanceRadii: 5.96,
    speedKmS: 7.42,
    uncertainty: { origin: 'none', method: 'none' },
    infvtarchive: true,
    jds: Array.from({ length: 11 }, (_, day) => 2_462_234.5 + day),
    ...other,
  };
}

/** A flyby whose object goes straight past the body, 38 012 km from its middle. */
export function flybyFile(other: Partial<FlybyFile['facts']> = {}): FlybyFile {
  const { jds, uncertainty, mainBody: body, ...passage } = approach();
  const object = straight([passage.distanceAu, 0, 0], [0, 0.004, 0]);
  return {
    tables: { object, sun: straight([0, -1, 0], [0.017, 0, 0]) },
    ellipsoids: [],
    facts: {
      name: passage.object,
      designator: passage.designator,
      mainBody: body,
      datetime: passage.datetime,
      mjd: passage.mjd,
      distanceKm: passage.distanceKm,
      distanceAu: passage.distanceAu,
      distanceLd: passage.distanceLd,
      distanceRadii: passage.distanceRadii,
      speedKmS: passage.speedKmS,
      uncertainty,
      nearest: { x: passage.distanceKm, y: 0, z: 0, t: passage.mjd },
      jds,
      elements: { epoch: passage.mjd, q: passage.distanceKm, e: 4, i: 0, om: 0, w: 0, tp: passage.mjd },
      sphereOfInfluence: { radiusKm: 924_000 },
      diam: 340,
      mag: 19.7,
      sundir: { x: 0, y: -1, z: 0 },
      provenance: { source: 'MPC', catalogueDate: '2026-03-01' },
      ...other,
    },
  };
}

/** An even motion through a place at the nearest moment of {@link approach}. */
function straight(
  place: readonly [number, number, number],
  velocity: readonly [number, number, number],
): OrbitTable {
  const day = 2_462_240;
  const offsets = Float64Array.of(-6, 6);
  const at = (time: number) => place.map((part, axis) => part + velocity[axis] * (time - 0.407_7));
  return {
    day,
    offsets,
    positions: Float64Array.from([...at(-6), ...at(6)]),
    velocities: Float64Array.from([...velocity, ...velocity]),
    accelerations: new Float64Array(6),
  };
}

/** A user-defined flyby. */
export function ownFlyby(objectName: string, pericentreDistance = 0.001): FlybyObject {
  return {
    type: 'FVT',
    objectName,
    designator: `${objectName}_synthetic-object`,
    catalogueNumber: `${objectName}_synthetic-object`,
    keplerianOnly: false,
    perturbedOn: false,
    diam: 20,
    pericentreDistance,
    pericentrePassage: 62_239.9,
    eccentricity: 2,
    inclination: 10,
    ascendingNodeLongitude: 20,
    pericentreArgument: 30,
  };
}
