/**
 * Numbers from 0 to below 1 that are the same for the same seed.
 *
 * Source: Lehmer's generator with the multiplier of Park & Miller (1993), CACM 36(7), 105.
 */
export function seededRandom(seed: number): () => number {
  const modulus = 2_147_483_647;
  let state = (seed % (modulus - 1)) + 1;
  return () => {
    state = (48_271 * state) % modulus;
    return state / modulus;
  };
}
