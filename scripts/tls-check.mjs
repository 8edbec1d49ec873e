// `npm run tls-check`: two brands over https in Chromium, behind Caddy with the block of
// docs/deployment.md and certificates that it makes itself.
import { spawnSync } from 'node:child_process';
import { bootstrap } from './bootstrap.mjs';
import { ensureBuilt } from './build.mjs';
import { main, run } from './project.mjs';

await main(async () => {
  if (spawnSync('caddy', ['version']).status !== 0) {
    console.log('Caddy is not on this machine, so two brands over https were not tried.');
    return 0;
  }
  await bootstrap();
  await ensureBuilt();
  return run('playwright', ['test', '--config', 'playwright.tls.config.ts']);
});
