// Builds the scripts that stand in the menu's and the product's document and run before React
// (app/early/). The server puts them into the page (server/pages/early-scripts.ts).
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './project.mjs';

for (const name of ['menu', 'product'])
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: 'es2022',
      outDir: 'build/early',
      emptyOutDir: false,
      rolldownOptions: {
        input: join(root, 'app', 'early', `${name}.ts`),
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  });
