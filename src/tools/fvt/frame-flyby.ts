import type { FlybyPlace } from '#contract/fvt/flyby.ts';
import type { ShownFlyby } from '#machines/fvt/flyby.ts';
import { ZOOM } from '#machines/scene/zoom.ts';
import { isPhone } from '#parts/scene/is-phone.ts';
import { browserFrames, fly, type Frames } from '#parts/scene/flight.ts';
import { centred, type Viewpoint } from '#parts/scene/viewpoint.ts';
import type { FvtSession } from './fvt-session.ts';

/** How high the eye is above the ecliptic beside a nearest point in it, rad: the path is an arc, and its depth is seen. */
const ELEVATION = 0.54;

/** The zoom on a phone, which is upright: the path goes across its shorter side. */
const UPRIGHT_ZOOM = 0.6 * ZOOM.initial;

/** Flies to where the whole of a flyby is seen: from aside of the nearest point, above the ecliptic. */
export function frameFlyby(
  { scene: { view }, sources: { settings } }: Pick<FvtSession, 'scene' | 'sources'>,
  { file }: ShownFlyby,
  frames: Frames = browserFrames(),
): void {
  settings.send({ type: 'zoom.chosen', zoom: isPhone() ? UPRIGHT_ZOOM : ZOOM.initial });
  const from = centred(view.viewpoint());
  fly(view, { from, to: { ...directionOf(file.facts.nearest), offset: [0, 0, 0] } }, frames);
}

/** Longitude and latitude from which the nearest point is seen beside the body, rad: the lower, the nearer that is to a pole. */
function directionOf({ x, y, z }: FlybyPlace): Pick<Viewpoint, 'azimuth' | 'elevation'> {
  const flat = Math.hypot(x, y) / Math.hypot(x, y, z);
  return { azimuth: Math.atan2(y, x) - Math.PI / 2, elevation: ELEVATION * flat };
}
