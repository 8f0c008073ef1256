import { BASE_62 } from './designation.ts';

/** The geocentre as an observatory: the identifier and code every client knows. */
export const GEOCENTRIC = { id: 471, code: '500', name: 'Geocentric' } as const;

/** A place with an MPC observatory code. */
export type Observatory = {
  /** Stable number: 471 for the geocentre, 1000 plus the code with its first character read in base 62 for every other. */
  readonly id: number;
  /** MPC code: "568", "G96". */
  readonly code: string;
  readonly name: string;
  /** Geodetic longitude, degrees east, [-180, 180). */
  readonly longitudeDeg: number;
  /** Geodetic latitude on WGS84, degrees. */
  readonly latitudeDeg: number;
  /** Height above the WGS84 ellipsoid, m. */
  readonly altitudeM: number;
  /** ρ cos φ′ and ρ sin φ′, Earth radii of 6378.137 km: the exact position; both 0 for the geocentre. */
  readonly rhoCosPhi: number;
  readonly rhoSinPhi: number;
};

/** The stable number of a code, see {@link Observatory}. */
export function observatoryId(code: string): number {
  if (code === GEOCENTRIC.code) return GEOCENTRIC.id;
  return 1000 + BASE_62.indexOf(code.charAt(0)) * 100 + Number(code.slice(1));
}
