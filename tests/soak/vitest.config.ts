import { defineConfig } from 'vitest/config';

/** The service as it is built, under load, faults and attack: minutes of a whole machine, on demand. */
export default defineConfig({
  test: {
    include: ['tests/soak/**/*.test.ts'],
    testTimeout: 1_200_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
