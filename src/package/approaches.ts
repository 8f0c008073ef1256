export { type ClonedPassage, clonedPassages, type CloneRequest } from '../engine/approach/cloned-passages.ts';
export { passageLinearity, type PassageLinearity } from '../engine/approach/linearity.ts';
export type { NearestMoment } from '../engine/approach/nearest-moments.ts';
export { elementsAbout, instantOf, type Passage, passagesBy } from '../engine/approach/passage.ts';
export {
  type BPlaneEllipse,
  linearSpread,
  type PassageSpread,
} from '../engine/approach/passage-uncertainty.ts';
export { bodyAbout, objectAbout, type RelativeMotion } from '../engine/approach/relative-motion.ts';
export { sampledSpread } from '../engine/approach/sampled-spread.ts';
export { covarianceAlong, type CovarianceAt } from '../engine/approach/state-covariance.ts';
export type { DaySpan } from '../engine/table/orbit-table.ts';
export type { VariedOrbit } from '../engine/uncertainty/varied-orbit.ts';
