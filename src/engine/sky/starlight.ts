/** The rule by which a star spoils a place. */
export const STARLIGHT = {
  /** Full width at half maximum of a star in the seeing, arcsec: an ordinary night. */
  seeingArcsec: 3,
  /** Exponent of the profile of a star: Moffat's β, 2.5 to 4.8 as it is measured. */
  profileExponent: 3,
  /** How many magnitudes fainter than the object the light is that still spoils it: a tenth of it. */
  magnitudeDifference: 2.5,
} as const;

/** Scale of the profile of that width, arcsec. */
const SCALE = STARLIGHT.seeingArcsec / 2 / Math.sqrt(2 ** (1 / STARLIGHT.profileExponent) - 1);

/**
 * The disc of a star in which its light spoils an object: out to where it falls to a tenth of the object's own at its middle.
 *
 * @param starMagnitude, objectMagnitude V.
 * @returns its radius, arcsec; undefined for a star too faint to spoil the object anywhere.
 *
 * With 3 arcsec of seeing 3.2 arcsec for a star as bright as the object, 8.8 where it is 5 mag brighter, 20 at 10 mag, 43 at 15.
 * Neglected: haloes, spikes and the aureole, which reach farther around very bright stars.
 * Source: Moffat (1969), A&A 3, 455, eq. 7.
 */
export function spoiltWithin(starMagnitude: number, objectMagnitude: number): number | undefined {
  const excess = objectMagnitude + STARLIGHT.magnitudeDifference - starMagnitude;
  if (excess <= 0) return undefined;
  return SCALE * Math.sqrt(10 ** (excess / (2.5 * STARLIGHT.profileExponent)) - 1);
}
