import { defineConfig } from 'vitest/config';
import { generatedCode } from './render/build/generated-code.ts';

/** Unit, accuracy, server and machine tests; browser tests belong to Playwright (tests/e2e). */
export default defineConfig({
  plugins: [generatedCode()],
  test: {
    include: ['tests/!(recorded|soak)/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
    environment: 'node',
    setupFiles: [
      'temporal-polyfill/global', // Node 20 has no Temporal
      './tests/run/restore-globals.ts',
    ],
    testTimeout: 300_000, // ends a test that hangs: time decides none that works
    hookTimeout: 300_000,
    maxWorkers: 2,
    isolate: false, // files share a worker, so that what they import is read once
    reporters: ['default', './tests/run/skipped.ts'],
  },
});
