// The main screens held against stored pictures. They have a server to themselves, because orders
// of other tests would show.
import { defineConfig } from '@playwright/test';
import browser from './playwright.config.ts';

const [phone] = browser.projects ?? [];

export default defineConfig({
  ...browser,
  testDir: 'e2e/pictures',
  outputDir: 'test-results/pictures',
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  // In their order, so that the first order of the world has the number 1.
  workers: 1,
  fullyParallel: false,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.005, animations: 'disabled', caret: 'hide' },
  },
  projects: [
    {
      name: 'pictures',
      use: { ...phone?.use, contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
});
