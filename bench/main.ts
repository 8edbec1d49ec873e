// `npm run bench`: how fast the built product is beside a baseline in the same run. `--quick`
// shortens the rounds; `--only=server`, `--only=orders`, `--only=figures` or `--only=browser` runs
// one part; `--orders=1000000` sets the number of orders for the figures. The exit code reports
// errors, not speed.
import { availableParallelism, cpus, totalmem } from 'node:os';
import { measureBrowser } from './browser-part.ts';
import { measureFigures } from './figures-part.ts';
import { measureOrderLife } from './order-life.ts';
import { makeDataFolder } from './product.ts';
import { megabytes, printTable } from './report.ts';
import { measureServer } from './server-part.ts';

const quick = process.argv.includes('--quick');
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
if (only !== undefined && !['server', 'orders', 'figures', 'browser'].includes(only))
  throw new Error('--only is server, orders, figures or browser');

async function withDataFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const { folder, remove } = makeDataFolder();
  try {
    return await work(folder);
  } finally {
    remove();
  }
}

console.log(
  `${cpus()[0]?.model ?? 'processor'} × ${availableParallelism()}, ${megabytes(totalmem())}, ${process.platform} ${process.arch}, Node ${process.versions.node}${quick ? ', quick' : ''}`,
);
if (only === undefined || only === 'server') {
  const effort = quick ? { rounds: 2, seconds: 0.7 } : { rounds: 5, seconds: 2 };
  printTable('Server', await withDataFolder((folder) => measureServer(effort, folder)));
}
if (only === undefined || only === 'orders') {
  // The numbers of the targets, also in a quick run: filling takes seconds.
  const effort = { orders: 100_000, pages: 2000, seconds: quick ? 1 : 3 };
  printTable('Life of orders', await withDataFolder((folder) => measureOrderLife(effort, folder)));
}
if (only === undefined || only === 'figures') {
  const wanted = process.argv
    .find((word) => word.startsWith('--orders='))
    ?.slice('--orders='.length);
  const effort = { orders: wanted === undefined ? (quick ? 20_000 : 100_000) : Number(wanted) };
  printTable('Figures', await withDataFolder((folder) => measureFigures(effort, folder)));
}
if (only === undefined || only === 'browser') {
  const effort = quick
    ? { lighthouseRuns: 1, visits: 1, taps: 4 }
    : { lighthouseRuns: 3, visits: 3, taps: 8 };
  printTable('Browser', await withDataFolder((folder) => measureBrowser(effort, folder)));
}
