// Calls with which an owner edits the brand's parameters, and a manager a store's.
import { eq } from 'drizzle-orm';
import { StoreParameters } from '#contract/entities/console/parameters.ts';
import { FIXED_PARAMETERS } from '../brand/store-parameters.ts';
import { brands, storeParameters, stores } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { asOwner } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { changeSection } from '../staff/change-brand.ts';
import { changeOfStore } from './console.ts';
import { storeRow } from './console-sections.ts';
import { ownParameters, readBrandParameters, readStoreParameters } from './set-parameters.ts';

/** A name that is repeated or reserved would be ambiguous. */
function checkNames(names: readonly string[]): void {
  const twice = names.find(
    (name, at) =>
      FIXED_PARAMETERS.has(name) || name in StoreParameters.shape || names.indexOf(name) < at,
  );
  if (twice !== undefined) throw new Refusal('parameterTwice', { name: twice });
}

function checkAmounts(amounts: readonly number[]): void {
  if (amounts.some((cents) => cents < 0)) throw new Refusal('amountNegative');
}

export const parameterHandlers = {
  saveBrandParameters: async ({ revisao, ...parameters }, context) => {
    const staff = asOwner(context);
    const { id } = context.brand;
    checkAmounts([parameters.PUBLIC_TAXA_ADICIONAL]);
    return changeSection(context, staff, {
      action: 'saveBrandParameters',
      subject: `brand ${id}`,
      revisao,
      read: (tx) => readBrandParameters(tx, id),
      write: async (tx) => {
        const [row] = await tx
          .select({ settings: brands.settings })
          .from(brands)
          .where(eq(brands.id, id));
        if (row === undefined) return;
        await tx
          .update(brands)
          .set({ settings: { ...row.settings, ...parameters } })
          .where(eq(brands.id, id));
      },
    });
  },
  saveStoreParameters: async (
    { idEstabelecimento, revisao, personalizados, ...columns },
    context,
  ) => {
    checkAmounts([columns.valorDesconto, columns.maximoDesconto, columns.maximoPedidoComDesconto]);
    checkNames(personalizados.map(({ nome }) => nome));
    return changeOfStore(
      'saveStoreParameters',
      { idEstabelecimento, revisao },
      context,
      readStoreParameters,
      async (tx, key) => {
        await tx.update(stores).set(columns).where(storeRow(key));
        await tx.delete(storeParameters).where(ownParameters(key));
        if (personalizados.length > 0)
          await tx
            .insert(storeParameters)
            .values(personalizados.map((one) => ({ ...key, ...one })));
      },
    );
  },
} satisfies Partial<Handlers>;
