/** A recorded file or folder of them: its path among the recorded data, who made it, and the day on which it was recorded. */
export type Source = { readonly file: string; readonly origin: string; readonly recorded: string };

/** The day on which all recorded values were collected, as copies in public repositories. */
const COLLECTED = '2026-11-21';

function source(file: string, origin: string, recorded = COLLECTED): Source {
  return { file, origin, recorded };
}

export const SOURCES = {
  de440: source('solar-system/de440.json', 'JPL kernels DE440 and DE441'),
  testpo: source('solar-system/testpo.430', 'JPL, test values of DE430'),
  erfa: source('solar-system/erfa.json', 'ERFA, IAU 2006/2000A'),
  smallBodies: source(
    'cases/smallbody_observer',
    'JPL Horizons OBSERVER tables, by way of B612-Asteroid-Institute/adam_core',
  ),
  states: source(
    'cases/propagation/*_states.json',
    'JPL Horizons VECTORS, by way of B612-Asteroid-Institute/adam_core',
  ),
  apophisEarly: source(
    'cases/propagation/apophis_220_2004_2020.json',
    'JPL Horizons SPK, solution 220, by way of PerezHz/NEOs.jl',
  ),
  apophisLate: source(
    'cases/propagation/apophis_220_2021_2029.json',
    'JPL SPK sb-99942-220.bsp, by way of ben-cassese/jorbit',
  ),
  apophisFlyby: source(
    'cases/propagation/apophis_220_flyby2029.json',
    'JPL SPK sb-99942-220.bsp, by way of ben-cassese/jorbit',
  ),
  mainBelt: source(
    'cases/propagation/{ceres_heliostate,vesta_heliostate,isis_jpl127_1950_2029}.json',
    'JPL Horizons VECTORS and SPK, by way of cosinekitty/astronomy and dahlend/kete',
  ),
  impactors: source(
    'cases/propagation/{2008tc3,2024bx1}.json',
    'JPL Horizons SPK, solutions 18 and 9, by way of PerezHz/NEOs.jl',
  ),
  flybys: source(
    'cases/derived_topocentric',
    'computed from JPL SPK (by way of PerezHz/NEOs.jl), DE441 and ERFA',
  ),
  planets: source(
    'cases/planet_observer',
    'JPL Horizons OBSERVER tables, by way of cosinekitty/astronomy',
    '2019-04-12',
  ),
  moonMagnitude: source(
    'cases/planet_magnitude/Moon.json',
    'JPL Horizons OBSERVER table, by way of cosinekitty/astronomy',
    '2019-04-28',
  ),
  riseAndSet: source(
    'raw/riseset_open.txt',
    'test data of cosinekitty/astronomy, where their source is not stated',
  ),
  astropyDirections: source('cases/geometry/astropy_transforms.json', 'astropy 8.0.1 with ERFA and IERS-B'),
  astropySunMoon: source('cases/geometry/astropy_sun_moon_altaz.json', 'astropy 8.0.1, builtin ephemeris'),
  approachesApophisJpl: source(
    'cases/close_approaches/sbdb_apophis.json',
    'JPL SBDB, by way of astropy/astroquery',
  ),
  approachesApophisEsa: source(
    'cases/close_approaches/neocc_99942.json',
    'ESA NEOCC, by way of astropy/astroquery',
  ),
  approaches67P: source('cases/close_approaches/sbdb_67P.json', 'JPL SBDB, by way of astropy/astroquery'),
  approaches2020: source(
    'cases/close_approaches/cad2020_matched.json',
    'JPL SBDB and CAD, by way of afshimono/near_earth_object',
  ),
  approaches2026: source(
    'cases/close_approaches/perigee2026_matched.json',
    'JPL SBDB and CAD, by way of ethandfang/Perigee',
  ),
  passages: source(
    'cases/propagation/{2005tm173,2023dw,2023qr6}.json',
    'JPL Horizons SPK, by way of PerezHz/NEOs.jl',
  ),
  covariances: source('raw/{neocc,neocc_adam,sbdb}', 'ESA NEOCC orbit files and JPL SBDB'),
  catalogue2019: source('catalogue/mpc_NEA_2019-07.txt.gz', 'MPC, NEA.txt', '2019-07'),
  catalogue2021: source(
    'catalogue/mpc_nea_extended_2021_epoch2459403.5.json.gz',
    'MPC, nea_extended.json',
    '2021-07',
  ),
  finals2000A: source('src/validation/ut1.ts', 'IERS, finals2000A', '2026'),
  deltaT: source('src/validation/ut1.ts', 'USNO, deltat.data', '2020'),
  historicDeltaT: source(
    'src/validation/ut1.ts',
    'USNO, historic Delta-T (Debian python3-skyfield 1.45)',
    '2022',
  ),
  stars: source('src/validation/star-places.ts', 'Hipparcos (van Leeuwen 2007) by pyerfa 2.0.1.5'),
  moonlight: source(
    'src/validation/moonlight.ts',
    'documentation of specsim, the simulator of DESI',
    'as published',
  ),
  starCounts: source('src/validation/star-density.ts', 'Gaia DR2, EDR3, DR3 and IPHAS DR2', 'as published'),
  twilight: source(
    'src/validation/twilight.ts',
    'Patat, Ugolnikov & Postylyakov (2006), A&A 455, 385, Table 1',
    'as published',
  ),
} as const satisfies Readonly<Record<string, Source>>;
