import { pointBelow } from '#engine/overflight/ground-point.ts';
import { horizontalPlace } from '#engine/overflight/horizontal-place.ts';
import type { DisplaySettings } from '#machines/scene/display-settings-rules.ts';
import { ZOOM } from '#machines/scene/zoom.ts';
import type { SimulatedInstant } from '#parts/scene/simulated-instant.ts';
import type { MadePicture } from '#parts/scene/view.ts';
import type { FlybyInputs, FlybyLook } from '#render/scenes/flyby-scene.ts';
import type { GroundView } from '../ground/ground-facts.ts';
import type { OverGround } from '../ground/over-ground.ts';
import { groundCamera, groundSight, lookAt, wayAcrossSky } from './sight-from-ground.ts';

/** From where and how the sky of a site is seen. */
export type GroundCamera = {
  readonly over: OverGround;
  readonly view: GroundView;
  /** It is turned to the object; otherwise it stays where the user has turned it. */
  readonly isFollowing: boolean;
  /** Without what lies in a plane through the Earth's centre, and without a scale bar: the sky is measured in angles. */
  readonly look: FlybyLook;
};

/** A picture of a flyby as the sky of a site at the same instant. */
export function frameFromGround(
  made: MadePicture<FlybyInputs>,
  { over: ground, view, isFollowing, look }: GroundCamera,
  settings: DisplaySettings,
  instant: SimulatedInstant,
): MadePicture<FlybyInputs> {
  const over = ground.at(instant.ms);
  if (over === undefined || pointBelow(over.object).heightAu < 0) return made;
  const sight = groundSight(view, instant);
  const { azimuth, altitude, distance } = horizontalPlace(over.object, view.point, view.heightAu);
  const zoom = settings.zoom / ZOOM.initial;
  const turned = isFollowing ? lookAt(azimuth, altitude, zoom) : made.viewpoint;
  const camera = groundCamera(sight, turned, distance, zoom);
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
      horizon: { frame: sight.frame },
    },
  };
}

const NO_LINES: FlybyInputs['orbits'] = [];
