// Staff calls about loyalty: the code at the counter, a person's ledger.
import { and, eq, isNull } from 'drizzle-orm';
import { phoneDigits } from '#rules/documents.ts';
import { authorOf, recordChange } from '../audit/record.ts';
import { noteCaller } from '../audit/security.ts';
import { requireStore } from '../brand/require-store.ts';
import type { CallContext } from '../context.ts';
import { customers, loyaltyLedger, stampCards } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { signedIn } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { shownCode } from './codes.ts';
import { personView } from './person-view.ts';
import { programOf } from './programs.ts';
import { type CardRecord, cardsOf, findCards, lockPerson } from './records.ts';
import { giveStamp, takeStamp } from './stamps.ts';

export const loyaltyStaffHandlers = {
  stampCode: async ({ idEstabelecimento, idPrograma }, context) => {
    ofTheirStore(context, idEstabelecimento);
    const program = await programOf(context, context.db, idPrograma);
    if (
      !program.ativo ||
      !program.porCodigo ||
      (program.storeId !== null && program.storeId !== idEstabelecimento)
    )
      throw new Refusal('notFound');
    const { code, until, lastUse } = await shownCode(context, {
      brandId: program.brandId,
      storeId: idEstabelecimento,
      programId: program.id,
    });
    return {
      codigo: code,
      validoAte: until.toISOString(),
      ultimoUso: lastUse?.toISOString() ?? null,
    };
  },
  loyaltyPerson: async ({ busca }, context) => {
    const { db, brand } = context;
    const staff = signedIn(context);
    await countAttempt(context, brand.id, 'loyaltyPerson', `staff ${staff.staffId}`);
    const known = busca.includes('@')
      ? eq(customers.email, busca.toLowerCase())
      : eq(customers.telefone, phoneDigits(busca));
    const [row] = await db
      .select({ id: customers.id })
      .from(customers)
      .where(
        and(
          eq(customers.brandId, brand.id),
          eq(customers.tipoUsuario, 0),
          isNull(customers.erasedAt),
          known,
        ),
      );
    if (row === undefined) throw new Refusal('notFound');
    await noteCaller(context, 'customerOpened', { subject: `customer ${row.id}` });
    return personView(row.id, staff.storeId, context);
  },
  adjustStamp: async (input, context) => {
    const staff = signedIn(context);
    const { db, brand, now } = context;
    const person = { brandId: brand.id, customerId: input.idCliente };
    const { chave } = input;
    const onceKey = chave === undefined ? null : `adjust ${input.idCliente} ${chave}`;
    const why = { staffId: staff.staffId, motivo: input.motivo, onceKey };
    const program = 'idPrograma' in input ? await programOf(context, db, input.idPrograma) : null;
    await db.transaction(async (tx) => {
      let card: CardRecord | null = null;
      if (!(await lockPerson(tx, person))) throw new Refusal('notFound');
      if (onceKey !== null) {
        const again = and(eq(loyaltyLedger.brandId, brand.id), eq(loyaltyLedger.onceKey, onceKey));
        if ((await tx.$count(loyaltyLedger, again)) > 0) return;
      }
      if ('idCartela' in input) {
        const [known] = await findCards(
          tx,
          and(cardsOf(person), eq(stampCards.id, input.idCartela)),
        );
        if (known?.everywhere !== true) ofTheirStore(context, known?.storeId ?? 0);
        card = await takeStamp(tx, person, input.idCartela, why, now());
      } else if (program !== null) {
        ofTheirStore(context, input.idEstabelecimento);
        if (program.storeId !== null && program.storeId !== input.idEstabelecimento)
          throw new Refusal('notFound');
        card = await giveStamp(
          tx,
          person,
          program,
          input.idEstabelecimento,
          { tipo: 'seloCreditado', ...why },
          now(),
        );
      }
      const [action, by] =
        program === null ? (['takeStamp', -1] as const) : (['giveStamp', 1] as const);
      const has = card?.has ?? 0;
      const before = { programme: card?.nome ?? '', stampsGiven: has - by };
      const after = { ...before, stampsGiven: has, motivo: input.motivo };
      await recordChange(tx, authorOf(context, staff), {
        action,
        subject: `customer ${input.idCliente}`,
        before,
        after,
      });
    });
    return personView(input.idCliente, staff.storeId, context);
  },
} satisfies Partial<Handlers>;

function ofTheirStore(context: CallContext, storeId: number): void {
  requireStore(context, storeId);
  const own = signedIn(context).storeId;
  if (own !== null && own !== storeId) throw new Refusal('storeNotFound');
}
