export { cloneOrbits } from '../engine/uncertainty/clones.ts';
export {
  LOST_FROM,
  type SkyEstimate,
  type SkyUncertainty,
  type UncertaintyBasis,
  type UncertaintyOrigin,
} from '../engine/uncertainty/estimate.ts';
export { mapCovariance, positionCovariance } from '../engine/uncertainty/map-covariance.ts';
export {
  type AlongTrack,
  alongTrackFromU,
  covarianceOfDirections,
  runOffPerDecade,
  shiftsAtEpoch,
} from '../engine/uncertainty/run-off.ts';
export { skyEllipse, type SkyEllipse } from '../engine/uncertainty/sky-ellipse.ts';
export { skyUncertainty, type UncertainMotion } from '../engine/uncertainty/sky-uncertainty.ts';
