import { uncertaintyAt, type UncertaintyRun } from '../opt/calculation.ts';
import { TRACE_INDEX } from './trace-columns.ts';
import type { FineRow, RowCloud, TraceResponse } from './trace.ts';

/** Degrees in an arcsecond: the scale of uncertainty ellipses. */
const ARCSECOND_DEG = 1 / 3600;

/** Changes of the sky's brightness by moonlight, mag/arcsec², below which a point is marked. */
const MOONLIT_BELOW = { yellow: -1.6, red: -3 } as const;

/** How strongly moonlight affects a point. */
export type MoonlightGrade = keyof typeof MOONLIT_BELOW;

/** One standard deviation of a place on the sky. */
export type PointEllipse = {
  /** Semi-axes, degrees. */
  readonly majorDeg: number;
  readonly minorDeg: number;
  /** Position angle of the major axis, from north through east, degrees. */
  readonly angleDeg: number;
  /** Its basis, and whether it describes the region; absent where the response does not give it. */
  readonly basis?: UncertaintyRun;
  /** Clones that show the shape of a curved region. */
  readonly clones?: readonly SkyShift[];
};

/** How far east and north of a place on the sky, degrees; on the azimuthal equidistant projection about it. */
export type SkyShift = readonly [eastDeg: number, northDeg: number];

/** Whether an ellipse does not describe the region of uncertainty: that is curved, or the position is unknown. */
export function isApproximate({ basis }: PointEllipse): boolean {
  return basis !== undefined && (basis.lost || basis.curved === true);
}

/** A point of the path of an object; what is not known or does not exist there is absent. */
export type TracePoint = {
  /** UTC. */
  readonly julianDate: number;
  /** Astrometric, ICRF. */
  readonly raDeg: number;
  readonly decDeg: number;
  /** Motion, arcsec/min; in right ascension times cos Dec. */
  readonly raRate: number | undefined;
  readonly decRate: number | undefined;
  /** Azimuth from north through east, apparent, airless. */
  readonly azimuthDeg: number | undefined;
  readonly altitudeDeg: number | undefined;
  readonly magnitude: number | undefined;
  readonly airmass: number | undefined;
  readonly elongationDeg: number | undefined;
  readonly ellipse: PointEllipse | undefined;
  /** Change of the sky's brightness by moonlight, mag/arcsec². */
  readonly moonlight: number | undefined;
  readonly moonElongationDeg: number | undefined;
  readonly moonAltitudeDeg: number | undefined;
  readonly moonPhasePercent: number | undefined;
  readonly sunAltitudeDeg: number | undefined;
};

/** Altitude of the Sun's centre, airless, degrees, at which its upper edge rises: 34' of refraction and half its disc. */
export const SUNRISE_DEG = -0.83;

/** Whether an object at a point is hidden: it is below the horizon, or the Sun is above it. */
export function isUnseen({ altitudeDeg = 0, sunAltitudeDeg = -90 }: TracePoint): boolean {
  return altitudeDeg < 0 || sunAltitudeDeg > SUNRISE_DEG;
}

/** A point of the fine trail. */
export type FinePoint = {
  readonly julianDate: number;
  readonly raDeg: number;
  readonly decDeg: number;
  readonly starlight: 'starlit' | 'clear' | 'not known';
  /** Whether only stars without a known motion spoil it. */
  readonly isUnmoved?: true;
};

/** A trace as the page works with it. */
export type Trace = {
  readonly object: Omit<
    TraceResponse['object'],
    'data' | 'finetrial' | 'unmoved' | 'clouds' | 'fields' | 'units'
  >;
  readonly points: readonly TracePoint[];
  readonly fineTrail: readonly FinePoint[];
  /** Points of the fine trail that a known star spoils. */
  readonly starlightAffected: readonly FinePoint[];
  /** Points that moonlight marks. */
  readonly moonlightAffected: readonly TracePoint[];
  readonly starlight: TraceResponse['starlight'];
  readonly provenance: TraceResponse['provenance'];
};

