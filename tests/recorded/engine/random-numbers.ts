/** Normal numbers by the polar method. */
export function normals(seed: number): () => number {
  const next = uniforms(seed);
  return () => {
    for (;;) {
      const [u, v] = [2 * next() - 1, 2 * next() - 1];
      const square = u * u + v * v;
      if (square > 0 && square < 1) return u * Math.sqrt((-2 * Math.log(square)) / square);
    }
  };
}

/** A generator of Park and Miller. */
export function uniforms(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
