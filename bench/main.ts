// `npm run bench`: how fast the built product is beside a baseline in the same run. `--quick`
// shortens the rounds; `--only=` and the name of a part runs that part; `--orders=1000000` sets the
// number of orders for the figures and the scale, `--brands=5000` that of brands. The exit code
// reports errors, not speed.
import { availableParallelism, cpus, totalmem } from 'node:os';
import { measureBrands } from './brands-part.ts';
import { measureCluster } from './cluster-part.ts';
import { measureFigures } from './figures-part.ts';
import { measureLighthouse } from './lighthouse-part.ts';
import { measureMenu } from './menu-part.ts';
import { measureNoise } from './noise-part.ts';
import { measureOrderLife } from './order-life.ts';
import { makeDataFolder } from './product.ts';
import { megabytes, printTable } from './report.ts';
import { measureScale } from './scale-part.ts';
import { measureServer } from './server-part.ts';
import { measureStores } from './stores-part.ts';

const quick = process.argv.includes('--quick');
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const parts = [
  ...['server', 'orders', 'figures', 'scale', 'stores', 'brands', 'noise', 'cluster'],
  ...['menu', 'lighthouse'],
];
if (only !== undefined && !parts.includes(only))
  throw new Error(`--only is one of ${parts.join(', ')}`);

async function withDataFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const { folder, remove } = makeDataFolder();
  try {
    return await work(folder);
  } finally {
    remove();
  }
}

console.log(
  `${cpus()[0]?.model ?? 'processor'} × ${availableParallelism()}, ` +
    `${megabytes(totalmem())}, ${process.platform} ${process.arch}, Node ` +
    `${process.versions.node}${quick ? ', quick' : ''}`,
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
const wanted = process.argv.find((word) => word.startsWith('--orders='))?.slice('--orders='.length);
if (only === undefined || only === 'figures') {
  const effort = { orders: wanted === undefined ? (quick ? 20_000 : 100_000) : Number(wanted) };
  printTable('Figures', await withDataFolder((folder) => measureFigures(effort, folder)));
}
if (only === undefined || only === 'scale') {
  const orders = wanted === undefined ? (quick ? 50_000 : 1_000_000) : Number(wanted);
  const effort = { orders, customers: Math.ceil(orders / 5) };
  printTable('Scale', await withDataFolder((folder) => measureScale(effort, folder)));
}
if (only === undefined || only === 'stores')
  printTable('Stores', await withDataFolder((folder) => measureStores(quick ? 50 : 200, folder)));
if (only === undefined || only === 'brands') {
  const many = process.argv.find((word) => word.startsWith('--brands='))?.slice('--brands='.length);
  const effort = { brands: many === undefined ? (quick ? 500 : 5000) : Number(many) };
  printTable('Brands', await withDataFolder((folder) => measureBrands(effort, folder)));
}
if (only === undefined || only === 'noise') {
  const effort = quick ? { rounds: 2, seconds: 10 } : { rounds: 5, seconds: 20 };
  printTable('A noisy brand', await withDataFolder((folder) => measureNoise(effort, folder)));
}
if (only === undefined || only === 'cluster')
  printTable(
    'Citus beside one PostgreSQL',
    await measureCluster(quick ? { rounds: 2, seconds: 2 } : { rounds: 5, seconds: 4 }),
  );
if (only === undefined || only === 'menu') {
  const effort = quick
    ? { runs: 1, sizes: [40, 300], poorPhone: false, taps: 4 }
    : { runs: 3, sizes: [40, 300, 1000], poorPhone: true, taps: 8 };
  printTable('Menu', await withDataFolder((folder) => measureMenu(effort, folder)));
}
if (only === undefined || only === 'lighthouse')
  printTable(
    'Lighthouse',
    await withDataFolder((folder) => measureLighthouse(quick ? 1 : 3, folder)),
  );
