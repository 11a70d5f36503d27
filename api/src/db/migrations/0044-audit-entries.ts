// The record of administration (docs/rules/audit.md). An entry never changes but for how often its event has come by
// now, and for what says who somebody is, which may be taken out. It goes only when a later entry is past its term.
import { sql, type Kysely } from 'kysely';
import { autoId, type Engine } from '../engines/engine.ts';
import { addIndex, required } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('audit_entries')
    .addColumn('id', 'integer', autoId(engine))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind <> ''`))
    .addColumn('at', 'bigint', required)
    .addColumn('last_at', 'bigint', required)
    .addColumn('times', 'integer', (c) => c.notNull().check(sql`times >= 1`))
    .addColumn('kept_until', 'bigint', required)
    .addColumn('author', 'text', (c) =>
      c.notNull().check(sql`author in ('user', 'nobody', 'server')`),
    )
    .addColumn('author_id', 'integer')
    .addColumn('author_name', 'text')
    .addColumn('address', 'text')
    .addColumn('device', 'text')
    .addColumn('subject', 'text')
    .addColumn('subject_id', 'text')
    .addColumn('subject_name', 'text')
    .addColumn('fields_before', 'text')
    .addColumn('fields_after', 'text')
    .addColumn('bucket', 'text')
    .addCheckConstraint('audit_entries_author', sql`(author = 'user') = (author_id is not null)`)
    .addCheckConstraint('audit_entries_time', sql`last_at >= at and kept_until > last_at`)
    .execute();
  await addIndex(db, 'audit_entries_by_time', 'audit_entries', ['at', 'id']);
  await addIndex(db, 'audit_entries_by_kind', 'audit_entries', ['kind', 'at', 'id']);
  await addIndex(db, 'audit_entries_by_author', 'audit_entries', ['author_id', 'at', 'id']);
  const subject = ['subject', 'subject_id'];
  await addIndex(db, 'audit_entries_by_subject', 'audit_entries', subject);
  await addIndex(db, 'audit_entries_by_term', 'audit_entries', ['kept_until']);
  await sql`create unique index audit_entries_bucket on audit_entries (bucket)
    where bucket is not null`.execute(db);
  const statements = engine === 'postgres' ? onPostgres() : onSqlite();
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const REFUSAL = 'violates append-only: audit_entries is never changed, and deleted after its term';
const FIXED = [
  ...['id', 'kind', 'at', 'kept_until', 'author', 'author_id'],
  ...['subject', 'subject_id', 'fields_before', 'fields_after'],
];
/** May be taken out, and never put in. */
const BLANKABLE = ['author_name', 'address', 'device', 'subject_name', 'bucket'];

const mayChange = (isSame: string): string =>
  [
    ...FIXED.map((name) => `new.${name} ${isSame} old.${name}`),
    ...BLANKABLE.map((name) => `(new.${name} is null or new.${name} ${isSame} old.${name})`),
    'new.times >= old.times',
    'new.last_at >= old.last_at',
  ].join(' and ');

const MAY_GO = 'old.kept_until <= (select max(at) from audit_entries)';

function onSqlite(): string[] {
  const refuse = `begin select raise(abort, '${REFUSAL}'); end`;
  return [
    `create trigger audit_entries_no_update before update on audit_entries
      when not (${mayChange('is')}) ${refuse}`,
    `create trigger audit_entries_no_delete before delete on audit_entries
      when not (${MAY_GO}) ${refuse}`,
    ...['id', 'bucket'].map(
      (key) => `create trigger audit_entries_no_replace_${key} before insert on audit_entries
        when exists (select 1 from audit_entries where ${key} = new.${key})
        begin select raise(abort, 'UNIQUE constraint failed: audit_entries.${key}'); end`,
    ),
  ];
}

function onPostgres(): string[] {
  return [
    `create function audit_entries_append_only() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if ${mayChange('is not distinct from')} then return new; end if;
        elsif tg_op = 'DELETE' then
          if ${MAY_GO} then return old; end if;
        end if;
        raise restrict_violation using message = '${REFUSAL}';
      end $$`,
    `create trigger audit_entries_append_only before update or delete on audit_entries
      for each row execute function audit_entries_append_only()`,
    `create trigger audit_entries_no_truncate before truncate on audit_entries
      for each statement execute function audit_entries_append_only()`,
  ];
}
