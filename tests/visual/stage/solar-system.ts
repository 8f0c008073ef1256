import { AU_KM, DEGREE } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { BODY_APPEARANCE, type DrawnBodyId } from '#parts/solar-system/drawn-bodies.ts';
import type { Matrix3 } from '#render/geometry/vectors.ts';
import type { OrbitLine } from '#render/picture/orbit-line.ts';
import type { PlacedBody } from '#render/picture/placed-body.ts';

/** Julian date TDB of the stage: J2000. */
export const STAGE_DAY = 2_451_545;

/** a (au), e, i, Ω, longitude of perihelion, mean longitude (deg) at J2000, mean radius (km); Standish (1992), table 1. */
const PLANETS: readonly (readonly [DrawnBodyId, number, number, number, number, number, number, number])[] = [
  ['mercury', 0.387_098_93, 0.205_630_69, 7.004_87, 48.331_67, 77.456_45, 252.250_84, 2439.7],
  ['venus', 0.723_331_99, 0.006_773_23, 3.394_71, 76.680_69, 131.532_98, 181.979_73, 6051.8],
  ['earth', 1.000_000_11, 0.016_710_22, 0.000_05, -11.260_64, 102.947_19, 100.464_35, 6371],
  ['mars', 1.523_662_31, 0.093_412_33, 1.850_61, 49.578_54, 336.040_84, 355.453_32, 3389.5],
  ['jupiter', 5.203_363_01, 0.048_392_66, 1.3053, 100.556_15, 14.753_85, 34.404_38, 69_911],
  ['saturn', 9.537_070_32, 0.054_150_6, 2.484_46, 113.715_04, 92.431_94, 49.944_32, 58_232],
  ['uranus', 19.191_263_93, 0.047_167_71, 0.769_86, 74.229_88, 170.964_24, 313.232_18, 25_362],
  ['neptune', 30.068_963_48, 0.008_585_87, 1.769_17, 131.721_69, 44.971_35, 304.880_03, 24_622],
];

const NO_TURN: Matrix3 = [1, 0, 0, 0, 1, 0, 0, 0, 1];
const SUN_RADIUS_KM = 695_700;

/** The Sun and the planets at J2000, their poles to the north of the ecliptic but Saturn's, which leans over. */
export function stageBodies(): readonly PlacedBody[] {
  const planets = PLANETS.map(([id, , , , , , , radius]) => {
    const line = planetLine(id);
    return {
      ...BODY_APPEARANCE[id],
      id,
      name: nameOf(id),
      position: placeOn(line),
      radius: radius / AU_KM,
      axesAt: () => poleOf(id),
    };
  });
  const sun = {
    ...BODY_APPEARANCE['sun'],
    id: 'sun',
    name: 'Sun',
    position: [0, 0, 0] as const,
    radius: SUN_RADIUS_KM / AU_KM,
    axesAt: () => NO_TURN,
  };
  return [sun, ...planets];
}

/** The orbit of a planet as a line. */
export function planetLine(id: string): OrbitLine & { readonly path: { readonly kind: 'ellipse' } } {
  const row = PLANETS.find(([name]) => name === id);
  if (row === undefined) throw new RangeError(`no planet ${id}`);
  const [planet, a, e, incl, node, perihelion, longitude] = row;
  return {
    id,
    path: ellipsePath(a, e, incl, node, perihelion - node, longitude - perihelion),
    group: BODY_APPEARANCE[planet].label,
    colour: BODY_APPEARANCE[planet].marker.colour,
    faded: false,
  };
}

/** An ellipse by its elements, au and deg; the mean anomaly at J2000. */
export function ellipsePath(
  a: number,
  e: number,
  inclinationDeg: number,
  nodeDeg: number,
  argumentDeg: number,
  anomalyDeg: number,
): Extract<OrbitLine['path'], { kind: 'ellipse' }> {
  const [ci, si] = turned(inclinationDeg);
  const [cn, sn] = turned(nodeDeg);
  const [cw, sw] = turned(argumentDeg);
  const b = a * Math.sqrt(1 - e * e);
  return {
    kind: 'ellipse',
    alongP: [a * (cn * cw - sn * sw * ci), a * (sn * cw + cn * sw * ci), a * sw * si],
    alongQ: [b * (-cn * sw - sn * cw * ci), b * (-sn * sw + cn * cw * ci), b * cw * si],
    eccentricity: e,
    meanMotion: (0.985_607_668_6 * DEGREE) / a ** 1.5,
    meanAnomaly: anomalyDeg * DEGREE,
    day: STAGE_DAY,
  };
}

/** Where the body of an elliptical line is at J2000, au. */
export function placeOn({ path }: OrbitLine): Vector3 {
  if (path.kind !== 'ellipse') throw new RangeError('not an ellipse');
  const { eccentricity: e, meanAnomaly } = path;
  let anomaly = meanAnomaly;
  for (let step = 0; step < 50; step++) anomaly = meanAnomaly + e * Math.sin(anomaly);
  const [x, y] = [Math.cos(anomaly) - e, Math.sin(anomaly)];
  const at = (axis: 0 | 1 | 2) => path.alongP[axis] * x + path.alongQ[axis] * y;
  return [at(0), at(1), at(2)];
}

function poleOf(id: string): Matrix3 {
  if (id !== 'saturn') return NO_TURN;
  const [c, s] = turned(26.7);
  return [1, 0, 0, 0, c, s, 0, -s, c];
}

function nameOf(id: string): string {
  return `${id[0].toUpperCase()}${id.slice(1)}`;
}

function turned(angleDeg: number): readonly [number, number] {
  return [Math.cos(angleDeg * DEGREE), Math.sin(angleDeg * DEGREE)];
}
