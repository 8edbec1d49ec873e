import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vite';
import { firstScreenFiles } from './scripts/first-screen.mjs';
import { leaveOutUnused } from './scripts/library-parts.mjs';

const first = firstScreenFiles();
/** The router's build has its own names for a screen and for the parts that it makes of one. */
const sourceOf = (id: string) => id.replace(/\?(?:__react-router|route-chunk).*$/, '');

/** What the screens of customers have in common, and the console's use too. */
const sharedByCustomers = new RegExp(
  [
    /\/app\/((ui|orders|account|listing)\/|use-\w+\.ts)/,
    /\/rules\/(orders\/|price\/|documents\.ts)/,
    /\/contract\/tag-ids\.ts/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

export default defineConfig({
  plugins: [
    reactRouter(),
    leaveOutUnused(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  // Found at the first page view, they would make it reload half-way.
  optimizeDeps: { include: ['@lingui/core', '@lingui/react', 'lucide-react', 'zod/mini'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // Files name each other by where they are, so that a build works at any host (ASSETS_URL).
  experimental: { renderBuiltUrl: () => ({ relative: true }) },
  // Two shared files instead of forty: on a phone each one costs a turn of its own before the first
  // product can be added.
  // Screens stay apart, or the menu would carry the product page and the order page with it.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The name of a file says when it is fetched: what belongs to a product, when idle.
            // The words of the first screens start with React, and not after it: the server looks
            // for their name (server/pages/words-file.ts).
            chunkFileNames: ({ moduleIds }) =>
              moduleIds.length > 0 && moduleIds.every((id) => id.includes('/app/menu/product/'))
                ? 'assets/product-[name]-[hash].js'
                : moduleIds.some((id) => /\/app\/i18n\/locales\/[\w-]+\.po$/.test(id))
                  ? 'assets/words-[name]-[hash].js'
                  : 'assets/[name]-[hash].js',
            codeSplitting: {
              groups: [
                // React, the router and the words' machinery, whole: they are on every page and
                // change only with their versions.
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|@lingui)\//,
                },
                { name: 'first', test: (id) => first.has(sourceOf(id)) },
                // Every route is listed with its files in what a customer loads first: a dozen tiny
                // files for each staff screen would be paid for on the menu.
                { name: 'icons', test: /lucide-react\/dist/, minShareCount: 3 },
                // What customers' screens share with the console, apart: a cart must not bring the
                // console's files with it, nor the codes of a Pix.
                { name: 'qr', test: /\/node_modules\/uqr\/|\/app\/ui\/qr-/ },
                { name: 'parts', test: sharedByCustomers, minShareCount: 3 },
                { name: 'failed', test: /\/app\/errors\/(failed-main|loader-error)/ },
                { name: 'staff', test: /\/app\/console\//, minShareCount: 3 },
                // One file for the product page, which needs all of it.
                { name: 'product', test: /\/app\/menu\/product\/(?!product\.route)/ },
              ],
            },
          },
        },
      },
    },
  },
});
