/** A2 in the NGR lines of OrbFit files, au/d². */
export const YARKOVSKY_UNIT = 1e-10;

/**
 * Radial acceleration at 1 au of an area-to-mass ratio of 1 m²/t, au/d²: solar constant 1361 W/m² over the speed of light,
 * light absorbed, in the units of the engine. Source: IAU 2015 resolution B3 (nominal solar irradiance).
 */
export const RADIATION_PRESSURE = 2.2654e-10;
