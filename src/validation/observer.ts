import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import type { ErrorComparison } from './comparison.ts';
import { erfaCases } from './observer/erfa.ts';
import { measureFlybys } from './observer/flybys.ts';
import { measurePlanets } from './observer/planets.ts';
import type { ErrorLog } from './observer/rows.ts';
import { measureSmallBodies } from './observer/small-bodies.ts';
import { once } from './once.ts';
import type { References } from './references.ts';
import { SOURCES } from './sources.ts';

const SMALL_BODIES = 'Horizons, 18 objects from X05 and W84';

/** Rows of the observer tables, and numbers where two of each row are compared. */
const SINGLES = { recorded: 1575, cited: 20 };
const PAIRS = { recorded: 2 * SINGLES.recorded, cited: 2 * SINGLES.cited };

const flybys = once(measureFlybys);
const planets = once(measurePlanets);
const fromState = once((references, ephemeris) => measureSmallBodies(references, ephemeris, 'state'));
const fromOrbit = once((references, ephemeris) => measureSmallBodies(references, ephemeris, 'orbit'));

/** What an observer reads, against JPL Horizons, derived flyby places and ERFA. */
export const observerComparisons: readonly ErrorComparison[] = [
  ofSmallBodies(fromState, 'astrometric', {
    id: 'places',
    topic: 'Places',
    quantity: 'Astrometric RA, Dec from recorded states',
    unit: 'mas',
    limit: 1,
    shownIn: 'scd',
    rows: PAIRS,
  }),
  ofSmallBodies(fromOrbit, 'astrometric', {
    id: 'places-from-orbit',
    topic: 'Places',
    quantity: 'Astrometric RA, Dec from orbit',
    unit: 'mas',
    limit: 15,
    shownIn: 'scd',
    rows: PAIRS,
    note: 'the recorded orbits are of a solution close to that of the rows',
  }),
  {
    kind: 'errors',
    id: 'flyby-places-far',
    topic: 'Flybys',
    sources: [SOURCES.flybys],
    quantity: 'Astrometric RA, Dec beyond 0.01 au',
    authority: 'derived topocentric flybys',
    unit: 'mas',
    limit: 15,
    shownIn: 'scd',
    rows: { recorded: 1026, cited: 12 },
    measure: (references, ephemeris) => flybys(references, ephemeris).cases('far'),
  },
  {
    kind: 'errors',
    id: 'flyby-places-near',
    topic: 'Flybys',
    sources: [SOURCES.flybys],
    quantity: 'Astrometric place within 0.01 au, across the line of sight',
    authority: 'derived topocentric flybys',
    unit: 'km',
    limit: 0.15,
    shownIn: 'scd',
    rows: { recorded: 498, cited: 12 },
    note: 'a fixed angle cannot hold near the Earth',
    measure: (references, ephemeris) => flybys(references, ephemeris).cases('near'),
  },
  ofSmallBodies(fromState, 'apparent', {
    id: 'apparent-places',
    topic: 'Places',
    quantity: 'Apparent RA, Dec less the 52.0 mas of the equinox',
    unit: 'mas',
    limit: 5,
    shownIn: 'none',
    rows: PAIRS,
    note: "Horizons' equinox of date is that of IAU 1976/1980",
  }),
  ofSmallBodies(fromState, 'horizontal', {
    id: 'horizontal',
    topic: 'Altitude and azimuth',
    quantity: 'Azimuth x cos altitude, altitude',
    unit: 'arcsec',
    limit: 0.5,
    shownIn: 'scd',
    rows: PAIRS,
    note: 'the pole is at zero on both sides',
  }),
  {
    kind: 'errors',
    id: 'horizontal-planets',
    topic: 'Altitude and azimuth',
    sources: [SOURCES.planets],
    quantity: 'Azimuth x cos altitude, altitude of Sun, Moon, planets',
    authority: 'Horizons, 1900-2019',
    unit: 'arcsec',
    limit: 0.5,
    rows: { recorded: 4796, cited: 30 },
    note: 'the pole is at zero on both sides; later rows rest on a UT1 that was a guess',
    measure: (references, ephemeris) => planets(references, ephemeris).cases('horizontal'),
  },
  ofSmallBodies(fromState, 'distance', {
    id: 'distances',
    topic: 'Distances',
    quantity: 'Delta, r from recorded states',
    unit: 'au',
    limit: 2e-9,
    rows: PAIRS,
  }),
  ofSmallBodies(fromState, 'magnitude', {
    id: 'magnitude',
    topic: 'Magnitude',
    quantity: 'V magnitude (H-G)',
    unit: 'mag',
    limit: 0.001,
    shownIn: 'scd',
    rows: SINGLES,
    note: 'above 120 deg of phase Horizons prints whole magnitudes',
  }),
  ofSmallBodies(fromState, 'rates', {
    id: 'rates',
    topic: 'Rates',
    quantity: 'Rates, as a fraction of 0.1 % or 0.01 arcsec/h',
    unit: '',
    limit: 1,
    shownIn: 'none',
    rows: PAIRS,
  }),
  ofSmallBodies(fromState, 'angles', {
    id: 'elongation-phase',
    topic: 'Angles',
    quantity: 'Elongation, phase',
    unit: 'deg',
    limit: 1e-4,
    shownIn: 'sovt',
    rows: PAIRS,
  }),
  ofSmallBodies(fromState, 'glance distance', {
    id: 'glance-distances',
    topic: 'Distances',
    quantity: 'Delta, r of the rotating frame and its windows',
    unit: 'au',
    limit: 2e-9,
    shownIn: 'sovt',
    rows: PAIRS,
  }),
  ofSmallBodies(fromState, 'glance angles', {
    id: 'glance-angles',
    topic: 'Angles',
    quantity: 'Elongation, phase of the rotating frame and its windows',
    unit: 'deg',
    limit: 2e-4,
    shownIn: 'sovt',
    rows: PAIRS,
    note: 'without diurnal aberration',
  }),
  ofSmallBodies(fromState, 'glance magnitude', {
    id: 'glance-magnitude',
    topic: 'Magnitude',
    quantity: 'V magnitude (H-G) of the rotating frame and its windows',
    unit: 'mag',
    limit: 0.001,
    shownIn: 'sovt',
    rows: SINGLES,
  }),
  ofSmallBodies(fromState, 'moon', {
    id: 'moon-angle',
    topic: 'Angles',
    quantity: 'Moon angle',
    unit: 'deg',
    limit: 0.051,
    shownIn: 'scd',
    rows: SINGLES,
    note: 'printed to 0.1 deg',
  }),
  ofSmallBodies(fromState, 'airmass', {
    id: 'airmass',
    topic: 'Altitude and azimuth',
    quantity: 'Airmass, relative',
    unit: '',
    limit: 1e-3,
    shownIn: 'none',
    rows: { recorded: 805, cited: 15 },
  }),
  ofSmallBodies(fromState, 'tdb', {
    id: 'tdb-utc',
    topic: 'UT1 and time scales',
    quantity: 'TDB - UTC',
    unit: 'µs',
    limit: 50,
    shownIn: 'none',
    rows: SINGLES,
  }),
  {
    kind: 'errors',
    id: 'precession-nutation',
    topic: 'Sidereal time',
    sources: [SOURCES.erfa],
    quantity: 'Precession-nutation, sidereal time',
    authority: 'ERFA, IAU 2006/2000A, 1900-2150',
    unit: 'mas',
    limit: 3,
    rows: { recorded: 600, cited: 40 },
    measure: erfaCases,
  },
];

/** A comparison of the small bodies: one of those that a measurement of them found. */
function ofSmallBodies(
  measured: Measurement,
  found: string,
  comparison: Omit<ErrorComparison, 'kind' | 'authority' | 'sources' | 'measure'>,
): ErrorComparison {
  return {
    kind: 'errors',
    authority: SMALL_BODIES,
    sources: [SOURCES.smallBodies, SOURCES.states],
    ...comparison,
    measure: (references, ephemeris) => measured(references, ephemeris).cases(found),
  };
}

type Measurement = (references: References, ephemeris: Ephemeris) => ErrorLog;
