// Yesterday's installation still opens: released migrations never change.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, test } from 'vitest';
import { backupFile, dumpFile, releases } from '#test/releases/stored.ts';
import { createTestDatabase } from '#test/set-up/test-database.ts';
import { allMigrations, checkHistory, migrationFile } from './migrations.ts';
import { migrateDatabase } from './open.ts';

const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Every released migration, with the hash of its file. Add lines, never change them. */
const landed: Record<string, string> = {
  '0000_initial': 'c7bb5413bdef02f92b7290cf0047e44a6936ceb56c70fcdad30b837ca4f2048d',
  '0001_guards': '68c9a2ed8b9c41c6fb717cfabb981eaa0250b396a61f4b305aafbd1d649ffdf6',
  '0002_sandbox_orders': '53d6b9d4be5f3848532dd9f6a1586a8414bf4d0e3bede2f1adac68ea68029e04',
  '0004_product_picture': 'b4d0fc13bc9074b30e6830da5c9a749c86935ab0b7ed9efa80bb66308c199d82',
  '0003_proof_and_confirmed_phones':
    'bb7a0c0ec2e60777e60daba9c34e6cb9920db4b1415f2fdc90f520b6cb7cccb0',
  '0005_security_events': 'f8057b455adc80873fc226031b68db4911ad112f420b75dc1bfc8a9a85392914',
  '0006_counter': 'eebf06370aa889806444fcd13f22e47f399332acc1dbf927a95b827f29dd9b1f',
  '0007_order_messages': '1c4bdd0ccddc5af1a962fd6ed29bfac60e6a742dbb9a41c48047b6f43e7ba77f',
  '0008_registers': '998285185b46dd5fbd64f137ecab105e7c53b889bd45fd532c9cad025ff9801f',
  '0009_sandbox_parts': 'b2e4fe1ccdd3f9ec91b8691c8a437a269f3595fb3b6bcc31b367b88d5fe26961',
  '0010_order_changes': 'c4c6a4d660b7da1dfa16ab4eae818155d8047c46dde30c41eeebfaf5ce606197',
  '0011_menu_bulk': 'f0eeb47f50eb47cf07a7111bbba1f40153b74f7b2dd14985076ab928ea1bf9df',
  '0012_product_weight': 'e83c0fc137d7eff71c1631d6733d545290401fba8b7c3608536e5974716c93b2',
  '0013_order_wishes': 'b4e80e47acfb330f659dd143d6252ab257bdad0e01e48e17ace01d57b5fe04cd',
  '0014_figure_parts': '1601c6cae678b93c472f5d2288e8f52c412528b4bdaa9a7e9097250558e5de27',
  '0015_store_products': '59c1445b0f6da1454466f5090abd336f6d325378f85f2731bf7536456283b09a',
  '0016_store_promotions': 'a862ec9698f5490a424a75dc8a571f503bdae89e2399748e883fc2b5141c797a',
  '0017_brand_states': 'e75f9b01a72490112736167adb019fd8d6a7950fed08e4433a4fcb8bb110d7e2',
  '0018_support': '9dcf5ae31ec9729db9a886e433c5acef5b7a5b2e96e2f8f68455c2f777745e7d',
  '0019_store_products_by_product':
    'bbe23c3e4c503012ef3c8aabb11ad73d2e5a6d02dc2a58c0ae3d47d4b80f092a',
  '0020_operators': 'c3bfae62171b10baebf39bc18d4f55631f5ce8bc08481c732300c298c843ab41',
  '0021_message_accounts': 'a0d8769968f55154ea6df9a447055d00d7400695256f339a12dc65ac024d94aa',
  '0022_order_search': '9cd3365b53487c137ecdcd448b30226b38fb6510415874f25322dc00c50e5044',
  '0023_file_objects': 'cb950c4030df8f2bf577e3c1664ba3888a56a5d362c1d1a4b5a52e8acaf905b3',
  '0024_brand_moves': '916949c6767133e4bb35e24f10eaacb850e28d73e2bec982f8c50aec673caae9',
  '0025_line_keys': '3e0cd8e17f9ce278b9cada3465d3c78e513a0673679f97e80065993729cc543d',
  '0026_lines_by_hand': '36efaea585818ae9fd33671897806764a7073dc487251efdf036d7a12b94e62f',
  '0027_staff_calls': 'a623c79a3a97bbe600e7c78b7f2ebae8bbf0391e8da46707a20fdd74c3bb016a',
  '0028_couriers': 'a3fb8a88d8c2d8049f8cf519ece52a3c62ab26b7f2c7420658a8d9bcf4b4467b',
  '0029_orders_value': '59b6271403ac53e7a094ab0b7e783ea0284f575e43325fbc23f1430b6647b4cb',
  '0030_customer_search': 'd48336152e736c01653814782d3e130f7ea98737ff9854e86202cff4c2b16a09',
};

/** What is stored of each release, likewise. */
const stored: Record<string, string> = {
  '1.0.0 demo': 'ef57f44eef5d859b076aeb232ecadf5ed23b77e38d1e91e80c5c1f49e48cb402',
  '1.0.0 history': 'e58d4c5e791830ae3cdc00211087810de07110d9c1232a17fe983b3d8297e7ae',
  '1.0.0 backup': '024bc573ddcbba90901876ba0d48092204798b1a4d397371e7c6e80ec416290e',
};

test('what is stored of a release is never made again', () => {
  const files = releases.flatMap((release) => [
    [`${release} demo`, dumpFile(release, 'demo')],
    [`${release} history`, dumpFile(release, 'history')],
    [`${release} backup`, backupFile(release)],
  ]);
  const hashes = files.map(([name = '', path = '']) => [name, hashOf(path)]);
  expect(Object.fromEntries(hashes)).toEqual(stored);
});

test('a migration that landed is never changed or removed', () => {
  const files = Object.fromEntries(
    allMigrations().map(({ tag }) => [tag, hashOf(migrationFile(tag))]),
  );
  expect(files).toMatchObject(landed);
});

test('migrations are in the order of their dates, so that none is skipped', () => {
  const dates = allMigrations().map(({ when }) => when);
  expect(dates).toEqual(dates.toSorted((a, b) => a - b));
});

async function withClient<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return act(client).finally(() => client.end());
}

test('a database with unknown migrations is refused in a sentence', async () => {
  const database = await createTestDatabase();
  await withClient(database.url, (client) =>
    client.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at)
        values ('of-tomorrow', 99999999999999)`,
    ),
  );
  await expect(migrateDatabase(database.url)).rejects.toThrow('A newer version of Quitute');
  await database.close();
});

test('a database from before 1.0.0 is refused in a sentence', async () => {
  const database = await createTestDatabase();
  await withClient(database.url, async (client) => {
    await client.query(`update drizzle.__drizzle_migrations set hash = 'of-old', created_at = 1`);
    await expect(checkHistory(client)).rejects.toThrow('before 1.0.0');
  });
  await database.close();
});
