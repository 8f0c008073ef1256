import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { POINTS_PER_MINUTE } from '#contract/call-costs.ts';
import type { OrbitAddresses } from '#server/bodies/orbit-services.ts';
import { EARTH_ORIENTATION_FILE, STORED_EARTH_ORIENTATION_FILE } from '#catalogue/parse/finals2000a.ts';
import { REFRESHED_FILE } from '#catalogue/refresh-news.ts';
import { readTrustedProxies, type TrustedProxies } from './visitors/visitor-address.ts';

/** Settings from the environment; each has a default. */
export type Configuration = {
  readonly host: string;
  readonly port: number;
  /** Folder for what the service writes. */
  readonly dataDir: string;
  /** Folder that `npm run prepare-data` has filled, which is only read; absent where the service prepares its data itself. */
  readonly preparedDir: string | undefined;
  /** Folder of recorded catalogue files; absent for the built-in catalogue alone. */
  readonly catalogueDir: string | undefined;
  /** Catalogue that `npm run catalogue` writes, preferred to the default folder; absent where a folder is configured. */
  readonly refreshedCatalogue: string | undefined;
  /** Whether the service itself refreshes the catalogue, once a day. */
  readonly refreshesCatalogue: boolean;
  /** Where a refreshed Earth orientation may be stored, the best place first. */
  readonly earthOrientationFiles: readonly string[];
  /** Addresses of single orbits with their covariance; absent where none shall be fetched. */
  readonly orbitAddresses: OrbitAddresses | undefined;
  /** Folder of catalogues of stars; absent for the stars that come with the page, or for tiles made before. */
  readonly starsDir: string | undefined;
  /** Address of a TAP service of Gaia DR3 for fainter stars; absent where none shall be fetched. */
  readonly starService: string | undefined;
  /** Address of the PostgreSQL server for what services share; absent where there is only one, which stores it itself. */
  readonly databaseUrl: string | undefined;
  /** Whether this service computes pieces of calculations; else workers do. */
  readonly calculatesHere: boolean;
  /** Milliseconds since the Unix epoch that the clock starts at; absent for the real time. */
  readonly startsAt: number | undefined;
  readonly workers: number;
  /** Sources allowed to embed the page, as in the directive `frame-ancestors`. */
  readonly frameAncestors: string;
  /** Address of map tiles with {z}, {x} and {y}; absent for the built-in map. */
  readonly tileUrl: string | undefined;
  /** Folder of a HiPS survey, without a stroke at the end. */
  readonly hipsUrl: string | undefined;
  /** Points that a visitor's calls may cost in a minute; absent for no limit. */
  readonly pointsPerMinute: number | undefined;
  /** Origin that visitors reach the service by; absent where requests and trusted proxies name it. */
  readonly publicUrl: URL | undefined;
  /** Proxies whose X-Forwarded headers count. */
  readonly trustedProxies: TrustedProxies;
  /** Where metrics are served; absent for nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  readonly logLevel: string;
};

/** Orbits in full precision with their covariance, of ESA's NEOCC and JPL's SBDB, and those of candidates, of the MPC. */
const ORBIT_ADDRESSES: OrbitAddresses = {
  neocc: 'https://neo.ssa.esa.int/PSDB-portlet/download?file={object}.ke1',
  sbdb: 'https://ssd-api.jpl.nasa.gov/sbdb.api?sstr={object}&cov=mat&full-prec=true',
  candidates: 'https://cgi.minorplanetcenter.net/cgi-bin/showobsorbs.cgi?Obj={object}&orb=y',
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Folder of recorded files, which may lie beside the checkout. */
const CATALOGUE_BESIDE = '../shared/catalogue';

/** Folder of catalogues of stars, which may lie there, too. */
const STARS_BESIDE = '../shared/stars';

/**
 * Reads the environment.
 *
 * @param root folder of the checkout.
 * @throws RangeError naming the variable that is not valid.
 */
export function readConfiguration(environment: Environment, root: string): Configuration {
  const dataDir = resolve(root, environment['DATA_DIR'] ?? '.data');
  const named = environment['CATALOGUE_DIR'];
  const folder = catalogueDir(named, root);
  const prepared = environment['PREPARED_DIR'];
  const preparedDir = prepared === undefined || prepared === '' ? undefined : resolve(root, prepared);
  return {
    host: environment['HOST'] ?? '127.0.0.1',
    port: wholeNumber('PORT', environment['PORT'] ?? '8080', 0, 65_535),
    dataDir,
    preparedDir,
    catalogueDir: folder,
    refreshedCatalogue: named === undefined ? join(preparedDir ?? dataDir, REFRESHED_FILE) : undefined,
    refreshesCatalogue: refreshesCatalogue(environment),
    earthOrientationFiles: earthOrientationFiles(
      preparedDir ?? dataDir,
      named === undefined ? undefined : folder,
    ),
    orbitAddresses: orbitAddresses(environment['ORBIT_SERVICES']),
    starsDir: starsDir(environment['STARS_DIR'], root),
    starService: starService(environment['STAR_SERVICE']),
    databaseUrl: databaseUrl(environment['DATABASE_URL']),
    calculatesHere: calculatesHere(environment),
    startsAt: instant(environment['NOW']),
    workers: wholeNumber('WORKERS', environment['WORKERS'] ?? String(availableParallelism()), 1, 256),
    frameAncestors: directive('FRAME_ANCESTORS', environment['FRAME_ANCESTORS'] ?? '*'),
    tileUrl: tileUrl(environment['TILE_URL']),
    hipsUrl: hipsUrl(environment['HIPS_URL']),
    pointsPerMinute: pointsPerMinute(environment['CALL_LIMIT'] ?? String(POINTS_PER_MINUTE)),
    publicUrl: publicUrl(environment['PUBLIC_URL']),
    trustedProxies: readTrustedProxies(environment['TRUST_PROXY'] ?? ''),
    metrics: metricsPlace(environment['METRICS']),
    logLevel: environment['LOG_LEVEL'] ?? 'info',
  };
}

/**
 * Whether the service refreshes the catalogue: never one that the operator has named or prepared, nor for
 * another day than today.
 */
function refreshesCatalogue(environment: Environment): boolean {
  const setting = environment['CATALOGUE_REFRESH'] ?? 'daily';
  if (setting !== 'daily' && setting !== 'off') {
    throw new RangeError(`CATALOGUE_REFRESH must be daily or off, but is "${setting}"`);
  }
  const isFixed =
    [environment['CATALOGUE_DIR'], environment['PREPARED_DIR']].some((folder) => folder !== undefined) ||
    instant(environment['NOW']) !== undefined;
  return setting === 'daily' && !isFixed;
}

function catalogueDir(value: string | undefined, root: string): string | undefined {
  return folderOrBeside(value, root, CATALOGUE_BESIDE);
}

function starsDir(value: string | undefined, root: string): string | undefined {
  return folderOrBeside(value, root, STARS_BESIDE);
}

/** A folder that is named, none where the name is empty, else one that may lie beside the checkout. */
function folderOrBeside(value: string | undefined, root: string, place: string): string | undefined {
  if (value === '') return undefined;
  if (value !== undefined) return resolve(root, value);
  const beside = join(root, place);
  return existsSync(beside) ? beside : undefined;
}

/** A folder that the operator named goes before what `npm run catalogue` left. */
function earthOrientationFiles(dataDir: string, named: string | undefined): readonly string[] {
  return [
    ...(named === undefined ? [] : [join(named, EARTH_ORIENTATION_FILE)]),
    join(dataDir, STORED_EARTH_ORIENTATION_FILE),
  ];
}

/** Addresses parted by blanks, of the NEOCC, of the SBDB and, where there is one, of candidates' orbits; empty for none. */
function orbitAddresses(value: string | undefined): OrbitAddresses | undefined {
  if (value === undefined) return ORBIT_ADDRESSES;
  if (value === '') return undefined;
  const addresses = value.split(' ');
  const [neocc, sbdb, candidates, ...further] = addresses;
  const areTwoOrThree = neocc !== undefined && sbdb !== undefined && further.length === 0;
  if (!areTwoOrThree || !addresses.every(isOrbitAddress)) {
    throw new RangeError(
      `ORBIT_SERVICES must be two or three http addresses with {object}, but is "${value}"`,
    );
  }
  return { neocc, sbdb, ...(candidates === undefined ? {} : { candidates }) };
}

function isOrbitAddress(text: string): boolean {
  return text.includes('{object}') && /^https?:\/\//.test(text);
}

function starService(value: string | undefined): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (/^https?:\/\/\S+$/.test(value) && URL.canParse(value)) return value;
  throw new RangeError(`STAR_SERVICE must be an http address, but is "${value}"`);
}

function publicUrl(value: string | undefined): URL | undefined {
  if (value === undefined || value === '') return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url;
  throw new RangeError(`PUBLIC_URL must be an http origin, as https://neo.example.org, but is "${value}"`);
}

function databaseUrl(value: string | undefined): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (/^postgres(ql)?:\/\//.test(value)) return value;
  throw new RangeError('DATABASE_URL must begin with postgresql://');
}

/** Leaving calculations to workers takes a database in which they find them. */
function calculatesHere(environment: Environment): boolean {
  const place = environment['CALCULATIONS'] ?? 'here';
  if (place !== 'here' && place !== 'workers') {
    throw new RangeError(`CALCULATIONS must be here or workers, but is "${place}"`);
  }
  if (place === 'workers' && databaseUrl(environment['DATABASE_URL']) === undefined) {
    throw new RangeError('CALCULATIONS=workers needs a DATABASE_URL');
  }
  return place === 'here';
}

function instant(value: string | undefined): number | undefined {
  if (value === undefined || value === '') return undefined;
  const milliseconds = Date.parse(value);
  if (Number.isNaN(milliseconds)) throw new RangeError(`NOW must be an ISO date, but is "${value}"`);
  return milliseconds;
}

/** A port of this machine alone, or `host:port`. */
function metricsPlace(text: string | undefined): Configuration['metrics'] {
  if (text === undefined || text === '') return undefined;
  const [, host = '127.0.0.1', port = ''] = /^(?:([\w.-]+):)?(\d+)$/.exec(text) ?? [];
  return { host, port: wholeNumber('METRICS', port, 0, 65_535) };
}

/** Reads the number of points; none for `off`. */
function pointsPerMinute(text: string): number | undefined {
  return text === 'off' ? undefined : wholeNumber('CALL_LIMIT', text, 100, 1e9);
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new RangeError(`${name} must be a whole number from ${least} to ${most}, but is "${text}"`);
}

/** A value that cannot end its directive or its header. */
function directive(name: string, text: string): string {
  if (/^[\w\s:/.*'-]+$/.test(text) && !/[\r\n]/.test(text)) return text;
  throw new RangeError(`${name} must be a list of sources, but is "${text}"`);
}

function tileUrl(value: string | undefined): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (['{z}', '{x}', '{y}'].every((place) => value.includes(place)) && /^https?:\/\/[\w.:-]+\//.test(value)) {
    return value;
  }
  throw new RangeError(`TILE_URL must be an http address with {z}, {x} and {y}, but is "${value}"`);
}

function hipsUrl(value: string | undefined): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (/^https?:\/\/[\w.:-]+\/[\w./~%-]*$/.test(value) && URL.canParse(value))
    return value.replace(/\/+$/, '');
  throw new RangeError(`HIPS_URL must be the http address of a folder, but is "${value}"`);
}