/** A trace from a response of the service; rows without a date or place are left out. */
export function traceOf({ object, starlight, provenance }: TraceResponse): Trace {
  const { data, finetrial, unmoved = [], clouds = [], fields: _fields, units: _units, ...heading } = object;
  const uncertain = new Set(unmoved);
  const cloudOf = new Map(clouds.map((cloud) => [cloud.row, cloud]));
  const points = data.flatMap(
    (values, row) => tracePoint(values, { basis: uncertaintyAt(object, row), cloud: cloudOf.get(row) }) ?? [],
  );
  const fineTrail = finetrial.map((row, place): FinePoint => ({
    ...finePoint(row),
    ...(uncertain.has(place) ? { isUnmoved: true } : {}),
  }));
  return {
    object: heading,
    points,
    fineTrail,
    starlightAffected: fineTrail.filter((point) => point.starlight === 'starlit'),
    moonlightAffected: points.filter((point) => moonlightGrade(point.moonlight) !== undefined),
    starlight,
    provenance,
  };
}

/** How strongly a change of the sky's brightness affects a point; nothing where it does not matter. */
export function moonlightGrade(change: number | undefined): MoonlightGrade | undefined {
  if (change === undefined) return undefined;
  if (change < MOONLIT_BELOW.red) return 'red';
  return change < MOONLIT_BELOW.yellow ? 'yellow' : undefined;
}

/** The uncertainty in a row of a response, beside the ellipse. */
type RowUncertainty = {
  readonly basis?: UncertaintyRun | undefined;
  readonly cloud?: RowCloud | undefined;
};

/** A point from a row of a trace; nothing where the row has no date or place. */
export function tracePoint(
  row: readonly (number | null)[],
  uncertainty: RowUncertainty = {},
): TracePoint | undefined {
  const value = (name: keyof typeof TRACE_INDEX) => row[TRACE_INDEX[name]] ?? undefined;
  const [julianDate, raDeg, decDeg] = [value('julianDate'), value('rightAscension'), value('declination')];
  if (julianDate === undefined || raDeg === undefined || decDeg === undefined) return undefined;
  return {
    julianDate,
    raDeg,
    decDeg,
    raRate: value('rightAscensionRate'),
    decRate: value('declinationRate'),
    azimuthDeg: value('azimuth'),
    altitudeDeg: value('altitude'),
    magnitude: value('magnitude'),
    airmass: value('airmass'),
    elongationDeg: value('elongation'),
    ellipse: ellipseOf(value('ellipseMajor'), value('ellipseMinor'), value('ellipseAngle'), uncertainty),
    moonlight: value('moonlight'),
    moonElongationDeg: value('moonElongation'),
    moonAltitudeDeg: value('moonAltitude'),
    moonPhasePercent: value('moonPhase'),
    sunAltitudeDeg: value('sunAltitude'),
  };
}

/** A point from a row of the fine trail. */
export function finePoint([julianDate, raDeg, decDeg, flag]: FineRow): FinePoint {
  const starlight = flag === null ? 'not known' : flag === 1 ? 'starlit' : 'clear';
  return { julianDate, raDeg, decDeg, starlight };
}

/** @param major, minor semi-axes, arcsec. @param angleDeg position angle of the major axis. */
function ellipseOf(
  major: number | undefined,
  minor: number | undefined,
  angleDeg: number | undefined,
  { basis, cloud }: RowUncertainty,
): PointEllipse | undefined {
  if (major === undefined || minor === undefined || angleDeg === undefined) return undefined;
  return {
    majorDeg: major * ARCSECOND_DEG,
    minorDeg: minor * ARCSECOND_DEG,
    angleDeg,
    ...(basis === undefined ? {} : { basis }),
    ...(cloud === undefined ? {} : { clones: shiftsOf(cloud) }),
  };
}

function shiftsOf({ east, north }: RowCloud): readonly SkyShift[] {
  return east.map((arcsec, clone) => [arcsec * ARCSECOND_DEG, (north[clone] ?? 0) * ARCSECOND_DEG]);
}
