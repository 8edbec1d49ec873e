// The journeys that run in the engines beside Chromium: the server and the patience of the browser
// tests, and one project for each engine that this machine has.
import { defineConfig } from '@playwright/test';
import { installed } from './e2e/engines/installed.ts';
import type { EngineOptions } from './e2e/engines/test.ts';
import browser from './playwright.config.ts';

const names = ['webkit', 'firefox'] as const;

export default defineConfig<object, EngineOptions>({
  ...browser,
  testDir: 'e2e/engines',
  outputDir: 'test-results/engines',
  timeout: 360_000,
  // One worker for each engine.
  fullyParallel: false,
  use: {},
  projects: names.filter(installed).map((name) => ({ name, use: { engineName: name } })),
});
