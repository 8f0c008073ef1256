import type { EphemerisStore } from '#client/ephemeris-store.ts';
import type { Failure } from '#contract/failure.ts';

/** Reports every failure to load a part of the ephemeris. */
export function tellMissing(ephemeris: EphemerisStore, tell: (failure: Failure) => void): void {
  ephemeris.subscribe(() => {
    const status = ephemeris.status();
    if (status.kind === 'failed') tell(status.failure);
  });
}
