import type { NovClient } from '#client/nov/nov-client.ts';
import type { FlybyActor } from '#machines/fvt/flyby.ts';
import type { Store } from '#parts/scene/store.ts';
import { loadShape, type ObjectShape } from '#parts/shapes/object-shape.ts';

/** Loads the shape of the object that flies by; one that cannot be had is left out, and the marker stays. */
export function followShape(flyby: FlybyActor, nov: NovClient, shape: Store<ObjectShape | undefined>): void {
  let requested: string | undefined;
  let ending = new AbortController();
  const load = async (name: string, { signal }: AbortController) => {
    const loaded = await loadShape(nov, name, signal).catch(() => undefined);
    if (!signal.aborted) shape.set(loaded);
  };
  flyby.subscribe(({ context: { shown } }) => {
    const name = shown?.file.facts.designator ?? shown?.file.facts.name;
    if (name === requested) return;
    requested = name;
    ending.abort();
    shape.set(undefined);
    ending = new AbortController();
    if (name !== undefined) void load(name, ending);
  });
}
