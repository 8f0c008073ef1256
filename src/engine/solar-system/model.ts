/** Physical constants of the force model beyond the masses. */
export type SolarSystemModel = {
  readonly name: string;
  /** Sun's oblateness, dimensionless. */
  readonly sunJ2: number;
  /** Sun's angular momentum, kg m²/s; 0 leaves the Lense-Thirring term out. */
  readonly sunSpin: number;
  /** Lag of the tide that the Moon raises on the Earth, days. */
  readonly tideLagDays: number;
  /** Mass of the Kuiper-belt ring, Earth masses. */
  readonly ringEarthMasses: number;
};

/**
 * The model of the shipped ephemeris, to be started from DE440 states.
 *
 * The Sun's J2 and spin are those of DE440 (Park et al. 2021, AJ 161:105). The tide's lag was
 * tuned on DE431's Moon 1900-2470, the ring's mass on DE441's outer planets in 1969.
 */
export const DE440_MODEL: SolarSystemModel = {
  name: 'DE440 start, 343 asteroids, ring at 44 au',
  sunJ2: 2.196139e-7,
  sunSpin: 190e39,
  tideLagDays: 0.0066,
  ringEarthMasses: 0.0215,
};

/** The same forces as DE430 has (Folkner et al. 2014, IPN 42-196), to be started from DE430 states. */
export const DE430_MODEL: SolarSystemModel = {
  name: 'DE430 start, 343 asteroids',
  sunJ2: 2.110608853272684e-7,
  sunSpin: 0,
  tideLagDays: 0.0066,
  ringEarthMasses: 0,
};
