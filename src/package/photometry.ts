export { magnitudeHG1G2 } from '../engine/photometry/h-g1-g2.ts';
export {
  apparentMagnitude,
  DEFAULT_COMET_SLOPE,
  magnitudeHG,
  type Photometry,
  totalMagnitude,
} from '../engine/photometry/photometry.ts';
