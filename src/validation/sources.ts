/** A recorded file or folder of them: its path among the recorded data, who made it, and the day on which it was recorded. */
export type Source = { readonly file: string; readonly origin: string; readonly recorded: string };

/** The day on which all recorded values were collected, as copies in public repositories. */
const COLLECTED = '2026-11-21';

function source(file: string, origin: string): Source {
  return { file, origin, recorded: COLLECTED };
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
  planets: source('cases/planet_observer', 'JPL Horizons OBSERVER tables, by way of cosinekitty/astronomy'),
} as const satisfies Readonly<Record<string, Source>>;
