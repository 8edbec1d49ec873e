// The stores whose own part of the menu a member of staff sees.
import type { MenuStore } from '#contract/entities/console/store-product.ts';
import type { CallContext } from '../context.ts';
import { signedIn, storesOf } from '../permission.ts';

export const menuStores = (context: CallContext): MenuStore[] =>
  storesOf(signedIn(context), context).map(
    ({ id, nome, fusoHorario, permiteEntrega, permiteRetiradaBalcao, possuiPedidoMesa }) => ({
      id,
      nome,
      fusoHorario,
      permiteEntrega,
      permiteRetiradaBalcao,
      possuiPedidoMesa,
    }),
  );
