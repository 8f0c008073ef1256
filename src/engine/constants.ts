/** Astronomical unit, km (IAU 2012 resolution B2). */
export const AU_KM = 149_597_870.7;

/** Lunar distance, au, for every threshold and conversion: 384 402 km. */
export const LUNAR_DISTANCE_AU = 0.002_569_568_658_974_2;

/** Lunar distance, km, for texts in kilometres: another convention than that in au, and three km less. */
export const LUNAR_DISTANCE_KM = 384_399;

/** Seconds in a day (86 400 SI seconds of TDB, TT or UT1). */
export const SECONDS_PER_DAY = 86_400;

/** Milliseconds in a day, the same. */
export const MILLISECONDS_PER_DAY = 86_400_000;

/** Milliseconds in an hour and in a minute. */
export const MILLISECONDS_PER_HOUR = 3_600_000;
export const MILLISECONDS_PER_MINUTE = 60_000;

/** Minutes in a day. */
export const MINUTES_PER_DAY = 1440;

/** Days in a Julian year. */
export const DAYS_PER_JULIAN_YEAR = 365.25;

/** Days in a Julian century. */
export const DAYS_PER_JULIAN_CENTURY = 36_525;

/** Julian date of J2000.0 (2000 January 1, 12h). */
export const J2000 = 2_451_545;

/** Julian date of the origin of the Modified Julian Date. */
export const MJD_ORIGIN = 2_400_000.5;

/** Speed of light, km/s (exact). */
export const LIGHT_SPEED_KM_S = 299_792.458;

/** Speed of light, au/d. */
export const LIGHT_SPEED_AU_D = (LIGHT_SPEED_KM_S * SECONDS_PER_DAY) / AU_KM;

/** Mean obliquity of the ecliptic at J2000, arcsec (IAU 1976; the value Horizons and the SBDB rotate by). */
export const OBLIQUITY_J2000_ARCSEC = 84_381.448;

/** Radians in a turn. */
export const TURN = 2 * Math.PI;

/** Radians in a degree. */
export const DEGREE = Math.PI / 180;

/** Radians in an arcsecond. */
export const ARCSECOND = DEGREE / 3600;

/** The Sun's centre is lower than this in astronomical night, degrees. */
export const NIGHT_SUN_ALTITUDE_DEG = -18;
