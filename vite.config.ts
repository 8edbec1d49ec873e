import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter(), lingui({ failOnMissing: true, failOnCompileError: true }), babel({ presets: [linguiTransformerBabelPreset()] })],
  // Found at the first page view, they would make it reload half-way.
  optimizeDeps: { include: ['@lingui/core', '@lingui/react', 'lucide-react', 'zod/mini'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // Few files instead of forty: on a phone each one costs a turn of its own before the first product can be added.
  // Screens stay apart, or the menu would carry the product page and the order page with it; parts that some share are put together while they are small.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // React, the router and the words' machinery, whole: they are on every page and change only with their versions.
                { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router|@lingui)\// },
                {
                  name: 'shared',
                  test: /\/(rules|contract|app\/(ui|menu|cart|stores|brand|errors|storage|api|i18n))\b/,
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 8_000,
                },
              ],
            },
          },
        },
      },
    },
  },
});
