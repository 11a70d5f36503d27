// What is recorded of access, users, customers and settings is said to the server's log as well, with ids and without
// a name, an address or a value (docs/rules/audit.md#security-events-are-logged).
import { KINDS, type AuditKind } from '@brasa/core/audit/kinds.rules.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { NewEntry } from './entries.store.ts';

const SECURITY = ['access', 'users', 'customers', 'settings'];

type Say = (facts: object) => void;

/** Has the entry said once its transaction is committed, where it is of security. */
export function sayRecorded(transaction: Transaction, kind: AuditKind, entry: NewEntry): void {
  if (!SECURITY.includes(KINDS[kind].group)) return;
  const { author, authorId, subjectId, fieldsBefore, fieldsAfter } = entry;
  const fields = [fieldsBefore, fieldsAfter].flatMap((json) =>
    Object.keys(JSON.parse(json ?? '{}') as object),
  );
  const changed = fields.length === 0 ? {} : { fields: [...new Set(fields)] };
  transaction.say?.({ kind, author, userId: authorId, subjectId, ...changed });
}

/** Where the lines of one process go: nowhere until it has a log. */
export class SecurityLog {
  #say: Say = () => {};

  sayTo(say: Say): void {
    this.#say = say;
  }

  /** The database, whose transactions say what they have to once they are committed, and nothing where they are not. */
  of(database: Database): Database {
    return {
      ...database,
      transact: async (run) => {
        const lines: object[] = [];
        const result = await database.transact((transaction) =>
          run({ ...transaction, say: (facts) => lines.push(facts) }),
        );
        for (const line of lines) this.#say(line);
        return result;
      },
    };
  }
}
