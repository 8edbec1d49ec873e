// Each action of the audit log, run once through the API: a change records the state before and
// after.
import { and, desc, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AUDIT_ACTIONS, type AuditAction } from '#contract/audit-actions.ts';
import { isAuditField, SILENT_FIELDS } from '#contract/audit-fields.ts';
import { BrandParameters, StoreParameters } from '#contract/entities/console/parameters.ts';
import { changedFields } from '#rules/changed-fields.ts';
import { auditLog } from '#server/database/schema.ts';
import { type Act, createActing, type Wire } from '#test/audit/acting.ts';
import { loyaltyActs } from '#test/audit/loyalty-acts.ts';
import { menuActs } from '#test/audit/menu-acts.ts';
import { newStoreActs } from '#test/audit/new-store-acts.ts';
import { orderActs } from '#test/audit/order-acts.ts';
import { storeActs } from '#test/audit/store-acts.ts';
import { tableActs } from '#test/audit/table-acts.ts';
import { teamActs } from '#test/audit/team-acts.ts';

const acting = createActing();
beforeAll(() => acting.start());
afterAll(() => acting.paying.world.close());

const acts: Record<AuditAction, Act> = {
  ...storeActs(acting),
  ...menuActs(acting),
  ...loyaltyActs(acting),
  ...orderActs(acting),
  ...tableActs(acting),
  ...teamActs(acting),
  // Last: with a second store customers choose one.
  ...newStoreActs(acting),
};

const isRecord = (value: unknown): value is Wire => typeof value === 'object' && value !== null;

// Rows: 1.27
test.each(Object.entries(acts).map(([action, [kind, act]]) => [action, kind, act] as const))(
  '%s: %s, and the log has it so',
  async (action, kind, act) => {
    const { db } = acting.paying.world.services;
    const [last] = await db
      .select({ id: auditLog.id })
      .from(auditLog)
      .orderBy(desc(auditLog.id))
      .limit(1);
    await act();
    const mine = and(eq(auditLog.acao, action), gt(auditLog.id, last?.id ?? 0));
    const [row] = await db.select().from(auditLog).where(mine).orderBy(desc(auditLog.id));
    const { antes: before, depois: after } = row ?? { before: 'no line', after: 'no line' };
    expect([isRecord(before), isRecord(after)]).toEqual([
      kind === 'changed' || kind === 'gone',
      kind === 'changed' ||
        kind === 'made' ||
        action === 'exportPeople' ||
        action === 'exportOrders',
    ]);
    if (kind !== 'changed' || !isRecord(before) || !isRecord(after)) return;
    // Fields present in both differ, and existing ones are not shown as deleted.
    expect(
      Object.keys(before).filter(
        (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
      ),
    ).not.toEqual([]);
    expect(Object.keys(before).filter((name) => !(name in after))).toEqual([]);
  },
);

test('no action of the log is left out', () => {
  expect(Object.keys(acts).toSorted()).toEqual([...AUDIT_ACTIONS].toSorted());
});

test('each field in the log has a label, whatever call wrote it', async () => {
  const rows = await acting.paying.world.services.db.select().from(auditLog);
  const told = rows
    .flatMap(({ antes: before, depois: after }) => changedFields(before, after))
    .map(({ path }) => path.findLast((part) => !part.startsWith('#')) ?? '');
  const known = (name: string) =>
    isAuditField(name) ||
    SILENT_FIELDS.has(name) ||
    name in BrandParameters.shape ||
    name in StoreParameters.shape;
  expect([...new Set(told)].filter((name) => !known(name))).toEqual([]);
});

test('the log names entries, and shows the id of those without a name', async () => {
  const lines = (await acting.done('auditLines', { acao: 'describeTable' })).registros as Wire[];
  expect(lines[0]).toMatchObject({
    nomeAlvo: 'Mesa 80',
    mudancas: [{ campo: ['local'], antes: '""', depois: '"Varanda"' }],
  });
  const [coupon] = (await acting.done('auditLines', { acao: 'removeCoupon' })).registros as Wire[];
  expect(coupon?.nomeAlvo).toBe('Rastro');
  const [prices] = (await acting.done('auditLines', { acao: 'setPrices' })).registros as Wire[];
  expect(prices).toMatchObject({
    alvo: '1 products',
    nomeAlvo: null,
    mudancas: [{ campo: [expect.stringMatching(/^#/), 'valor'], depois: '4560' }],
  });
});
