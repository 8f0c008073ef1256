import type { EphemerisError, KeplerianOrbits } from '#contract/nov/keplerian.ts';
import { NOV_ENDPOINTS } from '#contract/nov/endpoints.ts';
import type {
  PerturbedEllipticalQuery,
  PerturbedHyperbolicQuery,
  PerturbedTable,
} from '#contract/nov/perturbed.ts';
import type { ShapeModel } from '#contract/nov/shapes.ts';
import type {
  GroupType,
  RiskList,
  RiskObjects,
  SmallObjectOption,
  SmallObjectType,
} from '#contract/nov/small-objects.ts';
import type { SwarmResponse, SwarmNames } from '#contract/nov/swarm.ts';
import { readSwarm, type SwarmFile } from '#contract/nov/swarm-bytes.ts';
import { type PerturbedOrbitTable, readTable } from '#contract/nov/table-bytes.ts';
import { call, callBytes, type CallOptions } from '../call.ts';
import { type ClientOptions, createHttp } from '../http.ts';
import type { swarmOfObjects } from './plain-swarm.ts';

/** A group is sent in two parts: eccentricities up to 0.9, and those above. */
export type GroupPart = 'less_eccentric' | 'eccentric';

/** A perturbed orbit, or the reasons why there is none. */
export type PerturbedResponse = {
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
  perturbedOrbit(name: string, options?: CallOptions): Promise<PerturbedResponse>;
  perturbedElliptical(query: PerturbedEllipticalQuery, options?: CallOptions): Promise<PerturbedResponse>;
  perturbedHyperbolic(query: PerturbedHyperbolicQuery, options?: CallOptions): Promise<PerturbedResponse>;
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
        { bytes: readSwarm, json: ({ data }) => plainSwarm(data) },
        { ...extra, path: { type, option } },
      );
    },
    riskObjects: (list, extra) =>
      callBytes(http, baseUrl, NOV_ENDPOINTS.riskObjects, { list }, RISK_LIST, extra),
    swarm: (extra) => callBytes(http, baseUrl, NOV_ENDPOINTS.swarm, {}, SWARM, extra),
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

const plainSwarm = async (...objects: Parameters<typeof swarmOfObjects>) =>
  (await import('./plain-swarm.ts')).swarmOfObjects(...objects);

const SWARM = {
  bytes: readSwarm,
  json: ({ data, day, catalogueDate }: SwarmResponse) => plainSwarm(data, { day, catalogueDate }),
};

const RISK_LIST = {
  bytes: readSwarm,
  json: (response: RiskObjects) => plainSwarm('list' in response ? response.list.data : []),
};

const bytes = (table: Uint8Array): PerturbedResponse => ({ orbit: readTable(table), errors: [] });

async function plainTable(table: PerturbedTable): Promise<PerturbedResponse> {
  const { orbitOfRows } = await import('./plain-table.ts');
  return { orbit: orbitOfRows(table), errors: table.errors };
}

const TABLE = {
  bytes,
  json: ({ ephemerides }: { ephemerides: PerturbedTable }) => plainTable(ephemerides),
};

const NESTED_TABLE = {
  bytes,
  json: ({ ephemerides }: { ephemerides: { ephemerides: PerturbedTable } }) =>
    plainTable(ephemerides.ephemerides),
};
