import { isEnabled, type Configuration } from '#parts/configuration.ts';
import { ROUTES, toolOfPath, type RoutePath } from '#parts/routes.ts';

/**
 * Where a path without a screen leads; undefined for a path that has one. Results open on the long-term plots; an
 * unknown path, or one of a tool that is not enabled, leads home. A slash at the end changes nothing about where a path
 * leads.
 */
export function redirectOf(
  path: string,
  configured: Pick<Configuration, 'enabledTools'>,
): string | undefined {
  const plain = withoutSlashAtEnd(path);
  return targetOf(plain, configured) ?? (plain === path ? undefined : plain);
}

/** Why a path opens the welcome page; undefined where a path is valid. */
export function awayNote(
  path: string,
  configured: Pick<Configuration, 'enabledTools' | 'toolTexts'>,
): string | undefined {
  const plain = withoutSlashAtEnd(path);
  if (plain === ROUTES.home || targetOf(plain, configured) !== ROUTES.home) return undefined;
  const tool = toolOfPath(plain);
  if (tool !== undefined && !isEnabled(configured, tool))
    return `${configured.toolTexts[tool].title} is coming soon.`;
  return `There is no page at ${plain.length > LONGEST_PATH ? `${plain.slice(0, LONGEST_PATH)}…` : plain}`;
}

/** Characters of a path that a note shows. */
const LONGEST_PATH = 60;

function withoutSlashAtEnd(path: string): string {
  return path === ROUTES.home ? path : path.replace(/\/$/, '');
}

function targetOf(path: string, configured: Pick<Configuration, 'enabledTools'>): RoutePath | undefined {
  const tool = toolOfPath(path);
  if (tool !== undefined && !isEnabled(configured, tool)) return ROUTES.home;
  switch (path) {
    case ROUTES.home:
    case ROUTES.optTonight:
    case ROUTES.optSetup:
    case ROUTES.optFiltering:
    case ROUTES.optLongTerm:
    case ROUTES.optShortTerm:
    case ROUTES.optEphemerides:
    case ROUTES.optNightPlan:
    case ROUTES.scdSetup:
    case ROUTES.scdVisualisation:
    case ROUTES.ovt:
    case ROUTES.fvt:
    case ROUTES.sovt:
    case ROUTES.about:
    case ROUTES.terms:
    case ROUTES.privacy:
    case ROUTES.provenance:
    case ROUTES.docs:
    case ROUTES.validation:
      return undefined;
    case ROUTES.opt:
      return ROUTES.optSetup;
    case ROUTES.scd:
      return ROUTES.scdSetup;
    case ROUTES.optResults:
      return ROUTES.optLongTerm;
    default:
      return ROUTES.home;
  }
}
