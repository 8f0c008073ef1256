import { defineConfig } from 'vitest/config';

/** Tests on the recorded data beside the checkout; they fail where it is missing. */
export default defineConfig({
  test: {
    include: ['tests/recorded/**/*.test.ts'],
    environment: 'node',
    testTimeout: 600_000,
    hookTimeout: 600_000,
    maxWorkers: 2,
    reporters: ['default', './tests/run/skipped.ts'],
  },
});
