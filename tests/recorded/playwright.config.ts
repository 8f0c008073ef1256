import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config.ts';

/** Browser tests on the recorded data beside the checkout; they fail where it is missing. */
export default defineConfig(shared, {
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  testIgnore: [],
  outputDir: '../../test-results/recorded',
  reporter: [['list'], ['../run/failed-page.ts']],
});
