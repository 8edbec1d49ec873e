// For `npm run dump` alone: the dumps are no tests of the suite.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['test/releases/make-dumps.ts'],
    globalSetup: 'test/releases/database.ts',
  },
});
