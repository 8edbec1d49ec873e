// A customer as the database stores them.
import type { customers } from '../database/schema.ts';

export type CustomerRow = typeof customers.$inferSelect;
