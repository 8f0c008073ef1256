import type { OrbitRecord } from '#contract/nov/keplerian.ts';
import { SWARM_GROUPS, type SwarmFile, type SwarmGroup } from '#contract/nov/swarm-bytes.ts';
import {
  designatorOf,
  type EllipticalObject,
  type HyperbolicObject,
} from '#contract/user-defined/user-defined-object.ts';
import type { PerturbedOrbit } from '#machines/orbits/orbit-data.ts';

const PROVENANCE = { source: 'test', catalogueDate: '2026-01-01' };

/** Osculating elements much like those of Apophis, with what a test changes. */
export function orbitRecord(designator: string, changes: Partial<OrbitRecord> = {}): OrbitRecord {
  return {
    designator,
    object: designator,
    name: designator,
    epoch: 61_000,
    a: 0.9224,
    e: 0.1911,
    i: 3.3,
    ma: 120,
    om: 203.9,
    q: 0.7461,
    w: 126.7,
    tp: 60_800,
    mag: 19.1,
    g: 0.24,
    bodyType: 'Asteroid',
    orbitClass: 'Aten',
    database: 'JPL',
    provenance: PROVENANCE,
    ...changes,
  };
}

/** A response of the service with elements of this many objects. */
export function elementsOf(...designators: string[]) {
  return { data: designators.map((designator) => orbitRecord(designator)), errors: [] };
}

/** A perturbed orbit of two rows; with an impact when the instant of one is given. */
export function perturbedOrbit(designator: string, impactDate?: string): PerturbedOrbit {
  return {
    table: {
      day: 2_461_000.5,
      offsets: Float64Array.of(0, 1),
      positions: Float64Array.of(1, 0, 0, 1, 0.017, 0),
      velocities: Float64Array.of(0, 0.017, 0, 0, 0.017, 0),
      accelerations: new Float64Array(6),
    },
    facts: {
      name: designator,
      designator,
      approaches: [],
      unreliable: [],
      uncertaintyFrom: 'none',
      provenance: PROVENANCE,
      ...(impactDate === undefined ? {} : { impact: { body: 'earth', day: 2_461_001, date: impactDate } }),
    },
  };
}

/** A user-defined elliptical object. */
export function ellipticalObject(
  objectName: string,
  changes: Partial<EllipticalObject> = {},
): EllipticalObject {
  const designator = designatorOf(objectName);
  return {
    type: 'ELLIPTICAL',
    objectName,
    designator,
    catalogueNumber: designator,
    keplerianOnly: false,
    perturbedOn: false,
    mag: 20,
    diam: 355.19,
    referenceEpoch: 60_676.5,
    perihelionDistance: 0.9,
    aphelionDistance: 1.1,
    inclination: 5,
    rightAscension: 10,
    perihelionArgument: 20,
    meanAnomaly: 30,
    absoluteMagnitude: 20,
    slopeParameter: 0.15,
    ...changes,
  };
}

/** A user-defined hyperbolic object. */
export function hyperbolicObject(objectName: string): HyperbolicObject {
  const designator = designatorOf(objectName);
  return {
    type: 'HYPERBOLIC',
    objectName,
    designator,
    catalogueNumber: designator,
    keplerianOnly: false,
    perturbedOn: false,
    mag: 22,
    diam: 141.4,
    referenceEpoch: 60_676.5,
    perihelionDistance: 0.25,
    eccentricity: 1.2,
    inclination: 122,
    ascendingNodeLongitude: 24,
    perihelionArgument: 241,
    pericentrePassage: 60_700.25,
    absoluteMagnitude: 22,
    slopeParameter: 0.25,
  };
}

/** The force on 1I/'Oumuamua, which fades as the outgassing of carbon monoxide; A1 alone. */
export const FORCE = { a1: 2.790193364334668e-7, radialLaw: 'carbon-monoxide' } as const;

/** One small object of a swarm. */
export type FakeMember = {
  readonly group: SwarmGroup;
  readonly marks?: number;
  /** Hundredths of a magnitude. */
  readonly magnitude?: number;
  readonly diameter?: number;
};

/** A swarm of these objects on ellipses that do not matter. */
export function swarm(members: readonly FakeMember[]): SwarmFile {
  const count = members.length;
  return {
    day: 2_461_000.5,
    catalogueDate: '2026-01-01',
    count,
    columns: {
      meanMotion: new Float64Array(count),
      inclination: new Uint32Array(count),
      node: new Uint32Array(count),
      argumentOfPerihelion: new Uint32Array(count),
      meanAnomaly: new Uint32Array(count),
      eccentricity: new Uint32Array(count),
      diameter: Float32Array.from(members, ({ diameter }) => diameter ?? 0),
      magnitude: Int16Array.from(members, ({ magnitude }) => magnitude ?? -32_768),
      group: Uint8Array.from(members, ({ group }) => SWARM_GROUPS.indexOf(group)),
      marks: Uint8Array.from(members, ({ marks }) => marks ?? 0),
    },
    open: [],
  };
}
