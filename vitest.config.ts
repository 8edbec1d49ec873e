// Two projects: `unit` needs nothing but the code, `api` has a database
// (TEST_DATABASE=embedded|server|citus says which kind).
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 3,
    projects: [
      {
        plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
        test: {
          name: 'unit',
          setupFiles: 'test/set-up/fixed-date.ts',
          // Some read every file of the project, on machines that do much else.
          testTimeout: 60_000,
          include: [
            '{rules,contract,scripts}/**/*.test.ts',
            'app/**/*.test.{ts,tsx}',
            'test/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'api',
          // Each file has a database of its own; loading the whole server again for each of them
          // took a third of the time.
          isolate: false,
          include: ['{server,demo,test/*}/**/*.test.ts'],
          globalSetup: 'test/set-up/database-server.ts',
          setupFiles: ['test/set-up/patient-limits.ts', 'test/set-up/watched-pool.ts'],
          testTimeout: 120_000,
          // A loaded machine takes longer than the second that is usual.
          expect: { poll: { timeout: 60_000 } },
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
