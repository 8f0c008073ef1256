import type { EphemerisStore } from '#client/ephemeris-store.ts';
import type { Failure } from '#contract/failure.ts';

/** Tells each time that a part of the solar system cannot be loaded. */
export function tellMissing(ephemeris: EphemerisStore, tell: (failure: Failure) => void): void {
  ephemeris.subscribe(() => {
    const status = ephemeris.status();
    if (status.kind === 'failed') tell(status.failure);
  });
}
