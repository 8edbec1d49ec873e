// `npm run image-check`: takes the steps of the Dockerfile in bare directories, without Docker, and
// starts the result as an ordinary user: what the image lacks shows here. What only changes the
// system (apt-get, useradd) is left out.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { main, root, Stop } from './project.mjs';

const READY_LIMIT_MS = 90_000;
/** `nobody`: PostgreSQL wants a user that the system knows, and the image's is not known here. */
const USER = 65_534;
const ports = { app: '34710', operations: '34711' };

/** @param {string} stage @param {string} word */
const linesOf = (stage, word) =>
  stage
    .split('\n')
    .filter((line) => line.startsWith(`${word} `))
    .map((line) => line.slice(word.length + 1));

/** @param {string} folder @param {string} stage */
function build(folder, stage) {
  mkdirSync(folder);
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  for (const step of linesOf(stage, 'RUN')) {
    if (/^(apt-get|useradd) /.test(step)) continue;
    console.log(`RUN ${step}`);
    const { status } = spawnSync('sh', ['-c', step], { cwd: folder, stdio: 'inherit' });
    if (status !== 0) throw new Stop(`The step ended with ${status}.`);
  }
}

/** @param {string} from @param {string} folder @param {string} stage */
function copy(from, folder, stage) {
  mkdirSync(folder);
  for (const words of linesOf(stage, 'COPY')) {
    const [to = '', ...sources] = words.split(' ').slice(1).toReversed();
    for (const source of sources) {
      const name = to.endsWith('/') ? join(to, basename(source)) : to;
      cpSync(source.replace('/app', from), join(folder, name), { recursive: true });
    }
  }
}

/** @param {string} path */
const read = async (path) => (await fetch(`http://127.0.0.1:${path}`)).status;

/** @param {string} folder @param {string} stage */
async function start(folder, stage) {
  const data = join(folder, '..', 'data');
  mkdirSync(data);
  const root = process.getuid?.() === 0;
  if (root) chownSync(data, USER, USER);
  const [program = '', ...words] = JSON.parse(linesOf(stage, 'CMD')[0] ?? '[]');
  const child = spawn(join(folder, 'node_modules/node/bin', program), words, {
    cwd: folder,
    ...(root ? { uid: USER, gid: USER } : {}),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      PATH: '/usr/bin:/bin',
      NODE_ENV: 'production',
      DATA_DIR: data,
      PORT: ports.app,
      OPERATIONS_PORT: ports.operations,
      LOG_LEVEL: 'warn',
      DEMO: '1',
    },
  });
  const gone = new Promise((done) => child.once('exit', done));
  try {
    for (const began = performance.now(); ; await wait(200)) {
      const status = await read(`${ports.operations}/ready`).catch(() => 0);
      if (status === 200) break;
      if (child.exitCode !== null) throw new Stop(`It ended with ${child.exitCode}.`);
      if (performance.now() - began > READY_LIMIT_MS) throw new Stop('It was not ready in time.');
    }
    for (const path of [`${ports.app}/delivery`, `${ports.operations}/metrics`]) {
      const status = await read(path);
      if (status !== 200) throw new Stop(`${path} was answered by ${status}.`);
    }
  } finally {
    child.kill('SIGTERM');
    await gone;
  }
  if (child.exitCode !== 0) throw new Stop(`SIGTERM ended it with ${child.exitCode}.`);
}

await main(async () => {
  const text = readFileSync(join(root, 'Dockerfile'), 'utf8').replaceAll('\\\n', ' ');
  const [, building = '', running = ''] = text.split(/^FROM /m);
  const folder = mkdtempSync(join(tmpdir(), 'quitute-image-'));
  chmodSync(folder, 0o755);
  try {
    build(join(folder, 'build'), building);
    copy(join(folder, 'build'), join(folder, 'image'), running);
    const size = execFileSync('du', ['-sm', join(folder, 'image')], { encoding: 'utf8' });
    await start(join(folder, 'image'), running);
    console.log(
      `The steps of the Dockerfile work: ${size.split('\t')[0]} MB, started and stopped.`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
