import { readStored, store } from '../storage.ts';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';

const KEY = 'neo-toolkit.particle-size';

/** The size of dots that this browser kept; undefined where it kept none, or keeps nothing. */
export function keptParticleSize(): number | undefined {
  const text = readStored(KEY);
  const size = Number(text ?? Number.NaN);
  return Number.isFinite(size) ? size : undefined;
}

/** Keeps the size of dots for the next visit whenever it is changed. */
export function keepParticleSize(settings: DisplaySettingsActor): void {
  settings.on('particle-size.changed', ({ size }) => store(KEY, String(size)));
}
