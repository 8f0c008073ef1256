import type { MainBodyId, MainBodyRecord } from '#contract/fvt/main-bodies.ts';

/** The bodies that approaches are searched for at first. */
export const FIRST_BODIES: readonly MainBodyId[] = ['earth'];

/** The bodies that the option for all of them means. */
export function everyBody(bodies: readonly MainBodyRecord[]): readonly MainBodyId[] {
  return bodies.map(({ id }) => id);
}

/** Whether every body is chosen. */
export function isEveryBody(chosen: readonly MainBodyId[], every: readonly MainBodyId[]): boolean {
  return every.length > 0 && every.every((id) => chosen.includes(id));
}

/** The body that the scene is about while no flyby is shown: the Earth where it, or nothing, is chosen, else the first. */
export function bodyOfScene(chosen: readonly MainBodyId[]): MainBodyId {
  const [first] = chosen;
  return first === undefined || chosen.includes('earth') ? 'earth' : first;
}

/**
 * The bodies chosen after one was pressed: it joins the others, or leaves them; beside all it replaces them.
 *
 * @param every what the option for all bodies means.
 */
export function withBody(
  chosen: readonly MainBodyId[],
  pressed: MainBodyId,
  every: readonly MainBodyId[],
): readonly MainBodyId[] {
  if (isEveryBody(chosen, every)) return [pressed];
  return chosen.includes(pressed) ? chosen.filter((id) => id !== pressed) : [...chosen, pressed];
}
