import type { Quantity } from './quantity.ts';
import { erfaCases } from './observer/erfa.ts';
import { measureFlybys } from './observer/flybys.ts';
import { measurePlanets } from './observer/planets.ts';
import type { ErrorLog } from './observer/rows.ts';
import { measureSmallBodies } from './observer/small-bodies.ts';
import type { References } from './references.ts';

const SMALL_BODIES = 'Horizons, 18 objects from X05 and W84';

/** Rows of the recorded observer tables: 1575, two coordinates each where two are compared. */
const ROWS = 1575;

const flybys = once(measureFlybys);
const planets = once(measurePlanets);
const fromState = once((references) => measureSmallBodies(references, 'state'));
const fromOrbit = once((references) => measureSmallBodies(references, 'orbit'));

/** What an observer reads, against JPL Horizons, derived flyby places and ERFA. */
export const observerQuantities: readonly Quantity[] = [
  {
    quantity: 'Astrometric RA, Dec from recorded states',
    against: SMALL_BODIES,
    unit: 'mas',
    limit: 1,
    rows: { recorded: 2 * ROWS, cited: 40 },
    measure: (references) => fromState(references).cases('astrometric'),
  },
  {
    quantity: 'Astrometric RA, Dec from orbit',
    against: SMALL_BODIES,
    unit: 'mas',
    limit: 15,
    rows: { recorded: 2 * ROWS, cited: 40 },
    note: 'the recorded orbits are a neighbouring solution of the rows',
    measure: (references) => fromOrbit(references).cases('astrometric'),
  },
  {
    quantity: 'Astrometric RA, Dec beyond 0.01 au',
    against: 'derived topocentric flybys',
    unit: 'mas',
    limit: 20,
    rows: { recorded: 1026, cited: 12 },
    measure: (references) => flybys(references).cases('far'),
  },
  {
    quantity: 'Astrometric place within 0.01 au, across the line of sight',
    against: 'derived topocentric flybys',
    unit: 'km',
    limit: 0.2,
    rows: { recorded: 498, cited: 12 },
    note: 'a fixed angle cannot hold near the Earth',
    measure: (references) => flybys(references).cases('near'),
  },
  {
    quantity: 'Apparent RA, Dec after the 52.0 mas of the equinox',
    against: SMALL_BODIES,
    unit: 'mas',
    limit: 5,
    rows: { recorded: 2 * ROWS, cited: 40 },
    note: "Horizons' equinox of date is that of IAU 1976/1980",
    measure: (references) => fromState(references).cases('apparent'),
  },
  {
    quantity: 'Azimuth x cos altitude, altitude',
    against: SMALL_BODIES,
    unit: 'arcsec',
    limit: 0.5,
    rows: { recorded: 2 * ROWS, cited: 40 },
    note: 'the pole at zero on both sides',
    measure: (references) => fromState(references).cases('horizontal'),
  },
  {
    quantity: 'Azimuth x cos altitude, altitude of Sun, Moon, planets',
    against: 'Horizons, 1900-2019',
    unit: 'arcsec',
    limit: 0.5,
    rows: { recorded: 4796, cited: 24 },
    note: 'the pole at zero on both sides; later rows hold a UT1 that was a guess',
    measure: (references) => planets(references).cases('horizontal'),
  },
  {
    quantity: 'Delta, r from recorded states',
    against: SMALL_BODIES,
    unit: 'au',
    limit: 2e-9,
    rows: { recorded: 2 * ROWS, cited: 40 },
    measure: (references) => fromState(references).cases('distance'),
  },
  {
    quantity: 'V magnitude (H-G)',
    against: SMALL_BODIES,
    unit: 'mag',
    limit: 0.001,
    rows: { recorded: ROWS, cited: 20 },
    note: 'above 120 deg of phase Horizons prints whole magnitudes',
    measure: (references) => fromState(references).cases('magnitude'),
  },
  {
    quantity: 'Rates, as a fraction of 0.1 % or 0.01 arcsec/h',
    against: SMALL_BODIES,
    unit: '',
    limit: 1,
    rows: { recorded: 2 * ROWS, cited: 40 },
    measure: (references) => fromState(references).cases('rates'),
  },
  {
    quantity: 'Elongation, phase',
    against: SMALL_BODIES,
    unit: 'deg',
    limit: 1e-4,
    rows: { recorded: 2 * ROWS, cited: 40 },
    measure: (references) => fromState(references).cases('angles'),
  },
  {
    quantity: 'Moon angle',
    against: SMALL_BODIES,
    unit: 'deg',
    limit: 0.051,
    rows: { recorded: ROWS, cited: 20 },
    note: 'printed to 0.1 deg',
    measure: (references) => fromState(references).cases('moon'),
  },
  {
    quantity: 'Airmass, relative',
    against: SMALL_BODIES,
    unit: '',
    limit: 1e-3,
    rows: { recorded: 805, cited: 15 },
    measure: (references) => fromState(references).cases('airmass'),
  },
  {
    quantity: 'TDB - UTC',
    against: SMALL_BODIES,
    unit: 'µs',
    limit: 50,
    rows: { recorded: ROWS, cited: 20 },
    measure: (references) => fromState(references).cases('tdb'),
  },
  {
    quantity: 'Precession-nutation, sidereal time',
    against: 'ERFA, IAU 2006/2000A, 1900-2150',
    unit: 'mas',
    limit: 3,
    rows: { recorded: 600, cited: 40 },
    measure: erfaCases,
  },
];

/** A measurement that is made once for each set of references, since several quantities are read from it. */
function once(measure: (references: References) => ErrorLog): (references: References) => ErrorLog {
  const made = new WeakMap<References, ErrorLog>();
  return (references) => {
    const log = made.get(references) ?? measure(references);
    made.set(references, log);
    return log;
  };
}
