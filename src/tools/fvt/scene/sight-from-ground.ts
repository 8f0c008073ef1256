import { DEGREE } from '#engine/constants.ts';
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
import type { GroundView } from '../ground/ground-facts.ts';
import { chainPieces, MINUTE_MS, type OverGround } from '../ground/over-ground.ts';
import { timeMarkText } from '../time-mark-text.ts';
import { OBJECT_COLOR } from './flyby-lines.ts';

/** Angle that the picture shows from top to bottom at the initial zoom, and at most and at least, rad. */
const FIELD = { initial: 80 * DEGREE, most: 110 * DEGREE, least: 1 * DEGREE };

/** How far below the object the camera looks, so that the horizon is seen, and never lower than the second, rad. */
const BELOW_OBJECT = 26 * DEGREE;
const LEAST_LOOK = 12 * DEGREE;

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

/** The angle that the picture shows from top to bottom, rad. @param zoom in initial zooms. */
function fieldAt(zoom: number): number {
  return Math.min(Math.max(FIELD.initial / zoom, FIELD.least), FIELD.most);
}

/**
 * The viewpoint that looks at what is at an azimuth and an altitude, rad: from the other side of it, and in a narrower
 * field nearer to it.
 *
 * @param zoom in initial zooms.
 */
export function lookAt(
  azimuth: number,
  altitude: number,
  zoom: number,
): Pick<Viewpoint, 'azimuth' | 'elevation'> {
  const part = Math.min(1, fieldAt(zoom) / FIELD.initial);
  const elevation = -Math.max(part * LEAST_LOOK, altitude - part * BELOW_OBJECT);
  return { azimuth: -Math.PI / 2 - azimuth, elevation };
}

/** The camera of a site. @param distance of what is looked at, au. @param zoom in initial zooms. */
export function groundCamera(
  { eye, frame }: GroundSight,
  { azimuth, elevation }: Pick<Viewpoint, 'azimuth' | 'elevation'>,
  distance: number,
  zoom: number,
): OrbitCamera {
  const back = turned(axesOf(azimuth, elevation).back, frame);
  return {
    target: along(eye, back, -distance),
    azimuth,
    elevation,
    distance,
    fieldOfView: fieldAt(zoom),
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
  const middle = Math.round(ms / (CORNER_MINUTES * MINUTE_MS));
  const reach = WAY_MINUTES / CORNER_MINUTES;
  const corners = Array.from({ length: 2 * reach + 1 }, (_, index) => {
    const moment = (middle - reach + index) * CORNER_MINUTES * MINUTE_MS;
    const over = at(moment);
    if (over === undefined) return [];
    const { azimuth, altitude } = horizontalPlace(over.object, point, heightAu);
    const away = turned(direction(azimuth, altitude), frame);
    return [{ moment, altitude, place: along(eye, away, distance) }];
  }).flat();
  const marks = corners.filter(
    ({ moment, altitude }) => altitude > 0 && moment % (TIME_MINUTES * MINUTE_MS) === 0,
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
export function grabbed(before: Viewpoint, after: Viewpoint): Viewpoint {
  const elevation = 2 * before.elevation - after.elevation;
  return {
    azimuth: 2 * before.azimuth - after.azimuth,
    elevation: Math.min(Math.PI / 2, Math.max(-Math.PI / 2, elevation)),
    offset: before.offset,
  };
}
