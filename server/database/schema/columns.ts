// Columns that many tables have.
import { timestamp } from 'drizzle-orm/pg-core';

/** An instant, stored in UTC. */
export const at = (name: string) => timestamp(name, { withTimezone: true });
