// npm run move: from SQLite to PostgreSQL, everything or nothing (docs/operations.md).
import { expect, test } from 'vitest';
import { createFirstSuperadmin } from '../src/accounts/index.ts';
import { createShop } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { openSqlite } from '../src/db/engines/open-sqlite.ts';
import { createStarterContent } from '../src/site/index.ts';
import { countRows, TABLE_NAMES } from './count-rows.ts';
import { fill, ROWS } from './db/rows.ts';
import { openData, runScript, temporaryFolder } from './copying-scripts.ts';
import { emptyDatabase, engine } from './test-databases.ts';

const move = (dataDir: string, ...args: string[]) => runScript('move', args, { DATA_DIR: dataDir });

test('without a target, and without a shop, it says what it needs', async () => {
  const folder = temporaryFolder();
  expect(await move(folder)).toMatchObject({ code: 1, output: /Uso: npm run move/ });
  const target = ['--to', 'postgres://nadie@127.0.0.1:1/nada'];
  expect((await move(folder, ...target)).output).toMatch(/No hay base de datos en/);
});

test('while the shop is open it is refused', async () => {
  const { dataDir, database } = await openData();
  const { code, output } = await move(dataDir, '--to', 'postgres://nadie@127.0.0.1:1/nada');
  await database.close();
  expect([code, output]).toEqual([1, expect.stringContaining('Otro proceso de Brasa')]);
});

if (engine === 'postgres') {
  test('every row of every table arrives, keys go on, and a second time is refused', async () => {
    const dataDir = temporaryFolder();
    const database = await openSqlite(dataDir);
    const shop = createShop(database, Date.now, readConfig({ DATA_DIR: dataDir }));
    await createStarterContent(shop);
    await createFirstSuperadmin(shop, { username: 'admin', password: 'lumbre-de-olivo' });
    await database.transact(({ sql }) => fill(sql));
    for (const table of TABLE_NAMES) {
      await database.transact(({ sql }) =>
        sql
          .insertInto(table)
          .values(ROWS[table].right as never)
          .execute(),
      );
    }
    const before = await countRows(database);
    expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([]);
    await database.close();
    const target = await emptyDatabase(temporaryFolder());
    const moved = await move(dataDir, '--to', target.url);
    expect([moved.code, moved.output]).toEqual([0, expect.stringContaining('Tienda movida')]);
    const opened = await target.open();
    expect(await countRows(opened)).toEqual(before);
    await opened.transact(({ sql }) =>
      sql
        .insertInto('settings')
        .values({ key: 'otra más', value: 'x', createdAt: 0, updatedAt: 0 })
        .execute(),
    );
    await opened.close();
    const again = await move(dataDir, '--to', target.url);
    expect([again.code, again.output]).toEqual([1, expect.stringContaining('no está vacía')]);
    await target.giveBack();
  });
}
