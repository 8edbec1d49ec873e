// Faults of the app's own process.
import { setTimeout as wait } from 'node:timers/promises';
import { endDatabase } from './database-faults.ts';
import type { Fault } from './fault.ts';
import type { Scene } from './scene.ts';

const BETWEEN_MS = 1_500;

async function killed(scene: Scene, rounds: number, both: boolean): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const app = scene.app.end('SIGKILL');
    if (both) await endDatabase(scene, 'SIGKILL');
    await app;
    // Only the app starts the embedded one.
    if (both && scene.target.kind === 'server') await scene.target.recovered();
    await scene.app.start();
    if (round < rounds - 1) await wait(BETWEEN_MS);
  }
}

export const processFaults: Fault[] = [
  {
    name: 'app stopped by SIGTERM and started again',
    endsApp: 'asked',
    async happen({ app }) {
      const { code, words } = await app.end('SIGTERM');
      if (code !== 0) throw new Error(`SIGTERM ended with ${code}: ${words}`);
      await app.start();
    },
  },
  {
    name: 'app killed with orders under way, 4 times',
    endsApp: 'killed',
    happen: (scene) => killed(scene, 4, false),
  },
  {
    name: 'app and database killed together, 4 times',
    endsApp: 'killed',
    happen: (scene) => killed(scene, 4, true),
  },
];
