import { axisView, type Axis } from '#render/cameras/axis-views.ts';
import { DEFAULT_FIELD_OF_VIEW } from '#render/cameras/orbit-camera.ts';
import type { Viewpoint } from './viewpoint.ts';

/** The viewpoint that looks along an axis. */
export function viewpointAlong(axis: Axis): Viewpoint {
  const { azimuth, elevation } = axisView(axis, DEFAULT_FIELD_OF_VIEW);
  return { azimuth, elevation, offset: [0, 0, 0] };
}
