/** The five tools of the toolkit. */
export const TOOL_IDS = ['opt', 'scd', 'ovt', 'fvt', 'sovt'] as const;

export type ToolId = (typeof TOOL_IDS)[number];

/** Every path of the page; no other file spells one. */
export const ROUTES = {
  home: '/',
  opt: '/opt',
  optTonight: '/opt/tonight',
  optSetup: '/opt/setup',
  optFiltering: '/opt/filtering',
  optResults: '/opt/results',
  optLongTerm: '/opt/results/long-term',
  optShortTerm: '/opt/results/short-term',
  optNightPlan: '/opt/results/plan',
  optEphemerides: '/opt/results/ephemerides',
  scd: '/scd',
  scdSetup: '/scd/setup',
  scdVisualisation: '/scd/visualisation',
  ovt: '/ovt',
  fvt: '/fvt',
  sovt: '/sovt',
  about: '/about',
  terms: '/terms',
  privacy: '/privacy',
  provenance: '/provenance',
  docs: '/docs',
  validation: '/validation',
} as const;

/** A path of the page, as written in {@link ROUTES}. */
export type RoutePath = (typeof ROUTES)[keyof typeof ROUTES];

/** The tool a path belongs to; undefined outside the tools. */
export function toolOfPath(path: string): ToolId | undefined {
  return TOOL_IDS.find((tool) => path === ROUTES[tool] || path.startsWith(`${ROUTES[tool]}/`));
}
