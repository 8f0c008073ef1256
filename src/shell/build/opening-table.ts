import { BRIGHT_STARS_FILE, CONSTELLATIONS_FILE } from '#catalogue/stars/sky-files.ts';
import { pathOf } from '#contract/routes.ts';
import { ROUTES, type ToolId } from '#parts/routes.ts';
import type { Opening } from './openings.ts';

/** Modules that read the state of a link. */
const LINK_MODULES = ['src/contract/tool-state.ts', 'src/client/client.ts'];

/** The index of files with the planets of a time. */
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

/**
 * Files that screens open with, by their paths; with `?c` behind the path by a link to a saved state, with `?object` by one that names
 * an object.
 */
export const OPENINGS: Readonly<Record<string, Opening>> = {
  [ROUTES.home]: { modules: ['src/shell/home.tsx'] },
  ...withLinked(ROUTES.opt, OPT, linkedOpening(OPT, 'opt')),
  ...withLinked(ROUTES.scd, SCD, linkedOpening(CHART, 'scd')),
  [`${ROUTES.scd}?object`]: CHART,
  ...withLinked(ROUTES.scdVisualisation, CHART, linkedOpening(CHART, 'scd')),
  ...withLinked(ROUTES.ovt, OVT, linkedOpening(OVT, 'ovt')),
  ...withLinked(ROUTES.fvt, FVT, linkedOpening(FVT, 'fvt')),
  ...withLinked(ROUTES.sovt, SOVT, linkedOpening(SOVT, 'sovt')),
};

/** A screen as it opens by its path, and by a link. */
function withLinked(path: string, byPath: Opening, byLink: Opening): Readonly<Record<string, Opening>> {
  return { [path]: byPath, [`${path}?c`]: byLink };
}

/** @param tool whose state the link names. */
function linkedOpening(opening: Opening, tool: ToolId): Opening {
  return {
    ...opening,
    modules: [...opening.modules, ...LINK_MODULES, `src/contract/${tool}/${tool}-state.ts`],
  };
}
