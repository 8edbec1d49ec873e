// A restaurant that imports its menu on a busy night goes on selling.
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitsForLock } from '#test/lock-waits.ts';
import { item, place, plainProduct, signInStaff } from '#test/ordering.ts';
import { openWorld, readOutput, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
});
afterAll(() => world.close());

const pool = () => world.services.db.$client as pg.Pool;

test('orders are taken while an import of the same brand is under way', async () => {
  const owner = world.visitor('pizzaria');
  await signInStaff(owner);
  const { categorias } = readOutput('staffMenu', (await owner.call('staffMenu')).body);
  const [category] = categorias;
  const [product] = category?.produtos ?? [];
  const customer = world.visitor('pizzaria');
  const ordered = item(await plainProduct(world, customer));
  const brand = await world.services.brands.byHost('pizzaria.localhost');
  const other = await pool().connect();
  try {
    // The import is held in its middle, as thousands of rows would hold it.
    await other.query('begin');
    await other.query('select from products where brand_id = $1 and id = $2 for update', [
      brand?.id,
      product?.id,
    ]);
    const conteudo = [
      'categoria;nome;descricao;valor',
      `${category?.nome};${product?.nome};Outra descrição;99,90`,
    ].join('\n');
    const importing = owner.call('importMenu', { conteudo, simular: false });
    await expect.poll(() => waitsForLock(world)).toBe(true);
    const { body } = await place(world, customer, [ordered]);
    expect(body).toMatchObject({ numero: expect.any(Number) });
    await other.query('rollback');
    expect((await importing).body).toMatchObject({ produtosMudados: 1 });
  } finally {
    other.release();
  }
});
