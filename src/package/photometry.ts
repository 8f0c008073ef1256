export { DEFAULT_COMET_SLOPE, totalMagnitude } from '../engine/photometry/comet.ts';
export { magnitudeHG } from '../engine/photometry/h-g.ts';
export { magnitudeHG1G2 } from '../engine/photometry/h-g1-g2.ts';
export { apparentMagnitude, type Photometry } from '../engine/photometry/photometry.ts';
