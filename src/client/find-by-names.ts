import type { AsteroidsByName } from '#contract/asteroid.ts';
import { MAX_NAMES } from '#contract/limits.ts';

/**
 * Looks names up, however many there are: in as many calls as they take, one after the other.
 *
 * @param find sends a call of at most 250 names. @throws what `find` throws.
 */
export async function findByNames(
  find: (names: readonly string[]) => Promise<AsteroidsByName>,
  names: readonly string[],
): Promise<AsteroidsByName> {
  const responses: AsteroidsByName[] = [];
  for (let from = 0; from < names.length; from += MAX_NAMES) {
    responses.push(await find(names.slice(from, from + MAX_NAMES)));
  }
  return {
    asteroids: responses.flatMap(({ asteroids }) => asteroids),
    errors: responses.flatMap(({ errors }) => errors),
  };
}
