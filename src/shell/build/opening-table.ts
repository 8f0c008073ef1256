import { BRIGHT_STARS_FILE, CONSTELLATIONS_FILE } from '#catalogue/stars/sky-files.ts';
import { pathOf } from '#contract/routes.ts';
import type { Opening } from './openings.ts';

/** What reads the state of a link. */
const LINK_MODULES = ['src/contract/tool-state.ts', 'src/client/client.ts'];

/** What tells in which file the planets of a time are. */
const PLANETS = '/ephemeris/index.json';

const OPT: Opening = { modules: ['src/tools/opt/opt-tool.tsx'] };
const SCD: Opening = { modules: ['src/tools/scd/scd-tool.tsx', 'src/tools/scd/scd-setup.tsx'] };
const CHART: Opening = {
  modules: ['src/tools/scd/scd-tool.tsx', 'src/tools/scd/visualisation.tsx'],
  fetched: ['deep-sky.json', BRIGHT_STARS_FILE, CONSTELLATIONS_FILE].map((name) => `/static/sky/${name}`),
};
const OVT: Opening = { modules: ['src/tools/ovt/ovt-tool.tsx'], fetched: [PLANETS], hasPlanets: true };
const FVT: Opening = {
  modules: ['src/tools/fvt/fvt-tool.tsx'],
  fetched: [pathOf('mainBodies'), PLANETS],
  hasPlanets: true,
};
const SOVT: Opening = { modules: ['src/tools/sovt/sovt-tool.tsx'], fetched: [PLANETS], hasPlanets: true };

/** What screens open with, by their paths; with `?c` behind the path by a link to a saved state. */
export const OPENINGS: Readonly<Record<string, Opening>> = {
  '/': { modules: ['src/shell/home.tsx'] },
  '/opt': OPT,
  '/opt?c': linked(OPT, 'opt'),
  '/scd': SCD,
  '/scd?c': linked(CHART, 'scd'),
  '/scd/visualisation': CHART,
  '/scd/visualisation?c': linked(CHART, 'scd'),
  '/ovt': OVT,
  '/ovt?c': linked(OVT, 'ovt'),
  '/fvt': FVT,
  '/fvt?c': linked(FVT, 'fvt'),
  '/sovt': SOVT,
  '/sovt?c': linked(SOVT, 'sovt'),
};

/** @param tool whose state the link names. */
function linked(opening: Opening, tool: string): Opening {
  return { ...opening, modules: [...opening.modules, ...LINK_MODULES, `src/contract/${tool}-state.ts`] };
}
