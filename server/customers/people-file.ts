// The owner's file of all customers, and of the guests who ordered last.
import { csvText } from '#rules/menu-files/csv-text.ts';
import { localDate } from '#rules/time/zoned-time.ts';
import { knownTo } from '../account/profile-search.ts';
import { authorOf, recordChange } from '../audit/record.ts';
import { customers } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { asOwner } from '../permission.ts';
import { sumsOf } from './customer-sums.ts';
import { guestsOf } from './guests.ts';
import { none, type Sums } from './sums.ts';

/** The file has the phones that ordered last. */
const GUESTS_IN_FILE = 2000;

export const peopleFileHandlers = {
  peopleFile: async (_input, context) => {
    const owner = asOwner(context);
    const { db, bulkDb, replica, brand, now } = context;
    await countAttempt(context, brand.id, 'peopleFile', String(owner.staffId));
    const { rows, sums, guests } = await replica.read(bulkDb, async (copy) => {
      const reader = { db: copy, brand };
      return {
        rows: await copy
          .select()
          .from(customers)
          .where(knownTo(owner, context))
          .orderBy(customers.id),
        sums: await sumsOf(reader, owner, null),
        guests: await guestsOf(reader, owner, { wanted: '', most: GUESTS_IN_FILE }),
      };
    });
    await recordChange(db, authorOf(context, owner), {
      action: 'exportPeople',
      subject: `brand ${brand.id}`,
      before: null,
      after: { people: rows.length + guests.length },
    });
    const cells = ({ quantidadePedidos, totalComprado, ultimoPedidoEm }: Sums) => [
      quantidadePedidos,
      totalComprado / 100,
      ultimoPedidoEm,
    ];
    const table = rows.map(({ id, nome, telefone, email, createdAt }) => [
      ...[id, nome, telefone, email, createdAt.toISOString()],
      ...cells(sums.get(id) ?? none),
    ]);
    // Without an account they have neither a number nor an email.
    const others = guests.map(({ nome, telefone, ...sum }) => [
      ...[null, nome, telefone, null, null],
      ...cells(sum),
    ]);
    const head = [
      'id',
      'nome',
      'telefone',
      'email',
      'dataCadastro',
      'quantidadePedidos',
      'totalComprado',
      'ultimoPedidoEm',
    ];
    const day = localDate(now(), brand.stores[0]?.fusoHorario ?? 'America/Sao_Paulo');
    return {
      nomeArquivo: `${brand.appNome}-clientes-${day}.csv`,
      conteudo: csvText([head, ...table, ...others]),
    };
  },
} satisfies Partial<Handlers>;
