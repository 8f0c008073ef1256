import type { EphemerisError, KeplerianOrbits } from '#contract/nov/keplerian.ts';
import { NOV_ENDPOINTS } from '#contract/nov/endpoints.ts';
import type {
  PerturbedEllipticalQuery,
  PerturbedHyperbolicQuery,
  PerturbedTable,
} from '#contract/nov/perturbed.ts';
import type { ShapeModel } from '#contract/nov/shapes.ts';
import type { GroupType, RiskList, SmallObjectOption, SmallObjectType } from '#contract/nov/small-objects.ts';
import type { SwarmNames } from '#contract/nov/swarm.ts';
import { readSwarm, type SwarmFile } from '#contract/nov/swarm-bytes.ts';
import { type PerturbedOrbitTable, readTable } from '#contract/nov/table-bytes.ts';
import { call, callBytes, type CallOptions } from '../call.ts';
import { type ClientOptions, createHttp } from '../http.ts';

/** A group is sent in two parts: eccentricities up to 0.9, and those above. */
export type GroupPart = 'less_eccentric' | 'eccentric';

/** A perturbed orbit, or the reasons why there is none. */
export type PerturbedAnswer = {
  readonly orbit: PerturbedOrbitTable | undefined;
  readonly errors: readonly EphemerisError[];
};

/** The calls behind the 3D orbits. Each throws `RequestFailed`, and nothing else, when it has no response. */
export type NovClient = {
  groups(type: SmallObjectType, options?: CallOptions): Promise<readonly SmallObjectOption[]>;
  groupObjects(type: GroupType, value: string, part: GroupPart, options?: CallOptions): Promise<SwarmFile>;
  riskObjects(list: RiskList, options?: CallOptions): Promise<SwarmFile>;
  /** All near-Earth objects. */
  swarm(options?: CallOptions): Promise<SwarmFile>;
  /** Designations of the rows of `swarm`, ellipses first, then open orbits. */
  swarmNames(options?: CallOptions): Promise<SwarmNames>;
  keplerianOrbits(names: readonly string[], options?: CallOptions): Promise<KeplerianOrbits['ephemerides']>;
  perturbedOrbit(name: string, options?: CallOptions): Promise<PerturbedAnswer>;
  perturbedElliptical(query: PerturbedEllipticalQuery, options?: CallOptions): Promise<PerturbedAnswer>;
  perturbedHyperbolic(query: PerturbedHyperbolicQuery, options?: CallOptions): Promise<PerturbedAnswer>;
  /** Models of the shape of a body, none where there is none. */
  shapes(name: string, options?: CallOptions): Promise<readonly ShapeModel[]>;
};

/** A client of the calls behind the 3D orbits. */
export function createNovClient(options: ClientOptions = {}): NovClient {
  const { baseUrl = '' } = options;
  const http = createHttp(options);
  return {
    groups: async (type, extra) =>
      (await call(http, baseUrl, NOV_ENDPOINTS.smallObjectOptions, {}, { ...extra, path: { type } })).data,
    groupObjects: (type, option, part, extra) => {
      const endpoint =
        part === 'eccentric' ? NOV_ENDPOINTS.eccentricObjects : NOV_ENDPOINTS.lessEccentricObjects;
      return callBytes(
        http,
        baseUrl,
        endpoint,
        {},
        { bytes: readSwarm },
        { ...extra, path: { type, option } },
      );
    },
    riskObjects: (list, extra) =>
      callBytes(http, baseUrl, NOV_ENDPOINTS.riskObjects, { list }, { bytes: readSwarm }, extra),
    swarm: (extra) => callBytes(http, baseUrl, NOV_ENDPOINTS.swarm, {}, { bytes: readSwarm }, extra),
    swarmNames: (extra) => call(http, baseUrl, NOV_ENDPOINTS.swarmNames, {}, extra),
    keplerianOrbits: async (names, extra) =>
      (await call(http, baseUrl, NOV_ENDPOINTS.keplerianOrbit, { names: [...names] }, extra)).ephemerides,
    perturbedOrbit: (name, extra) =>
      callBytes(http, baseUrl, NOV_ENDPOINTS.perturbedOrbit, { name }, TABLE, extra),
    perturbedElliptical: (query, extra) =>
      callBytes(http, baseUrl, NOV_ENDPOINTS.perturbedUserDefined, query, NESTED_TABLE, extra),
    perturbedHyperbolic: (query, extra) =>
      callBytes(http, baseUrl, NOV_ENDPOINTS.perturbedUserDefinedHyperbolic, query, NESTED_TABLE, extra),
    shapes: async (name, extra) =>
      (await call(http, baseUrl, NOV_ENDPOINTS.shapes, { names: [name] }, extra)).asteroidsShapes[0]
        ?.models ?? [],
  };
}

const bytes = (table: Uint8Array): PerturbedAnswer => ({ orbit: readTable(table), errors: [] });

const TABLE = {
  bytes,
  json: ({ ephemerides }: { ephemerides: PerturbedTable }) => withoutOrbit(ephemerides),
};

const NESTED_TABLE = {
  bytes,
  json: ({ ephemerides }: { ephemerides: { ephemerides: PerturbedTable } }) =>
    withoutOrbit(ephemerides.ephemerides),
};

/** The reasons why there are no rows. Rows as JSON have no velocities, and without these no place between two of them. */
function withoutOrbit({ data, errors }: PerturbedTable): PerturbedAnswer {
  if (data.length > 0) throw new RangeError('a perturbed orbit without velocities');
  return { orbit: undefined, errors };
}
