import { DAYS_PER_JULIAN_CENTURY, J2000 } from '#engine/constants.ts';

/** A two-body orbit as good as a picture needs; angles in degrees, mean ecliptic and equinox of J2000. */
export type PictureOrbit = {
  readonly name: string;
  readonly semiMajorAxisAu: number;
  readonly eccentricity: number;
  readonly inclinationDeg: number;
  readonly nodeDeg: number;
  readonly longitudeOfPerihelionDeg: number;
  readonly meanLongitudeDeg: number;
  readonly degPerDay: number;
  /** Julian date (TDB) of the mean longitude. */
  readonly epoch: number;
};

/**
 * Keplerian elements of the four inner planets, valid from 1800 to 2050 to better than 0.01 deg.
 * Source: Standish & Williams, "Approximate positions of the planets", table 1 (JPL Solar System Dynamics); Earth is the
 * Earth-Moon barycentre.
 */
export const INNER_PLANETS: readonly PictureOrbit[] = [
  planet(
    'Mercury',
    0.38709927,
    0.20563593,
    7.00497902,
    48.33076593,
    77.45779628,
    252.2503235,
    149472.67411175,
  ),
  planet('Venus', 0.72333566, 0.00677672, 3.39467605, 76.67984255, 131.60246718, 181.9790995, 58517.81538729),
  planet('Earth', 1.00000261, 0.01671123, -0.00001531, 0, 102.93768193, 100.46457166, 35999.37244981),
  planet('Mars', 1.52371034, 0.0933941, 1.84969142, 49.55953891, -23.94362959, -4.55343205, 19140.30268499),
];

/** (99942) Apophis until its passage by the Earth on 13 April 2029. Source: JPL SBDB, osculating elements. */
export const APOPHIS: PictureOrbit = {
  name: '(99942) Apophis',
  semiMajorAxisAu: 0.9223592206975018,
  eccentricity: 0.1911492279663492,
  inclinationDeg: 3.340996879880978,
  nodeDeg: 203.8936514240762,
  longitudeOfPerihelionDeg: 203.8936514240762 + 126.6795706895841,
  meanLongitudeDeg: 203.8936514240762 + 126.6795706895841 + 175.3304026592739,
  degPerDay: 0.9856076686 / 0.9223592206975018 ** 1.5, // Gauss's constant, deg/day at 1 au
  epoch: 2_461_200.5,
};

/** Julian date after which Apophis no longer follows {@link APOPHIS}. */
export const APOPHIS_LAST_DAY = 2_462_239.5;

function planet(
  name: string,
  semiMajorAxisAu: number,
  eccentricity: number,
  inclinationDeg: number,
  nodeDeg: number,
  longitudeOfPerihelionDeg: number,
  meanLongitudeDeg: number,
  degPerCentury: number,
): PictureOrbit {
  const degPerDay = degPerCentury / DAYS_PER_JULIAN_CENTURY;
  const shape = { semiMajorAxisAu, eccentricity, inclinationDeg, nodeDeg, longitudeOfPerihelionDeg };
  return { name, ...shape, meanLongitudeDeg, degPerDay, epoch: J2000 };
}
