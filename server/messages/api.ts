// Calls about messages: the list for staff with its retry, the brand's settings, and browsers that
// subscribe to an order.
import { and, count, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { CustomerChannel } from '#contract/entities/brand.ts';
import type { Message } from '#contract/entities/message.ts';
import { authorOf, recordChange } from '../audit/record.ts';
import { noteCaller } from '../audit/security.ts';
import { isSandboxFor, tellsCustomers } from '../brand/message-ways.ts';
import { showsSandboxCodes } from '../brand/sandboxes.ts';
import { announce } from '../changes.ts';
import type { CallContext, StaffSession } from '../context.ts';
import {
  type MessageChannel,
  messageSettings,
  messages,
  orderSubscriptions,
} from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { isPushService } from '../integrations/messages/push/hosts.ts';
import { countAttempt } from '../limits/attempts.ts';
import { canSeeOrder } from '../orders/access.ts';
import { signedIn } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { type MessageRow, mayBeSentAgain, toMessage } from './console-view.ts';
import { channels } from './send.ts';

const PAGE = 50;
const AGAIN_FOR_MS = 30 * 60_000;
const MOST_FOLLOWERS = 10;

export const messageHandlers = {
  staffMessages: async ({ canal, antesDe }, context) => {
    const { db, brand } = context;
    const staff = signedIn(context);
    const shown = and(
      theirs(staff, brand.id),
      canal === undefined ? undefined : eq(messages.canal, canal),
      antesDe === undefined ? undefined : lt(messages.id, antesDe),
    );
    const rows = await db
      .select()
      .from(messages)
      .where(shown)
      .orderBy(desc(messages.id))
      .limit(PAGE + 1);
    if (rows.length > 0) await noteCaller(context, 'messagesRead');
    return {
      mensagens: rows.slice(0, PAGE).map((row) => toMessage(row, seenBy(context, staff, row))),
      canaisDeTeste: channels.filter((channel) => isSandbox(context, channel)),
      avisosDePedido: await waysOf(context),
      canaisSemConta: CustomerChannel.options.filter(
        (channel) => !tellsCustomers(brand, context.env, channel),
      ),
      podeConfigurar: mayConfigure(staff),
      haMais: rows.length > PAGE,
    };
  },
  resendMessage: async ({ id }, context) => {
    const { db, brand } = context;
    const staff = signedIn(context);
    const at = context.now();
    const row = await db.transaction(async (tx) => {
      const mine = and(theirs(staff, brand.id), eq(messages.id, id));
      const [found] = await tx.select().from(messages).where(mine).for('update');
      if (found === undefined) throw new Refusal('notFound');
      if (!mayBeSentAgain(found)) throw new Refusal('messageOver');
      const again = {
        state: 'waiting',
        tentativas: 0,
        motivoFalha: null,
        nextTryAt: at,
        expiresAt: new Date(at.getTime() + AGAIN_FOR_MS),
      } as const;
      const [changed] = await tx.update(messages).set(again).where(mine).returning();
      await recordChange(tx, authorOf(context, staff), {
        action: 'resendMessage',
        subject: `message ${id}`,
        before: { state: found.state },
        after: { state: again.state },
      });
      await announce(tx, { kind: 'message', brandId: brand.id });
      return changed;
    });
    if (row === undefined) throw new Refusal('notFound');
    return toMessage(row, seenBy(context, staff, row));
  },
  saveOrderNewsWays: async (ways, context) => {
    const { db, brand } = context;
    const staff = signedIn(context);
    if (!mayConfigure(staff)) throw new Refusal('notYours');
    const before = await waysOf(context);
    await db.transaction(async (tx) => {
      await tx
        .insert(messageSettings)
        .values({ brandId: brand.id, ...ways })
        .onConflictDoUpdate({ target: messageSettings.brandId, set: ways });
      const change = {
        action: 'saveOrderNewsWays' as const,
        subject: `brand ${brand.id}`,
        before,
        after: ways,
      };
      await recordChange(tx, authorOf(context, staff), change);
    });
    return ways;
  },
  pushKey: async (_input, { messengers, brand }) => ({
    chavePublica: (await messengers.pushKeys(brand.id)).publicKey,
  }),
  followOrder: async ({ id, chave, endereco, chavePublica, segredo }, context) => {
    const { db, brand, env, language } = context;
    await countAttempt(context, brand.id, 'followOrder', context.callerHash);
    if (!(await canSeeOrder(context, id, chave))) throw new Refusal('notFound');
    if (!isPushService(endereco, env.messages.push.hosts)) throw new Refusal('pushServiceUnknown');
    const of = and(eq(orderSubscriptions.brandId, brand.id), eq(orderSubscriptions.orderId, id));
    const [others] = await db
      .select({ count: count() })
      .from(orderSubscriptions)
      .where(and(of, sql`${orderSubscriptions.endpoint} <> ${endereco}`));
    if ((others?.count ?? 0) >= MOST_FOLLOWERS) throw new Refusal('tooManyFollowers');
    const keys = { p256dh: chavePublica, auth: segredo, language };
    await db
      .insert(orderSubscriptions)
      .values({
        brandId: brand.id,
        orderId: id,
        endpoint: endereco,
        ...keys,
        createdAt: context.now(),
      })
      .onConflictDoUpdate({
        target: [
          orderSubscriptions.brandId,
          orderSubscriptions.orderId,
          orderSubscriptions.endpoint,
        ],
        set: keys,
      });
    return { avisar: true };
  },
  unfollowOrder: async ({ id, chave, endereco }, context) => {
    const { db, brand } = context;
    if (!(await canSeeOrder(context, id, chave))) throw new Refusal('notFound');
    const mine = and(
      eq(orderSubscriptions.brandId, brand.id),
      eq(orderSubscriptions.orderId, id),
      eq(orderSubscriptions.endpoint, endereco),
    );
    await db.delete(orderSubscriptions).where(mine);
    return { avisar: false };
  },
} satisfies Partial<Handlers>;

/**
 * Staff of one store see only the messages of its orders; codes and account messages belong to
 * staff of the whole brand.
 */
function theirs({ storeId }: StaffSession, brandId: number): SQL | undefined {
  const ofStore = sql`exists (select from orders where orders.brand_id = ${messages.brandId}
    and orders.id = ${messages.orderId} and orders.store_id = ${storeId})`;
  return and(eq(messages.brandId, brandId), storeId === null ? undefined : ofStore);
}

const mayConfigure = ({ papel, storeId }: StaffSession) =>
  papel !== 'atendente' && storeId === null;

async function waysOf({ db, brand }: CallContext) {
  const [row] = await db
    .select()
    .from(messageSettings)
    .where(eq(messageSettings.brandId, brand.id));
  return { whatsapp: row?.whatsapp ?? false, sms: row?.sms ?? false, email: row?.email ?? false };
}

/** The messages of one order, newest first, as the caller may read them. */
export async function messagesOfOrder(
  context: CallContext,
  staff: StaffSession,
  orderId: number,
): Promise<Message[]> {
  const { db, brand } = context;
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.brandId, brand.id), eq(messages.orderId, orderId)))
    .orderBy(desc(messages.id))
    .limit(PAGE);
  return rows.map((row) => toMessage(row, seenBy(context, staff, row)));
}

const isSandbox = ({ brand, env, messengers }: CallContext, channel: MessageChannel) =>
  channel === 'push' ? messengers.push.sandbox : isSandboxFor(brand, env, channel);

/** A code opens a customer's account; only a demo has no real ones. */
function seenBy(context: CallContext, { papel }: StaffSession, { canal }: MessageRow) {
  return {
    sandbox: isSandbox(context, canal),
    forOwner: papel === 'proprietario',
    codesShown: showsSandboxCodes(context.brand, context.env),
  };
}
