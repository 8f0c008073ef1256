import { readStored, store } from '../storage.ts';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';

const KEY = 'neo-toolkit.particle-size';

/** The particle size stored in this browser; undefined where none is stored or storage is refused. */
export function storedParticleSize(): number | undefined {
  const text = readStored(KEY);
  const size = Number(text ?? Number.NaN);
  return Number.isFinite(size) ? size : undefined;
}

/** Stores the particle size for the next visit whenever it changes. */
export function storeChangedParticleSize(settings: DisplaySettingsActor): void {
  settings.on('particle-size.changed', ({ size }) => store(KEY, String(size)));
}
