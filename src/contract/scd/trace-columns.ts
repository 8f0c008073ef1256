/** Where values are in a row of a trace; what lies between them is reserved and never read. */
export const TRACE_INDEX = {
  julianDate: 0,
  rightAscension: 1,
  /** Arcsec/min, times cos Dec. */
  rightAscensionRate: 2,
  declination: 3,
  /** Arcsec/min. */
  declinationRate: 4,
  azimuth: 5,
  altitude: 6,
  magnitude: 7,
  airmass: 8,
  elongation: 9,
  ellipseMajor: 10,
  ellipseMinor: 11,
  ellipseAngle: 12,
  /** Change of the sky's brightness by moonlight, mag/arcsec², for the extinction and the dark zenith of the query. */
  moonlight: 23,
  moonElongation: 24,
  moonAltitude: 25,
  /** Illuminated fraction of the Moon, %. */
  moonPhase: 26,
  /** Airless. */
  sunAltitude: 27,
} as const;
