// `npm run taps`: visitors who tap at random, against a server of their own.
import { defineConfig } from '@playwright/test';
import browser from './playwright.config.ts';

export default defineConfig({
  ...browser,
  testDir: 'e2e/taps',
  outputDir: 'test-results/taps',
  timeout: 600_000,
  // Each visitor chooses its own screen, language and theme.
  projects: [{ name: 'taps' }],
});
