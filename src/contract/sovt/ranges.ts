/** What the limits of sovt may be: V magnitudes, degrees from the Sun, degrees above the horizon, objects. */
export const SOVT_RANGES = {
  magnitudeLimit: { min: -30, max: 32 },
  elongationMin: { min: 0, max: 180 },
  altitudeMin: { min: 0, max: 85 },
  most: { min: 1, max: 1000 },
} as const;

/** Limits of a query that names none. */
export const SOVT_DEFAULTS = { magnitudeLimit: 18, elongationMin: 0.5, altitudeMin: 20, most: 250 } as const;

/** Longest time frame in which the nights of a site are searched, days. */
export const LONGEST_SITE_DAYS = 3653;

/** Longest time frame of the population, which begins today or later and ends within as many days from today, days. */
export const LONGEST_POPULATION_DAYS = 366;
