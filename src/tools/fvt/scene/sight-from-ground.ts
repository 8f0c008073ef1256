import { DEGREE, MILLISECONDS_PER_MINUTE } from '#engine/constants.ts';
import { createTurningEarth } from '#engine/earth/turning-earth.ts';
import { rotateBack } from '#engine/earth/frames.ts';
import { vectorAt } from '#engine/numbers-in.ts';
import { icrfToEcliptic, type Vector3 } from '#engine/orbit/ecliptic.ts';
import { placeOfPoint, zenithOf } from '#engine/overflight/ground-point.ts';
import { horizontalPlace } from '#engine/overflight/horizontal-place.ts';
import { colorChannels } from '#machines/kit/hex-color.ts';
import { type DisplaySettings, shownColor } from '#machines/scene/display-settings-rules.ts';
import type { SimulatedInstant } from '#parts/scene/simulated-instant.ts';
import type { Viewpoint } from '#parts/scene/viewpoint.ts';
import { axesOf, type OrbitCamera } from '#render/cameras/orbit-camera.ts';
import { along, type Matrix3, turned } from '#render/geometry/vectors.ts';
import type { Landmark } from '#render/picture/landmark.ts';
import type { Stroke } from '#render/picture/stroke.ts';
import type { Fitting } from '#render/picture/free-area.ts';
import type { GroundView } from '../ground/ground-facts.ts';
import { chainPieces, type OverGround } from '../ground/over-ground.ts';
import { timeMarkText } from '../time-mark-text.ts';
import { OBJECT_COLOR } from './flyby-lines.ts';

/** Angle that the picture shows from top to bottom at the initial zoom at least, and at any zoom at most and at least, rad. */
const FIELD = { initial: 80 * DEGREE, most: 110 * DEGREE, least: 1 * DEGREE };

/** Room of the object above, and of the horizon below, in the free part of a picture, CSS px; at most a share of its height. */
const ROOM = { above: 72, below: 32 };
const MOST_ROOM = 0.3;

/** Time before and after the moment for which the way across the sky is drawn, and minutes between its corners and times. */
const WAY_MINUTES = 240;
const CORNER_MINUTES = 3;
const TIME_MINUTES = 30;

/** A site on the turned Earth in the scene about its centre, ecliptic J2000, au. */
export type GroundSight = {
  readonly eye: Vector3;
  /** Columns: east, north and up. */
  readonly frame: Matrix3;
};

const turnOf = createTurningEarth();

/** Where a site is and how its horizon lies at an instant. */
export function groundSight({ point, heightAu }: GroundView, { day, offset }: SimulatedInstant): GroundSight {
  const { trueEquator, greenwich } = turnOf(day, offset);
  const [sine, cosine] = [Math.sin(greenwich), Math.cos(greenwich)];
  const icrf = new Float64Array(3);
  const inScene = ([x, y, z]: Vector3): Vector3 => {
    rotateBack(trueEquator, [cosine * x - sine * y, sine * x + cosine * y, z], icrf);
    return icrfToEcliptic(vectorAt(icrf));
  };
  const { longitude, latitude } = point;
  const east: Vector3 = [-Math.sin(longitude), Math.cos(longitude), 0];
  const north: Vector3 = [
    -Math.sin(latitude) * Math.cos(longitude),
    -Math.sin(latitude) * Math.sin(longitude),
    Math.cos(latitude),
  ];
  return {
    eye: inScene(placeOfPoint(point, heightAu)),
    frame: [...inScene(east), ...inScene(north), ...inScene(zenithOf(point))],
  };
}

/** Azimuth from north through east and altitude as a direction of a sight's frame. */
function direction(azimuth: number, altitude: number): Vector3 {
  const flat = Math.cos(altitude);
  return [flat * Math.sin(azimuth), flat * Math.cos(azimuth), Math.sin(altitude)];
}

/** How a site is looked from. */
export type GroundLook = Pick<Viewpoint, 'azimuth' | 'elevation'> & {
  /** Angle that the picture shows from top to bottom, rad. */
  readonly field: number;
};

/**
 * How to look at what is at an azimuth and an altitude, rad: it is seen in the free part of the picture with the horizon below it as far as
 * the field reaches, and in a narrower field without.
 *
 * @param zoom in initial zooms.
 */
