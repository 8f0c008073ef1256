import type { MainBodyRecord } from '#contract/fvt/main-bodies.ts';
import { bodyOfScene } from '#machines/fvt/body-choice.ts';
import { bodyOfTarget } from '#machines/fvt/flyby.ts';
import type { FvtSources } from './fvt-session.ts';

/**
 * The body that the scene is about: that of the flyby that is shown, else one of those that are searched.
 *
 * @returns undefined until the bodies are known.
 */
export function mainBodyOf({
  flyby,
  search,
}: Pick<FvtSources, 'flyby' | 'search'>): MainBodyRecord | undefined {
  const { shown } = flyby.getSnapshot().context;
  const { known, bodies } = search.getSnapshot().context;
  const id = shown === undefined ? bodyOfScene(bodies) : bodyOfTarget(shown.target).id;
  return known.find((body) => body.id === id);
}
