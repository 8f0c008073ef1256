import { detectionPolar, type PolarPoint } from '#engine/synodic/detection-polar.ts';
import { elongationCone } from '#engine/synodic/elongation-cone.ts';
import { DEGREE } from '#engine/constants.ts';
import type { ObjectData } from '#machines/sovt/object-data.ts';
import type { Revolved } from '#render/geometry/revolved.ts';
import type { VeilLabel } from '#render/picture/veil.ts';
import { photometryOf } from '../photometry-of.ts';

type LabelledShape = { readonly shape: Revolved; readonly label?: VeilLabel };

/** Points of the cone from its tip to its base, and of an orbit all around. */
const CONE_ROWS = 24;
const RANGE_ROWS = 180;

/**
 * The surfaces on which an object is just bright enough, about the Earth, au; none for a comet, whose light follows another law.
 *
 * @param limit V magnitude.
 * @param earthDistance of the Earth from the Sun, au.
 */
export function polarShapes(
  data: ObjectData,
  limit: number,
  earthDistance: number,
): readonly LabelledShape[] {
  const law = photometryOf(data);
  if (law === undefined || law.law === 'comet') return [];
  const polar = detectionPolar(law, limit, earthDistance);
  const label: VeilLabel = { kind: 'magnitudeLimit', text: `Limit ${limit.toFixed(1)} mag` };
  const [first, second] = polar.kind === 'joined' ? [polar.outer, polar.inner] : [polar.earth, polar.sun];
  return [
    { shape: shapeOf(first, earthDistance), label },
    ...(second.length < 2 ? [] : [{ shape: shapeOf(second, earthDistance) }]),
  ];
}

/** A shape that is lightest where the object is seen in full light, darkest where it is before the Sun. */
function shapeOf(points: readonly PolarPoint[], earthDistance: number): Revolved {
  return {
    axis: 'x',
    profile: Float64Array.from(points.flatMap(({ x, across }) => [x - earthDistance, across])),
    shades: Float32Array.from(points, ({ phase }) => (1 + Math.cos(phase)) / 2),
  };
}

/** The cone about the line from the Earth to the Sun, its tip at the origin. @param halfAngle degrees. */
export function conePlacing(halfAngle: number): LabelledShape {
  const { height, radius } = elongationCone(halfAngle);
  const part = (row: number) => row / (CONE_ROWS - 1);
  const rows = Array.from({ length: CONE_ROWS }, (_, row) => row);
  return {
    shape: {
      axis: 'x',
      profile: Float64Array.from(rows.flatMap((row) => [-height * part(row), radius * part(row)])),
      shades: Float32Array.from(rows, () => 1),
    },
    label: { kind: 'guide', text: `Elongation ${halfAngle}°` },
  };
}

/**
 * Where an ellipse can lead in the rotating frame, whatever the longitude of the Earth: the orbit turned about the axis of the
 * ecliptic; heliocentric, au.
 */
export function orbitRange({ parameters }: ObjectData): Revolved {
  const { perihelionDistance: q = 0, aphelionDistance: Q = 0 } = parameters;
  const { inclination = 0, perihelionArgument = 0 } = parameters;
  const eccentricity = (Q - q) / (Q + q);
  const rows = Array.from({ length: RANGE_ROWS + 1 }, (_, row) => row);
  const places = rows.map((row) => {
    const anomaly = (360 / RANGE_ROWS) * row * DEGREE;
    const distance = (q * (1 + eccentricity)) / (1 + eccentricity * Math.cos(anomaly));
    const height =
      distance * Math.sin(inclination * DEGREE) * Math.sin(perihelionArgument * DEGREE + anomaly);
    return [height, Math.sqrt(Math.max(0, distance ** 2 - height ** 2))] as const;
  });
  return {
    axis: 'z',
    profile: Float64Array.from(places.flat()),
    shades: Float32Array.from(rows, () => 0.6),
  };
}
