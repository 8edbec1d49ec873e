// People at tables for the tests: they connect by a table's sheet, order, and read the bill.
import type { AtTable, StaffTable } from '#contract/entities/table.ts';
import { item, newKey, orderBody, plainProduct, withTotal } from './ordering.ts';
import { readOutput, type Visitor, type World } from './world.ts';

export function tablesOf(
  world: World,
  staff: Visitor,
  host: Parameters<World['visitor']>[0] = 'pizzaria',
) {
  const tables = async (): Promise<StaffTable[]> =>
    readOutput('staffTables', (await staff.call('staffTables')).body).mesas;
  const named = async (name: string): Promise<StaffTable> => {
    const found = (await tables()).find(({ rotulo }) => rotulo === name);
    if (found === undefined) throw new Error(`no ${name}`);
    return found;
  };
  const sheetOf = async (name: string) =>
    new URL((await named(name)).caminho, 'http://x').searchParams.get('pedidoMesa');
  return {
    named,
    sheetOf,
    async sit(name: string, extra: Record<string, unknown> = {}, visitor = world.visitor(host)) {
      const reply = await visitor.call('createTableUser', {
        nome: name,
        tipoUsuario: 2,
        token: await sheetOf(name),
        ...extra,
      });
      return { visitor, reply };
    },
    async order(visitor: Visitor, quantity = 1, changes: Record<string, unknown> = {}) {
      const product = await plainProduct(world, visitor);
      const all = {
        tipoPedido: 3,
        cliente: null,
        formaPagamento: null,
        chaveIdempotencia: newKey(),
        ...changes,
      };
      const body = await withTotal(
        visitor,
        await orderBody(world, visitor, [item(product, quantity)], all),
      );
      return {
        send: () => visitor.call('placeOrder', body),
        product,
        total: body.pedido.valorTotal as unknown as number,
      };
    },
  };
}

export const at = async (visitor: Visitor): Promise<AtTable> =>
  readOutput('tableState', (await visitor.call('tableState')).body);
