// An insert is built once for its columns and the number of its rows; what it stores is what it is given.
import { expect, test } from 'vitest';
import { compiledInsert } from '../../src/db/prepared.ts';
import { openMigrated } from '../shop-under-test.ts';

test('each row is stored as given, whatever was stored before and in whichever order its columns stand', async () => {
  const { database } = await openMigrated();
  const newSettings = compiledInsert('settings', (insert) => insert.returning(['key', 'value']));
  const stamps = { createdAt: 1, updatedAt: 2 };
  const stored = await database.transact(async ({ sql }) => {
    const insert = async (...rows: Parameters<typeof newSettings>[1]) =>
      (await sql.executeQuery(newSettings(sql, rows))).rows;
    return [
      await insert({ key: 'a', value: 'first', ...stamps }),
      await insert({ key: 'b', value: 'second', ...stamps }),
      await insert({ ...stamps, value: 'third', key: 'c' }),
      await insert(
        { key: 'd', value: 'fourth', ...stamps },
        { value: 'fifth', ...stamps, key: 'e' },
      ),
      await insert({ key: 'f', value: 'sixth', version: 7, ...stamps }),
    ];
  });
  expect(stored.map((rows) => rows.map(({ key, value }) => `${key} ${value}`))).toEqual([
    ['a first'],
    ['b second'],
    ['c third'],
    ['d fourth', 'e fifth'],
    ['f sixth'],
  ]);
  const sixth = await database.read
    .selectFrom('settings')
    .select(['version', 'createdAt', 'updatedAt'])
    .where('key', '=', 'f')
    .executeTakeFirst();
  expect(sixth).toEqual({ version: 7, createdAt: 1, updatedAt: 2 });
});
