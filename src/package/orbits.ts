export {
  deriveElements,
  type DerivedElements,
  JUPITER_SEMI_MAJOR_AXIS,
  tisserandParameter,
} from '../engine/orbit/derived-elements.ts';
export { eclipticToIcrf, icrfToEcliptic, type Vector3 } from '../engine/orbit/ecliptic.ts';
export {
  type ElementCovariance,
  type SolvedParameter,
  stateCovariance,
} from '../engine/orbit/element-covariance.ts';
export type { Conic, Elements, OsculatingElements } from '../engine/orbit/elements.ts';
export { elementsToOrbit } from '../engine/orbit/elements-to-state.ts';
export type { NonGravitational, Orbit } from '../engine/orbit/orbit.ts';
export { orbitClass, type OrbitClass } from '../engine/orbit/orbit-class.ts';
export {
  elementsFromEquinoctial,
  elementsFromKeplerian,
  elementsFromPrinted,
  type EquinoctialElements,
  type KeplerianElements,
  type PrintedElements,
} from '../engine/orbit/printed-elements.ts';
export { CARBON_MONOXIDE, INVERSE_SQUARE, type RadialLaw, WATER_ICE } from '../engine/orbit/radial-law.ts';
export { stateToElements } from '../engine/orbit/state-to-elements.ts';
export { SUN_GM } from '../engine/orbit/sun-gm.ts';
export {
  eccentricFromTrue,
  hyperbolicFromTrue,
  meanFromEccentric,
  meanFromHyperbolic,
  trueFromEccentric,
  trueFromHyperbolic,
} from '../engine/kepler/anomalies.ts';
export { eccentricAnomaly } from '../engine/kepler/eccentric-anomaly.ts';
export { hyperbolicAnomaly } from '../engine/kepler/hyperbolic-anomaly.ts';
export { parabolicTrueAnomaly } from '../engine/kepler/parabolic-anomaly.ts';
