import { DEGREE } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { pointBelow } from '#engine/overflight/ground-point.ts';
import { horizontalPlace } from '#engine/overflight/horizontal-place.ts';
import { moonIlluminance } from '#engine/sky/moonlight.ts';
import type { DisplaySettings } from '#machines/scene/display-settings-rules.ts';
import { ZOOM } from '#machines/scene/zoom.ts';
import { remembered } from '#parts/scene/remembered.ts';
import type { SimulatedInstant } from '#parts/scene/simulated-instant.ts';
import type { MadePicture } from '#parts/scene/view.ts';
import { difference, vec3 } from '#render/geometry/vectors.ts';
import { directionIn } from '#render/painters/daylight.ts';
import type { SkyLamps } from '#render/picture/sky/lit-sky.ts';
import type { FlybyInputs, FlybyLook } from '#render/scenes/flyby-scene.ts';
import type { Fitting } from '#render/picture/free-area.ts';
import type { GroundView } from '../ground/ground-facts.ts';
import type { OverGround } from '../ground/over-ground.ts';
import { groundCamera, type GroundSight, groundSight, lookAt, wayAcrossSky } from './sight-from-ground.ts';

/** From where and how the sky of a site is seen. */
export type GroundCamera = {
  readonly ground: OverGround;
  readonly view: GroundView;
  /** Whether the camera is turned to the object; otherwise it stays where the user has turned it. */
  readonly isFollowing: boolean;
  /**
   * The look without what lies in a plane through the Earth's centre, and without a scale bar: the sky is
   * measured in angles.
   */
  readonly look: FlybyLook;
  /** The free area of the picture. */
  readonly uncovered: Fitting;
};

/** A picture of a flyby as the sky of a site at the same instant. */
export function frameFromGround(
  made: MadePicture<FlybyInputs>,
  { ground, view, isFollowing, look, uncovered }: GroundCamera,
  settings: DisplaySettings,
  instant: SimulatedInstant,
): MadePicture<FlybyInputs> {
  const overEarth = ground.at(instant.ms);
  if (overEarth === undefined || pointBelow(overEarth.object).heightAu < 0) return made;
  const sight = groundSight(view, instant);
  const { azimuth, altitude, distance } = horizontalPlace(overEarth.object, view.point, view.heightAu);
  const zoom = settings.zoom / ZOOM.initial;
  const following = lookAt(azimuth, altitude, zoom, uncovered);
  const turned = isFollowing ? following : { ...made.viewpoint, field: following.field };
  const camera = groundCamera(sight, turned, distance);
  const { strokes, landmarks } = wayAcrossSky(ground, view, sight, instant.ms, settings);
  const { bodies } = made.picture;
  return {
    followed: made.followed,
    viewpoint: { azimuth: camera.azimuth, elevation: camera.elevation, offset: [0, 0, 0] },
    picture: {
      ...made.picture,
      camera,
      look,
      bodies: bodies.slice(1),
      orbits: NO_LINES,
      arrows: [],
      strokes,
      landmarks,
      passing: [],
      horizon: { frame: sight.frame, lamps: lampsOver(sight, made.picture) },
    },
  };
}

const NO_LINES: FlybyInputs['orbits'] = [];

/** How far Sun and Moon move until the sky is coloured again, rad. */
const LAMP_STEP = 0.25 * DEGREE;

/** Where Sun and Moon are over a site, and how bright the Moon is; without a Moon in the picture there is no moonlight. */
function lampsOver(
  { eye, frame }: GroundSight,
  { space, bodies }: Pick<FlybyInputs, 'space' | 'bodies'>,
): SkyLamps {
  const directionOf = (place: Vector3) => directionIn(frame, difference(place, eye));
  const sun = directionOf(space.sun);
  const place = bodies.find(({ id }) => id === 'moon')?.position;
  const moon = place === undefined ? BELOW : directionOf(place);
  const phase =
    place === undefined ? Math.PI : vec3.angle(difference(space.sun, place), difference(eye, place));
  return lampsAt(
    steppedAngle(sun.azimuth),
    steppedAngle(sun.altitude),
    steppedAngle(moon.azimuth),
    steppedAngle(moon.altitude),
    steppedAngle(phase),
  );
}

const BELOW = { azimuth: 0, altitude: -Math.PI / 2 };

const lampsAt = remembered(
  (
    sunAzimuth: number,
    sunAltitude: number,
    moonAzimuth: number,
    moonAltitude: number,
    phase: number,
  ): SkyLamps => ({
    sun: { azimuth: sunAzimuth, altitude: sunAltitude },
    moon: {
      azimuth: moonAzimuth,
      altitude: moonAltitude,
      illuminance: moonIlluminance(phase, moonAltitude),
    },
  }),
);

function steppedAngle(angle: number): number {
  return Math.round(angle / LAMP_STEP) * LAMP_STEP;
}
