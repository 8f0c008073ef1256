import type { SkyRegion } from '#catalogue/stars/sky-region.ts';

/** Most stars of one request, the brightest. */
const MOST_FETCHED = 20_000;

/** G to which Gaia DR3 is nearly complete, mag. */
export const GAIA_LIMIT = 20.7;

/** Radius of the largest circle of a request, degrees: it holds the largest window of the chart. */
const LARGEST_RADIUS = 3.2;

/** A circle of stars to request. */
export type GaiaCircle = {
  readonly ra: number;
  readonly dec: number;
  readonly radius: number;
  readonly faintest: number;
};

/** The circle about a region, or nothing where that is too large. Its numbers are rounded so that small moves request the same. */
export function circleAbout(region: SkyRegion, faintest: number): GaiaCircle | undefined {
  const radius = region.kind === 'circle' ? region.radius : radiusOf(region);
  if (radius > LARGEST_RADIUS) return undefined;
  return { ra: rounded(region.ra), dec: rounded(region.dec), radius: rounded(radius + 0.0002), faintest };
}

/** The address of a query for the stars of a circle: of a TAP service, whose address ends in `/sync`, or of a cone search. */
export function starAddress(service: string, circle: GaiaCircle): string {
  return isQueried(service) ? queryAddress(service, circle) : coneAddress(service, circle);
}

/** Most stars that a service responds with: a cone search gives them all. */
export function mostInResponse(service: string): number {
  return isQueried(service) ? MOST_FETCHED : Number.POSITIVE_INFINITY;
}

function isQueried(service: string): boolean {
  return new URL(service).pathname.endsWith('/sync');
}

/** The response is a VOTable of all its stars, however faint. Source: IVOA Simple Cone Search 1.03, section 2.1. */
function coneAddress(service: string, { ra, dec, radius }: GaiaCircle): string {
  const address = new URL(service);
  const parameters = { RA: ra, DEC: dec, SR: radius };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, String(value));
  return address.href;
}

/** The response is CSV, the brightest first. Source: IVOA Table Access Protocol 1.1, section 2; ADQL 2.1. */
function queryAddress(service: string, { ra, dec, radius, faintest }: GaiaCircle): string {
  const query = `SELECT TOP ${MOST_FETCHED} source_id, ra, dec, parallax, pmra, pmdec, phot_g_mean_mag, bp_rp FROM gaiadr3.gaia_source WHERE 1 = CONTAINS(POINT('ICRS', ra, dec), CIRCLE('ICRS', ${ra}, ${dec}, ${radius})) AND phot_g_mean_mag <= ${faintest} ORDER BY phot_g_mean_mag`;
  const address = new URL(service);
  const parameters = { REQUEST: 'doQuery', LANG: 'ADQL', FORMAT: 'csv', QUERY: query };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}

/** Half the diagonal on the sky, at the edge farther from the pole. */
function radiusOf({ dec, sizeRa, sizeDec }: SkyRegion & { kind: 'rectangle' }): number {
  const widest = Math.max(Math.abs(dec) - sizeDec / 2, 0);
  const width = sizeRa >= 360 ? 2 * (90 - widest) : sizeRa * Math.cos((widest * Math.PI) / 180);
  return Math.hypot(width, sizeDec) / 2;
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4;
}
