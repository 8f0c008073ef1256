import type { NovClient } from '#client/nov/nov-client.ts';
import type { Store } from '#parts/scene/store.ts';
import type { OrbitObjectsActor } from '#machines/orbits/orbit-objects.ts';
import { loadShape, type ObjectShape } from './object-shape.ts';

/** Shapes that are loaded, by the designator of their object. */
export type Shapes = ReadonlyMap<string, ObjectShape>;

/**
 * Loads the shape of every object that is selected or followed. One that cannot be obtained is left out: a static file that fails
 * is not worth a message, and the marker stays.
 *
 * @returns ends it.
 */
export function followShapes(objects: OrbitObjectsActor, nov: NovClient, shapes: Store<Shapes>): () => void {
  const requested = new Set<string>();
  const ending = new AbortController();
  const load = async (designator: string) => {
    const shape = await loadShape(nov, designator, ending.signal).catch(() => undefined);
    if (shape !== undefined) shapes.set(new Map(shapes.get()).set(designator, shape));
  };
  const update = () => {
    const { selected, focus } = objects.getSnapshot().context;
    const followed = focus?.kind === 'object' ? focus.designator : undefined;
    for (const designator of [selected, followed]) {
      if (designator === undefined || requested.has(designator)) continue;
      requested.add(designator);
      void load(designator);
    }
  };
  update();
  const subscription = objects.subscribe(update);
  return () => {
    ending.abort();
    subscription.unsubscribe();
  };
}
