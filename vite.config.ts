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
  // Screens stay apart, or the menu would carry the product page and the order page with it.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The shared files import each other: without this one of them runs before what it needs, and no page wakes up.
            strictExecutionOrder: true,
            codeSplitting: {
              groups: [
                {
                  name: 'shared',
                  test: /node_modules|\/app\/(ui|stores|brand|errors|storage|api)/,
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 100_000,
                },
              ],
            },
          },
        },
      },
    },
  },
});
