import type { CameraView } from '../cameras/orbit-camera.ts';

/**
 * Returns what was made of a thing again, the same value, as long as it is seen from the same view: while a camera stands still,
 * what does not move need not be projected for every picture.
 */
export function keptByView<Thing extends object, Value>(
  make: (view: CameraView, thing: Thing) => Value,
): (view: CameraView, thing: Thing) => Value {
  const kept = new WeakMap<Thing, { readonly view: CameraView; readonly value: Value }>();
  return (view, thing) => {
    const last = kept.get(thing);
    if (last?.view === view) return last.value;
    const value = make(view, thing);
    kept.set(thing, { view, value });
    return value;
  };
}