export function lookAt(
  azimuth: number,
  altitude: number,
  zoom: number,
  { size, free, middle }: Fitting,
): GroundLook {
  const height = free.bottom - free.top;
  const above = size.height / 2 - free.top - Math.min(ROOM.above, MOST_ROOM * height);
  const below = free.bottom - Math.min(ROOM.below, MOST_ROOM * height) - size.height / 2;
  const aside = (free.left + free.right) / 2 - middle;
  let [turn, up, field] = [0, 0, FIELD.initial] as [number, number, number];
  for (let round = 0; round < ROUNDS; round++) {
    const [forward, upwards] = [Math.cos(altitude) * Math.cos(turn), Math.sin(altitude)];
    const steepness = Math.atan2(upwards, forward);
    field = fieldAt(zoom, initialField(steepness, above, below, size.height));
    const pixelsPerRadian = size.height / 2 / Math.tan(field / 2);
    up = Math.max(steepness - Math.atan(above / pixelsPerRadian), Math.atan(below / pixelsPerRadian));
    const depth = Math.hypot(forward, upwards) * Math.cos(steepness - up);
    const sine = (aside * depth) / (pixelsPerRadian * Math.max(Math.cos(altitude), LEAST_COSINE));
    turn = Math.asin(Math.min(MOST_SINE, Math.max(-MOST_SINE, sine)));
  }
  return { azimuth: -Math.PI / 2 - azimuth + turn, elevation: -up, field };
}

/** Rounds after which a turn changes no more visibly. */
const ROUNDS = 8;

/** Least cosine of an altitude that a turn is computed with: towards the zenith the turn would grow without bound. */
const LEAST_COSINE = 0.05;
const MOST_SINE = 0.9;

/** The field in which something at an altitude is so far above the middle of the picture, and the horizon so far below it, CSS px. */
function initialField(altitude: number, above: number, below: number, height: number): number {
  let [narrow, wide] = [FIELD.initial, FIELD.most];
  for (let round = 0; round < 2 * ROUNDS; round++) {
    const field = (narrow + wide) / 2;
    const pixelsPerRadian = height / 2 / Math.tan(field / 2);
    const seen = Math.atan(above / pixelsPerRadian) + Math.atan(below / pixelsPerRadian);
    if (seen < altitude) narrow = field;
    else wide = field;
  }
  return wide;
}

/** The angle that the picture shows from top to bottom, rad. @param zoom in initial zooms. @param initial at the first of them, rad. */
function fieldAt(zoom: number, initial: number): number {
  return Math.min(Math.max(initial / zoom, FIELD.least), FIELD.most);
}

/** The camera of a site. @param distance of what is looked at, au. */
export function groundCamera(
  { eye, frame }: GroundSight,
  { azimuth, elevation, field }: GroundLook,
  distance: number,
): OrbitCamera {
  const back = turned(axesOf(azimuth, elevation).back, frame);
  return {
    target: along(eye, back, -distance),
    azimuth,
    elevation,
    distance,
    fieldOfView: field,
    frame,
  };
}

/** The way of the object across the sky of a site around a moment, UTC milliseconds, with times on it. */
export function wayAcrossSky(
  { at }: OverGround,
  { point, heightAu }: GroundView,
  { eye, frame }: GroundSight,
  ms: number,
  settings: DisplaySettings,
): { readonly strokes: readonly Stroke[]; readonly landmarks: readonly Landmark[] } {
  const colour = colorChannels(shownColor(settings, 'scene', OBJECT_COLOR));
  const now = at(ms);
  if (now === undefined) return { strokes: [], landmarks: [] };
  const { distance } = horizontalPlace(now.object, point, heightAu);
  const middle = Math.round(ms / (CORNER_MINUTES * MILLISECONDS_PER_MINUTE));
  const reach = WAY_MINUTES / CORNER_MINUTES;
  const corners = Array.from({ length: 2 * reach + 1 }, (_, index) => {
    const moment = (middle - reach + index) * CORNER_MINUTES * MILLISECONDS_PER_MINUTE;
    const overEarth = at(moment);
    if (overEarth === undefined) return [];
    const { azimuth, altitude } = horizontalPlace(overEarth.object, point, heightAu);
    const away = turned(direction(azimuth, altitude), frame);
    return [{ moment, altitude, place: along(eye, away, distance) }];
  }).flat();
  const marks = corners.filter(
    ({ moment, altitude }) => altitude > 0 && moment % (TIME_MINUTES * MILLISECONDS_PER_MINUTE) === 0,
  );
  return {
    strokes: [
      { colour, width: 1.5, opacity: 0.8, positions: chainPieces(corners.map(({ place }) => place)) },
    ],
    landmarks: marks.map(({ moment, place }) => ({
      position: place,
      name: timeMarkText(moment),
      colour,
      main: false,
    })),
  };
}

/** The same direction after a user grabbed the sky instead of turning about a thing before it. */
export function afterSkyDrag(before: Viewpoint, after: Viewpoint): Viewpoint {
  const elevation = 2 * before.elevation - after.elevation;
  return {
    azimuth: 2 * before.azimuth - after.azimuth,
    elevation: Math.min(Math.PI / 2, Math.max(-Math.PI / 2, elevation)),
    offset: before.offset,
  };
}
