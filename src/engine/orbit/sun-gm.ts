/**
 * Gravitational parameter of the Sun, au³/d²: what osculating heliocentric elements are referred to.
 *
 * Source: Park et al. (2021), AJ 161:105, table 2 (DE440); the value that Horizons and the SBDB print with elements.
 */
export const SUN_GM = 2.959_122_082_841_196e-4;
