import { TOOL_IDS, type ToolId } from './routes.ts';

export type OutsideLink = { readonly title: string; readonly href: string };

/** Settings that an operator may change without touching anything else. */
export type Configuration = {
  readonly title: string;
  readonly lead: string;
  readonly version: string;
  /** Tools that can be opened; the others are greyed with 'Coming soon'. */
  readonly enabledTools: readonly ToolId[];
  readonly toolTexts: Readonly<Record<ToolId, { readonly title: string; readonly lead: string }>>;
  /** Link behind the logo at the right end of the header. */
  readonly agency: OutsideLink;
  readonly cookieNotice: string;
  /** Text at the right end of the footer, between the year and the version. */
  readonly attributionText: string;
  readonly attributions: readonly OutsideLink[];
  /** Addresses to which the name of an object is joined. */
  readonly linkBases: {
    readonly previousObservations: string;
    readonly minorPlanetCenter: string;
    readonly smallBodyDatabase: string;
    readonly neocc: string;
    readonly sentry: string;
    readonly shapeDatabase: string;
    readonly shapeCollection: string;
  };
};

export const configuration: Configuration = {
  title: 'Near-Earth object toolkit',
  lead: 'Plan observations of near-Earth asteroids and comets, and see where they go. Five tools, no sign-in.',
  version: '2.20.1',
  enabledTools: ['opt', 'scd', 'ovt', 'fvt', 'sovt'],
  toolTexts: {
    opt: {
      title: 'Observation planning',
      lead: 'Pick an observatory and dates, find what is observable, plan the night.',
    },
    scd: {
      title: 'Sky chart display',
      lead: 'See where an object moves among the stars, how certain its place is, and what spoils the view.',
    },
    ovt: {
      title: 'Orbit visualisation',
      lead: 'Watch orbits around the Sun in 3D, with or without the pull of the planets.',
    },
    fvt: { title: 'Flyby visualisation', lead: 'Find close approaches and watch one unfold.' },
    sovt: {
      title: 'Synodic orbit visualisation',
      lead: 'See orbits with the Earth held still, and when an object is bright enough.',
    },
  },
  agency: { title: 'Agency', href: 'https://www.unoosa.org/oosa/en/ourwork/topics/neos/index.html' },
  cookieNotice: 'This site uses cookies to track visits only.',
  attributionText: 'Orbits: MPC, JPL, ESA NEOCC',
  attributions: [
    { title: 'Milky Way image', href: 'https://www.eso.org/public/images/eso0932a/' },
    { title: 'Astrometry mission', href: 'https://www.cosmos.esa.int/web/gaia' },
    { title: 'Creative Commons', href: 'https://creativecommons.org/licenses/by/4.0/' },
    { title: 'Asteroid families', href: 'https://newton.spacedys.com/astdys/index.php?pc=5' },
  ],
  linkBases: {
    previousObservations:
      'https://www.cadc-ccda.hia-iha.nrc-cnrc.gc.ca/cadcbin/ssos/ssosclf.pl?lang=en&search=bynameMPC&object=',
    minorPlanetCenter: 'https://minorplanetcenter.net/db_search/show_object?object_id=',
    smallBodyDatabase: 'https://ssd.jpl.nasa.gov/tools/sbdb_lookup.html#/?sstr=',
    neocc: 'https://neo.ssa.esa.int/search-for-asteroids?sum=1&des=',
    sentry: 'https://cneos.jpl.nasa.gov/sentry/details.html#?des=',
    shapeDatabase: 'https://astro.troja.mff.cuni.cz/projects/damit/?q=',
    shapeCollection: 'https://3d-asteroids.space/asteroids/',
  },
};

/** Whether a tool can be opened. */
export function isEnabled({ enabledTools }: Pick<Configuration, 'enabledTools'>, tool: ToolId): boolean {
  return enabledTools.includes(tool);
}

/** Every tool in the order of the lists, with its texts and whether it can be opened. */
export function toolList(
  configured: Configuration,
): readonly { id: ToolId; title: string; lead: string; isEnabled: boolean }[] {
  return TOOL_IDS.map((id) => ({
    id,
    ...configured.toolTexts[id],
    isEnabled: isEnabled(configured, id),
  }));
}
