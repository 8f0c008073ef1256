import type { Client } from '#client/client.ts';
import type { ListedObject } from '#contract/asteroid.ts';
import { EmbeddingRefusal } from '#machines/embedding/embedding-refusal.ts';

/** The objects of a list of names. @throws EmbeddingRefusal naming those that are unknown. */
export async function namedObjects(
  client: Pick<Client, 'findObjectsByName'>,
  names: readonly string[],
): Promise<readonly ListedObject[]> {
  if (names.length === 0) return [];
  const { asteroids, errors } = await client.findObjectsByName(names);
  if (errors.length > 0) {
    const unknown = errors.map(({ name }) => name).join(', ');
    throw new EmbeddingRefusal('unknown-objects', `Not found: ${unknown}`);
  }
  return asteroids;
}
