/** Photons of V = 0 that reach each square metre above the atmosphere in the V band, per second. */
const PHOTONS_V0 = photonsOfZeroMagnitude();

/** Sources of the noise of an image. */
export type Photometer = {
  /** Electrons per second from V = 0 above the atmosphere. */
  readonly zeroFlux: number;
  /** Electrons, each time a pixel is read. */
  readonly readNoise: number;
  /** Electrons per second and pixel. */
  readonly darkCurrent: number;
  /** Angle that a pixel covers, arcsec. */
  readonly pixelScale: number;
};

/** The observed object and the sky above it. */
export type Conditions = {
  /** Magnitude V above the atmosphere. */
  readonly magnitude: number;
  /** Surface brightness of the sky as seen, mag/arcsec². */
  readonly skyBrightness: number;
  readonly airmass: number;
  /** Mag per airmass. */
  readonly extinction: number;
  /** Width of a star's image at half its height, arcsec. */
  readonly seeing: number;
};

/**
 * Electrons per second that V = 0 gives above the atmosphere.
 *
 * @param area of the opening, m².
 * @param efficiency electrons for each photon of the V band: optics, filter and detector together.
 */
export function zeroFluxOf(area: number, efficiency: number): number {
  return PHOTONS_V0 * area * efficiency;
}

/** Electrons per second of V = 0 where the magnitude that gives one electron per second is measured. */
export function zeroFluxOfZeroPoint(zeroPoint: number): number {
  return 10 ** (0.4 * zeroPoint);
}

/**
 * Signal-to-noise ratio of a stack of equal exposures, measured in a circle as wide as the seeing.
 *
 * @param seconds of one exposure.
 * @param count of exposures.
 *
 * Source: Merline & Howell (1995), Experimental Astronomy 6, 163, eq. 25 without the error of the background's mean; a circle of
 * one width at half height holds half of a Gaussian image.
 */
export function signalToNoise(
  photometer: Photometer,
  conditions: Conditions,
  seconds: number,
  count: number,
): number {
  const { zeroFlux, readNoise, darkCurrent, pixelScale } = photometer;
  const { magnitude, skyBrightness, airmass, extinction, seeing } = conditions;
  const area = (Math.PI * seeing ** 2) / 4;
  const pixels = Math.max(1, area / pixelScale ** 2);
  const flux = (mag: number) => zeroFlux * 10 ** (-0.4 * mag);
  const signal = 0.5 * flux(magnitude + extinction * airmass) * seconds;
  const sky = flux(skyBrightness) * pixelScale ** 2 * seconds;
  const noise = signal + pixels * (sky + darkCurrent * seconds + readNoise ** 2);
  return (signal / Math.sqrt(noise)) * Math.sqrt(count);
}

/**
 * Width of a star's image away from the zenith, in the unit of that at the zenith.
 *
 * Source: Fried's parameter falls as the airmass to the power -3/5 (Roddier 1981, Progress in Optics 19, 281, eq. 4.20).
 */
export function seeingAt(zenithSeeing: number, airmass: number): number {
  return zenithSeeing * airmass ** 0.6;
}

/** Exposures to stack for a signal-to-noise ratio, at least one. */
export function exposuresFor(
  ratio: number,
  photometer: Photometer,
  conditions: Conditions,
  seconds: number,
): number {
  const one = signalToNoise(photometer, conditions, seconds, 1);
  return Math.max(1, Math.ceil((ratio / one) ** 2));
}

/**
 * Computed from the flux of V = 0 at the band's effective wavelength, over its width.
 *
 * Source: Bessell, Castelli & Plez (1998), A&A 333, 231, Table A2 (3.631e-9 erg/cm²/s/Å at 5450 Å); width of
 * 880 Å by Binney & Merrifield (1998), Galactic Astronomy, Table 2.1.
 */
function photonsOfZeroMagnitude(): number {
  const fluxPerAngstrom = 3.631e-9 * 1e-7 * 1e4; // W/m²/Å
  const wavelength = 5450e-10; // m
  const photonEnergy = (6.626_070_15e-34 * 299_792_458) / wavelength; // J, SI
  return (fluxPerAngstrom * 880) / photonEnergy;
}
