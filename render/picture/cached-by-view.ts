import type { CameraView } from '../cameras/orbit-camera.ts';

/**
 * Caches what is made of a thing as long as it is seen from the same view: while a camera rests,
 * what does not move need not be projected for every picture.
 */
export function cacheByView<Thing extends object, Value>(
  make: (view: CameraView, thing: Thing) => Value,
): (view: CameraView, thing: Thing) => Value {
  const cache = new WeakMap<Thing, { readonly view: CameraView; readonly value: Value }>();
  return (view, thing) => {
    const last = cache.get(thing);
    if (last?.view === view) return last.value;
    const value = make(view, thing);
    cache.set(thing, { view, value });
    return value;
  };
}
