// Writes that nobody waits for are part of their transaction like any other.
import { describe, expect, test } from 'vitest';
import type { Transaction } from '../../src/db/database.ts';
import { defer } from '../../src/db/defer.ts';
import { openMigrated } from '../shop-under-test.ts';

const setting = ({ sql }: Transaction, key: string) =>
  sql.insertInto('settings').values({ key, value: 'x', createdAt: 0, updatedAt: 0 });

async function keys({ database }: Awaited<ReturnType<typeof openMigrated>>): Promise<string[]> {
  const rows = await database.read.selectFrom('settings').select('key').orderBy('key').execute();
  return rows.map(({ key }) => key);
}

describe('a deferred write', () => {
  test('is seen by what follows in its transaction, and stays', async () => {
    const opened = await openMigrated();
    const seen = await opened.database.transact(async (transaction) => {
      await defer(transaction, setting(transaction, 'a'));
      await defer(transaction, setting(transaction, 'b'));
      return transaction.sql.selectFrom('settings').select('key').orderBy('key').execute();
    });
    expect(seen).toEqual([{ key: 'a' }, { key: 'b' }]);
    expect(await keys(opened)).toEqual(['a', 'b']);
  });

  test('that is the last of its transaction and fails leaves nothing, and tells why', async () => {
    const opened = await openMigrated();
    const failing = opened.database.transact(async (transaction) => {
      await defer(transaction, setting(transaction, 'a'));
      await defer(transaction, setting(transaction, 'a'), () => new Error('it is there'));
      transaction.announce('settings');
    });
    await expect(failing).rejects.toThrow('it is there');
    expect(await keys(opened)).toEqual([]);
  });

  test('that fails before others tells why, not what became of those', async () => {
    const opened = await openMigrated();
    const failing = opened.database.transact(async (transaction) => {
      await setting(transaction, 'a').execute();
      await defer(transaction, setting(transaction, 'a'), () => new Error('it is there'));
      await defer(transaction, setting(transaction, 'b'), () => new Error('in vain'));
      await transaction.sql.selectFrom('settings').selectAll().execute();
    });
    await expect(failing).rejects.toThrow('it is there');
    expect(await keys(opened)).toEqual([]);
  });

  test('goes with a transaction that changes its mind, whose reason is told', async () => {
    const opened = await openMigrated();
    const failing = opened.database.transact(async (transaction) => {
      await defer(transaction, setting(transaction, 'a'));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await keys(opened)).toEqual([]);
  });

  test('of one transaction is nothing to the next', async () => {
    const opened = await openMigrated();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        opened.database.transact(async (transaction) => {
          await defer(transaction, setting(transaction, `k${String(index >> 1).padStart(2, '0')}`));
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await keys(opened)).toHaveLength(20);
  });
});
