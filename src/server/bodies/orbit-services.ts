import type { BodyRow } from '#catalogue/parse/body-row.ts';
import { parseNeoccOrbit } from '#catalogue/parse/neocc-orbit.ts';
import { parseSbdbLookup } from '#catalogue/parse/sbdb-lookup.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import { BadFileError, type Source } from '#catalogue/source.ts';
import { isAboutTheOrbit } from '../tasks/computed.ts';
import { orbitName } from './latest-orbits.ts';

/** Addresses of single orbits; `{object}` is replaced by the name of an object there. */
export type OrbitAddresses = {
  readonly neocc: string;
  readonly sbdb: string;
  /** Address of the orbits of NEO Confirmation Page candidates; absent where none are fetched. */
  readonly candidates?: string;
};

/** A service that publishes orbits with their covariance object by object. */
export type OrbitService = {
  readonly source: Pick<Source, 'name' | 'service' | 'preference'>;
  /** Name of the file in which its response about a body is stored. */
  readonly fileOf: (body: SmallBody) => string;
  readonly urlOf: (body: SmallBody) => string;
  /** Whether it knows bodies of this kind at all. */
  readonly hasOrbitOf: (body: SmallBody) => boolean;
  /** The orbit in a response; nothing where it is not an orbit with a covariance. */
  readonly read: (bytes: Uint8Array) => BodyRow | undefined;
};

/** ESA's NEOCC for near-Earth asteroids, whose orbits are of the present, and JPL's SBDB for all. */
export function orbitServices({ neocc, sbdb }: OrbitAddresses): readonly OrbitService[] {
  return [
    {
      source: { name: 'ESA NEOCC orbit file', service: 'ESA', preference: 5 },
      fileOf: (body) => `${orbitName(body)}.ke1`,
      urlOf: (body) => neocc.replace('{object}', encodeURIComponent(orbitName(body))),
      hasOrbitOf: ({ nea, bodyType }) => nea && bodyType === 'Asteroid',
      read: reader(parseNeoccOrbit),
    },
    {
      source: { name: 'JPL SBDB orbit', service: 'JPL', preference: 3 },
      fileOf: (body) => `${orbitName(body)}.sbdb.json`,
      urlOf: (body) => sbdb.replace('{object}', encodeURIComponent(identifier(body))),
      hasOrbitOf: () => true,
      read: reader(parseSbdbLookup),
    },
  ];
}

/** The shortest text that finds a body and no other. */
function identifier({ number, designation }: SmallBody): string {
  return number ?? designation;
}

function reader(parse: (bytes: Uint8Array) => { readonly rows: readonly BodyRow[] }): OrbitService['read'] {
  return (bytes) => {
    try {
      return parse(bytes).rows.find(({ covariance }) => covariance !== undefined);
    } catch (error) {
      if (error instanceof BadFileError || isAboutTheOrbit(error)) return undefined;
      throw error;
    }
  };
}
