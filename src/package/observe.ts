export { BUILT_IN_EARTH } from '../engine/earth/built-in-earth.ts';
export { deltaT } from '../engine/earth/delta-t.ts';
export {
  earthOrientation,
  type EarthOrientation,
  type EarthOrientationRows,
  ut1Error,
} from '../engine/earth/earth-orientation.ts';
export {
  GEOCENTRE,
  type GroundSite,
  type Site,
  siteFromGeodetic,
  siteFromParallaxConstants,
} from '../engine/earth/site.ts';
export {
  type Column,
  EPHEMERIS_COLUMNS,
  EPHEMERIS_INDEX,
  type EphemerisColumnKey,
  SUN_MOON_COLUMNS,
  SUN_MOON_INDEX,
} from '../engine/observe/columns.ts';
export type { Crossing, Crossings } from '../engine/observe/crossings.ts';
export { ephemerisValue } from '../engine/observe/ephemeris-value.ts';
export { horizontal, type Horizontal } from '../engine/observe/horizon.ts';
export {
  ephemerisSource,
  lightTimeMargin,
  type LightSource,
  trajectorySource,
} from '../engine/observe/light-source.ts';
export { locate } from '../engine/observe/locate.ts';
export {
  nights,
  type Nights,
  type ObservingSpan,
  riseAndSet,
  type Span,
  sunAltitudeCrossings,
  transits,
} from '../engine/observe/night-events.ts';
export { observe } from '../engine/observe/observe.ts';
export type { ObserverFrames } from '../engine/observe/observer-frames.ts';
export { observerFramesUtc } from '../engine/observe/observer-frames-utc.ts';
export { createPlace, type Place } from '../engine/observe/place.ts';
export { sunAndMoon, type Luminary, type SunAndMoon } from '../engine/observe/sun-and-moon.ts';
export { sunMoonTable } from '../engine/observe/sun-moon-table.ts';
export {
  type CloudRequest,
  type EphemerisTable,
  type RowCloud,
  type Table,
  tableValue,
  type UncertaintyRun,
} from '../engine/observe/table.ts';
export type { Target } from '../engine/observe/target.ts';
