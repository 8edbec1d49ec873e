// Brands that leave for another deployment, or came from one (server/move/).
import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import { at } from './columns.ts';

/**
 * Where the brand leaves: copying: its rows are copied while it sells. settling: jobs begin nothing
 * for it. held: nothing of it is written. gone: requests are passed on, for ever.
 * Where it arrives: arriving: rows are missing. arrived: all are there, and the other deployment
 * has not said yet that it let go. here: it sells.
 */
export type MoveState = 'copying' | 'settling' | 'held' | 'gone' | 'arriving' | 'arrived' | 'here';

export const brandMoves = pgTable(
  'brand_moves',
  {
    brandId: bigint('brand_id', { mode: 'number' })
      .notNull()
      .references(() => brands.id),
    /** A brand that came may leave again. */
    way: text().$type<'in' | 'out'>().notNull(),
    /** The same in both deployments. */
    name: text().notNull(),
    state: text().$type<MoveState>().notNull(),
    /**
     * What the deployment that it leaves proves itself with. There it is encrypted; where the brand
     * arrives it is a hash.
     */
    secret: text().notNull(),
    /** Where the other deployment answers; null where the brand arrives. */
    address: text(),
    /**
     * `settling` and `held` end by themselves then, by the database's clock: a command that was
     * killed closes no brand.
     */
    until: at('until'),
    beganAt: at('began_at').notNull(),
    /** Since then requests are passed on, or answered here. */
    doneAt: at('done_at'),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.way] })],
);
