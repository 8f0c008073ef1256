import type { Quantity } from './quantity.ts';
import { erfaCases } from './observer/erfa.ts';
import { flybys } from './observer/flybys.ts';
import { planets } from './observer/planets.ts';
import { smallBodies } from './observer/small-bodies.ts';

const SMALL_BODIES = 'Horizons, 18 objects from X05 and W84';

/** Rows of the recorded observer tables: 1575, two coordinates each where two are compared. */
const ROWS = 1575;

/** What an observer reads, against JPL Horizons, derived flyby places and ERFA. */
export const quantities: readonly Quantity[] = [
  {
    quantity: 'Astrometric RA, Dec from recorded states',
    against: SMALL_BODIES,
    unit: 'mas',
    limit: 1,
    minimumRows: 2 * ROWS,
    measure: () => smallBodies('state').cases('astrometric'),
  },
  {
    quantity: 'Astrometric RA, Dec from orbit',
    against: SMALL_BODIES,
    unit: 'mas',
    limit: 15,
    minimumRows: 2 * ROWS,
    note: 'the recorded orbits are a neighbouring solution of the rows',
    measure: () => smallBodies('orbit').cases('astrometric'),
  },
  {
    quantity: 'Astrometric RA, Dec beyond 0.01 au',
    against: 'derived topocentric flybys',
    unit: 'mas',
    limit: 20,
    minimumRows: 1026,
    measure: () => flybys().cases('far'),
  },
  {
    quantity: 'Astrometric place within 0.01 au, across the line of sight',
    against: 'derived topocentric flybys',
    unit: 'km',
    limit: 0.2,
    minimumRows: 498,
    note: 'a fixed angle cannot hold near the Earth',
    measure: () => flybys().cases('near'),
  },
  {
    quantity: 'Apparent RA, Dec after the 52.0 mas of the equinox',
    against: SMALL_BODIES,
    unit: 'mas',
    limit: 5,
    minimumRows: 2 * ROWS,
    note: "Horizons' equinox of date is that of IAU 1976/1980",
    measure: () => smallBodies('state').cases('apparent'),
  },
  {
    quantity: 'Azimuth x cos altitude, altitude',
    against: SMALL_BODIES,
    unit: 'arcsec',
    limit: 0.5,
    minimumRows: 2 * ROWS,
    measure: () => smallBodies('state').cases('horizontal'),
  },
  {
    quantity: 'Azimuth x cos altitude, altitude of Sun, Moon, planets',
    against: 'Horizons, 1900-2019',
    unit: 'arcsec',
    limit: 0.5,
    minimumRows: 4796,
    note: 'later rows hold a UT1 that was a guess',
    measure: () => planets().cases('horizontal'),
  },
  {
    quantity: 'Delta, r from recorded states',
    against: SMALL_BODIES,
    unit: 'au',
    limit: 2e-9,
    minimumRows: 2 * ROWS,
    measure: () => smallBodies('state').cases('distance'),
  },
  {
    quantity: 'V magnitude (H-G)',
    against: SMALL_BODIES,
    unit: 'mag',
    limit: 0.001,
    minimumRows: ROWS,
    note: 'above 120 deg of phase Horizons prints whole magnitudes',
    measure: () => smallBodies('state').cases('magnitude'),
  },
  {
    quantity: 'Rates, as a fraction of 0.1 % or 0.01 arcsec/h',
    against: SMALL_BODIES,
    unit: '',
    limit: 1,
    minimumRows: 2 * ROWS,
    measure: () => smallBodies('state').cases('rates'),
  },
  {
    quantity: 'Elongation, phase',
    against: SMALL_BODIES,
    unit: 'deg',
    limit: 1e-4,
    minimumRows: 2 * ROWS,
    measure: () => smallBodies('state').cases('angles'),
  },
  {
    quantity: 'Moon angle',
    against: SMALL_BODIES,
    unit: 'deg',
    limit: 0.051,
    minimumRows: ROWS,
    note: 'printed to 0.1 deg',
    measure: () => smallBodies('state').cases('moon'),
  },
  {
    quantity: 'Airmass, relative',
    against: SMALL_BODIES,
    unit: '',
    limit: 1e-3,
    minimumRows: 805,
    measure: () => smallBodies('state').cases('airmass'),
  },
  {
    quantity: 'TDB - UTC',
    against: SMALL_BODIES,
    unit: 'µs',
    limit: 50,
    minimumRows: ROWS,
    measure: () => smallBodies('state').cases('tdb'),
  },
  {
    quantity: 'Precession-nutation, sidereal time',
    against: 'ERFA, IAU 2006/2000A, 1900-2150',
    unit: 'mas',
    limit: 3,
    minimumRows: 600,
    measure: erfaCases,
  },
];
