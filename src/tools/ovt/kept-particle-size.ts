import { readStored, store } from '#parts/storage.ts';

const KEY = 'neo-toolkit.particle-size';

/** The size of dots that this browser kept; undefined where it kept none, or keeps nothing. */
export function keptParticleSize(): number | undefined {
  const text = readStored(KEY);
  const size = Number(text ?? Number.NaN);
  return Number.isFinite(size) ? size : undefined;
}

/** Keeps the size of dots for the next visit. */
export function keepParticleSize(size: number): void {
  store(KEY, String(size));
}
