import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/e2e/browser.ts';

/**
 * Browser tests: of drawing and its pictures in an empty page, and against the built page and a real service, one for
 * each worker.
 */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['render/**/*.spec.ts', 'visual/**/*.spec.ts', 'e2e/**/*.spec.ts'],
  testIgnore: '**/recorded/**',
  workers: 2,
  fullyParallel: true, // no worker is left over with a long file
  retries: 1, // the run lists as flaky what fails once
  timeout: 600_000, // ends a test that hangs: time decides none that works
  expect: { timeout: 100_000 },
  reporter: [['list'], ['./tests/run/failed-page.ts'], ['./tests/run/closing-line.ts']],
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    viewport: { width: 1040, height: 640 }, // a desk's layout with half of the pixels, which the processor paints
    actionTimeout: 100_000, // names the step that hangs: time decides none that works
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'block', // they would answer before the tests do; offline.spec.ts allows them
    screenshot: 'only-on-failure', // `--trace retain-on-failure` shows more, and takes two thirds longer
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--disable-gpu-compositing', // only WebGL needs a graphics card, and the processor is slow in its place
        '--force-color-profile=srgb',
        '--disable-background-networking',
      ],
    },
  },
});
