import type { EphemerisStore } from '#client/ephemeris-store.ts';

/** A store of planets none of which has come, with the dates that were requested of it. */
export function emptyEphemeris(): EphemerisStore & { readonly requested: readonly number[] } {
  const requested: number[] = [];
  return {
    requested,
    ensure: (day) => void requested.push(day),
    covers: () => false,
    current: () => undefined,
    status: () => ({ kind: 'resting' }),
    subscribe: () => () => undefined,
  };
}
