// The audit log only grows, whoever writes to the database.
import type pg from 'pg';

/**
 * Run at every start after the migrations: a rule of the database, because one of ours could be
 * forgotten.
 */
export async function guardAuditLog(client: pg.ClientBase): Promise<void> {
  await client.query(`
    create or replace function audit_log_only_grows() returns trigger language plpgsql as $$
    begin raise exception 'the audit log only grows'; end $$;
    create or replace trigger audit_log_only_grows before update or delete on audit_log
      for each statement execute function audit_log_only_grows();`);
}
