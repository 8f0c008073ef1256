import { AU_KM, DAYS_PER_JULIAN_CENTURY, DEGREE, J2000 } from '../constants.ts';
import type { Vector3 } from '../orbit/ecliptic.ts';
import { type Argument, ARGUMENTS, GALILEAN_MOONS, type GalileanMoon, type Term } from './galilean-terms.ts';

/** 1976 August 10.0 TT, Julian date: when the arguments have their first values. */
const EPOCH = 2_443_000.5;

/** The equatorial radius of Jupiter in which the theory counts distances, km. */
const JUPITER_RADIUS_KM = 71_420;

/** Precession in longitude from the equinox B1950, to which the theory refers, to J2000, degrees (Meeus, chapter 44). */
const PRECESSION_DEG = 0.698_4;

/** Jupiter's orbit on the ecliptic J2000: inclination and node, degrees, and degrees a century (Meeus, table 31.B). */
const ORBIT = { inclination: [1.303_27, -0.001_987_2], node: [100.464_441, 0.176_682_8] } as const;

/** Inclination of Jupiter's equator to its orbit at J2000, degrees. */
const EQUATOR_DEG = 3.120_862;

/** Where a moon is. */
export type PlacedMoon = {
  readonly name: GalileanMoon['name'];
  /** Place from the centre of Jupiter, ecliptic J2000, au. */
  readonly position: Vector3;
};

/**
 * The four large moons of Jupiter, where they are and not where they are seen: without light time.
 *
 * @param day    Julian date TT or TDB.
 * @param offset days after it.
 *
 * Accuracy: within 1,700 km of theory L1.2 from 1950 to 2030, later up to 4,600 km, less than the moon itself is wide: E5 drifts along the
 * orbits. Terms below 0.006 degrees are left out. Source: Lieske (1998), *Astron. Astrophys. Suppl.* 129, 205 (E5), as Meeus, *Astronomical
 * Algorithms*, 2nd ed., chapter 44 gives it. Checked against: Lainey et al. (2006), as computed by the library Astronomy Engine.
 */
export function galileanMoons(day: number, offset: number): readonly PlacedMoon[] {
  const days = day - EPOCH + offset;
  const known = argumentsAt(days);
  const centuries = (days + EPOCH - J2000) / DAYS_PER_JULIAN_CENTURY;
  const toEcliptic = equatorAt(known.node, centuries);
  return GALILEAN_MOONS.map((moon) => {
    const longitude = known[moon.mean] + DEGREE * sum(Math.sin, moon.longitude, known);
    const latitude = Math.atan(sum(Math.sin, moon.latitude, { ...known, longitude }));
    const distance = moon.distance * (1 + sum(Math.cos, moon.radius, known)) * (JUPITER_RADIUS_KM / AU_KM);
    const fromNode = longitude - known.node;
    return {
      name: moon.name,
      position: toEcliptic([
        distance * Math.cos(latitude) * Math.cos(fromNode),
        distance * Math.cos(latitude) * Math.sin(fromNode),
        distance * Math.sin(latitude),
      ]),
    };
  });
}

type Known = Readonly<Record<Argument, number>>;

/** The arguments, radians; Jupiter's mean anomaly with its long inequalities. */
function argumentsAt(days: number): Known {
  const known = { longitude: 0 } as Record<Argument, number>;
  for (const [name, [at, rate]] of Object.entries(ARGUMENTS))
    known[name as Argument] = DEGREE * (at + rate * days);
  const inequality =
    0.330_33 * Math.sin(DEGREE * (163.679 + 0.001_051_2 * days)) +
    0.034_39 * Math.sin(DEGREE * (34.486 - 0.016_173_1 * days));
  known.anomaly += DEGREE * inequality;
  return known;
}

function sum(wave: (angle: number) => number, terms: readonly Term[], known: Known): number {
  return terms.reduce((total, [amplitude, angle]) => {
    const at = Object.entries(angle).reduce(
      (whole, [name, times]) => whole + times * known[name as Argument],
      0,
    );
    return total + amplitude * wave(at);
  }, 0);
}

/**
 * Rotation from Jupiter's equator to the ecliptic: about the line of nodes of equator and orbit, then to and
 * about the line of nodes of orbit and ecliptic, then to the equinox.
 *
 * @param node of Jupiter's equator on its orbit, from the equinox B1950, radians.
 */
function equatorAt(node: number, centuries: number): (place: Vector3) => Vector3 {
  const { inclination, node: orbitNode } = ORBIT;
  const ascending = DEGREE * (orbitNode[0] + orbitNode[1] * centuries);
  const tilt = DEGREE * (inclination[0] + inclination[1] * centuries);
  const between = node + DEGREE * PRECESSION_DEG - ascending;
  return (place) => aboutZ(aboutX(aboutZ(aboutX(place, DEGREE * EQUATOR_DEG), between), tilt), ascending);
}

function aboutX([x, y, z]: Vector3, angle: number): Vector3 {
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  return [x, y * c - z * s, y * s + z * c];
}

function aboutZ([x, y, z]: Vector3, angle: number): Vector3 {
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  return [x * c - y * s, x * s + y * c, z];
}
